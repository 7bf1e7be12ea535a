/**
 * Checks that git contains no file of the build: generated files are always made from their sources, so that the two
 * never differ. `npm run docs` only writes pages of docs/reference, which people read in the repository; a unit test
 * checks that.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in.ts';

const product = join(import.meta.dirname, '..');

/** Compares the files in git with the build in dist/, and prints each file that is in both, under any name. */
export function checkGeneratedFiles(root: string = product): { passed: number; failed: number } {
  const dist = join(root, 'dist');
  const built = new Map(filesIn(dist).map((file) => [blobHash(readFileSync(join(dist, file))), file]));
  const entries = execFileSync('git', ['ls-files', '--stage', '-z'], { cwd: root, encoding: 'utf8' });
  const faults = entries.split('\0').flatMap((entry) => {
    const [, hash = '', path = ''] = /^\d+ (\w+) \d\t(.*)$/s.exec(entry) ?? [];
    return built.has(hash) ? [`${path} is ${built.get(hash)} of the build: take it out of git.`] : [];
  });
  for (const fault of faults) console.error(fault);
  return { passed: Number(faults.length === 0), failed: faults.length };
}

/** Returns the hash by which git identifies a content. */
function blobHash(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * Checks that nothing in git is a file of the build: what a command writes is made anew from its sources, so that the two never
 * differ. `npm run docs` writes pages of docs/reference only, which people read where they are; a unit test says so.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in.ts';

const product = join(import.meta.dirname, '..');

/** Compares what is in git with the build in dist/, and prints each file that both have, under whatever name. */
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

/** The name by which git knows a content. */
function blobHash(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

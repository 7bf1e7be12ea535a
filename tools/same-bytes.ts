/**
 * Checks that the sources give the same bytes elsewhere: builds them again in another folder, time zone and language,
 * and compares each file with dist/. It is a separate step and not a unit test, because it needs the finished build,
 * and takes as long as another one.
 *
 * npx tsx tools/same-bytes.ts
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { filesIn } from './files-in.ts';

const product = join(import.meta.dirname, '..');

/** The folder and the environment of the other build. */
const FOLDER = '.cache/a clone';
const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

/** The maximum number of files that are listed, because one cause changes many. */
const SHOWN = 20;

/**
 * Compares two builds.
 * @returns a line for each file that differs, or that only one build has
 */
export function differingFiles(one: string, other: string): string[] {
  const files = [...new Set([one, other].flatMap(filesIn))].sort();
  return files.flatMap((file) => {
    const [here, there] = [one, other].map((folder) => join(folder, file)) as [string, string];
    if (!existsSync(there)) return [`${file} is missing in a build elsewhere.`];
    if (!existsSync(here)) return [`${file} is only in a build elsewhere.`];
    return readFileSync(here).equals(readFileSync(there))
      ? []
      : [`${file} has other bytes in a build elsewhere.`];
  });
}

/** Builds the sources again elsewhere, and compares the result with dist/. */
export async function checkSameBytes(): Promise<{ passed: number; failed: number; output: string }> {
  const clone = join(product, FOLDER);
  const remove = () => rmSync(clone, { recursive: true, force: true });
  remove();
  try {
    for (const path of sources()) {
      mkdirSync(dirname(join(clone, path)), { recursive: true });
      linkSync(join(product, path), join(clone, path));
    }
    // A link to the folder would not do, because the location of a package is part of its address in the build.
    await promisify(execFile)('cp', ['-al', join(product, 'node_modules'), clone]);
    // Other steps run at the same time.
    await promisify(execFile)(process.execPath, ['build.mjs'], {
      cwd: clone,
      env: { ...process.env, ...ELSEWHERE },
    });
    const faults = differingFiles(join(product, 'dist'), join(clone, 'dist'));
    const more = faults.length > SHOWN ? [`… and ${faults.length - SHOWN} more.`] : [];
    const output = [...faults.slice(0, SHOWN), ...more].join('\n');
    return { passed: Number(faults.length === 0), failed: Number(faults.length > 0), output };
  } finally {
    remove();
  }
}

/** Returns the files that a clone of the working copy contains. */
function sources(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: product, encoding: 'utf8', maxBuffer: 2 ** 26 }).split(
    '\0',
  );
  return listed.filter(
    (path) => path !== '' && !path.startsWith('tests/') && existsSync(join(product, path)),
  );
}

if (process.argv[1] === import.meta.filename) {
  const { failed, output } = await checkSameBytes();
  console.log(failed > 0 ? output : 'The same bytes.');
  process.exitCode = failed > 0 ? 1 : 0;
}

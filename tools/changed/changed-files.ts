import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the files that differ from a commit, including new and staged ones.
 * @param root the folder of the checkout
 * @param since a commit or branch; the common history of it and the checkout counts as unchanged
 * @returns paths from the root
 * @throws {Error} if Git knows no such commit
 */
export function changedFiles(root: string, since: string = 'HEAD'): { present: string[]; deleted: string[] } {
  const [base = since] = git(root, ['merge-base', since, 'HEAD']);
  const files = [
    ...new Set([
      ...git(root, ['diff', '--name-only', '--no-renames', base]),
      ...git(root, ['ls-files', '--others', '--exclude-standard']),
    ]),
  ].sort();
  const isPresent = (file: string) => existsSync(join(root, file));
  return { present: files.filter(isPresent), deleted: files.filter((file) => !isPresent(file)) };
}

function git(root: string, args: readonly string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

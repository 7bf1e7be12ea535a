import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that differ from a commit, new and staged ones included.
 * @param {string} root of the checkout
 * @param {string} [since] a commit or branch; what it and the checkout have in common counts as unchanged
 * @returns {{ present: string[], deleted: string[] }} paths from the root
 * @throws {Error} if Git knows no such commit
 */
export function changedFiles(root, since = 'HEAD') {
  const base = git(root, ['merge-base', since, 'HEAD'])[0];
  const files = [
    ...new Set([
      ...git(root, ['diff', '--name-only', '--no-renames', base]),
      ...git(root, ['ls-files', '--others', '--exclude-standard']),
    ]),
  ].sort();
  const isPresent = (file) => existsSync(join(root, file));
  return { present: files.filter(isPresent), deleted: files.filter((file) => !isPresent(file)) };
}

function git(root, args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

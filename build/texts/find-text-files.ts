import { execFileSync } from 'node:child_process';

/** What is for no reader: texts in storage, and the words of the panel for developers, in English. */
const FOR_NO_READER = ['core/platform/storage/texts.ts', 'widgets/shell/debug-panel/texts.ts'];

/**
 * Whether a file of the product holds texts for readers.
 * @param file its path in the repository
 */
export function isTextFile(file: string): boolean {
  return /^(core|widgets)\/.*\/(?:[\w-]+-)?texts\.ts$/.test(file) && !FOR_NO_READER.includes(file);
}

/**
 * The files of the product that hold texts for readers, and nothing else.
 * @param root of the repository
 * @returns paths from there
 */
export function findTextFiles(root: string): string[] {
  const files = ['ls-files', '--cached', '--others', '--exclude-standard', 'core', 'widgets'];
  return execFileSync('git', files, { cwd: root, encoding: 'utf8' }).split('\n').filter(isTextFile).sort();
}

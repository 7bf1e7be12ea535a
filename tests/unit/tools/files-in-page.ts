import { readFileSync } from 'node:fs';

/** A file's name in bold, an explanation, a block of code. */
const FILE = /^\*\*`([^`]+)`\*\*(?:[^`]|`[^`\n]+`)*?\n\n```\w+\n([\s\S]*?)^```$/gm;

/**
 * The files that a page of the documentation shows, by path.
 * @param page path from the root
 */
export function filesInPage(page: string): ReadonlyMap<string, string> {
  return new Map(
    [...readFileSync(page, 'utf8').matchAll(FILE)].map(([, path = '', text = '']) => [path, text]),
  );
}

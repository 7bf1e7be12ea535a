import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/**
 * The statements of a source.
 * @param {string} source TypeScript
 * @param {string} file its path, for messages; a name in `.tsx` may hold JSX
 * @returns {object[]} syntax nodes of swc
 * @throws {Error} naming the file that does not parse
 */
export function parseSource(source, file) {
  try {
    return parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }).body;
  } catch (error) {
    throw new Error(`${file}: cannot be parsed.`, { cause: error });
  }
}

/**
 * The statements of a file.
 * @param {string} root of the repository
 * @param {string} file its path from there
 */
export function parseFile(root, file) {
  return parseSource(readFileSync(join(root, file), 'utf8'), file);
}

/** Without brackets and type assertions around it. @param {object | undefined} node an expression */
export function bare(node) {
  return node?.expression && /^(Parenthesis|Ts)/.test(node.type) ? bare(node.expression) : node;
}

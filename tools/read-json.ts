import { readFileSync } from 'node:fs';
import { messageOf } from './errors.ts';

/**
 * Reads a publisher's JSON file. Editors on Windows begin one with a byte order mark, which browsers pass over and
 * `JSON.parse` refuses.
 * @param file its path
 * @throws {TypeError} names the file
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new TypeError(`${file} cannot be read as JSON: ${messageOf(cause)}`, { cause });
  }
}

import { readFileSync } from 'node:fs';
import { messageOf } from './errors.ts';

/**
 * Reads a publisher's JSON file. Editors on Windows may write a byte order mark at its start, which browsers ignore and
 * `JSON.parse` rejects.
 * @param file the file's path
 * @throws {TypeError} naming the file
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new TypeError(`${file} cannot be read as JSON: ${messageOf(cause)}`, { cause });
  }
}

import { readFileSync } from 'node:fs';

/**
 * Reads a publisher's JSON file. Editors on Windows begin one with a byte order mark, which browsers pass over and
 * `JSON.parse` refuses.
 * @param {string} file its path
 * @returns {unknown}
 * @throws {TypeError} names the file
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new TypeError(`${file} cannot be read as JSON: ${cause.message}`, { cause });
  }
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text as readStream } from 'node:stream/consumers';

/** Milliseconds for an address. */
const TIMEOUT = 15_000;
const PAGE = /\.(html?|xhtml)$/i;

/** Something to lint cannot be read; the message is for the terminal. */
export class PageError extends Error {
  name = 'PageError';
}

/**
 * Reads what is to be linted.
 * @param {string[]} sources files, folders, http addresses, `-` for the standard input
 * @param {NodeJS.ReadableStream} input the standard input
 * @returns {AsyncGenerator<{ name: string, text: string }>}
 * @throws {PageError} naming what cannot be read
 */
export async function* readPages(sources, input) {
  for (const source of sources) {
    if (source === '-') yield { name: 'standard input', text: await readStream(input) };
    else if (/^https?:\/\//i.test(source)) yield { name: source, text: await fetchPage(source) };
    else for (const file of filesOf(source)) yield { name: file, text: readFileSync(file, 'utf8') };
  }
}

async function fetchPage(address) {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { Accept: 'text/html' },
    });
    // A page about an error has hooks as well.
    return await answer.text();
  } catch (cause) {
    throw new PageError(`${address} cannot be read: ${cause.cause?.message ?? cause.message}.`, { cause });
  }
}

function filesOf(source) {
  let isFolder;
  try {
    isFolder = statSync(source).isDirectory();
  } catch (cause) {
    throw new PageError(
      `${source} cannot be read: ${cause.code === 'ENOENT' ? 'there is no such file' : cause.code}.`,
      { cause },
    );
  }
  if (!isFolder) return [source];
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && PAGE.test(item.name))
    .map((item) => relative('', join(item.parentPath ?? item.path, item.name)))
    .sort();
  if (files.length === 0) throw new PageError(`${source} has no .html file.`);
  return files;
}

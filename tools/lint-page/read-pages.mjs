import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buffer as readStream } from 'node:stream/consumers';
import { decodePage } from './decode-page.mjs';

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
 * @returns {AsyncGenerator<{ name: string, text: string, status?: number }>} with the status of an address
 * @throws {PageError} naming what cannot be read
 */
export async function* readPages(sources, input) {
  for (const source of sources) {
    if (source === '-') yield { name: 'standard input', text: decodePage(await readStream(input)) };
    else if (/^https?:\/\//i.test(source)) yield { name: source, ...(await fetchPage(source)) };
    else for (const file of filesOf(source)) yield { name: file, text: decodePage(readFileSync(file)) };
  }
}

async function fetchPage(address) {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { Accept: 'text/html' },
    });
    // A page about an error has hooks as well.
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { text: decodePage(bytes, answer.headers.get('content-type') ?? ''), status: answer.status };
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

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buffer as readStream } from 'node:stream/consumers';
import { codeOf, messageOf } from '../errors.ts';
import { decodePage } from './decode-page.ts';

/** The time limit for an address in ms. */
const TIMEOUT = 15_000;
const PAGE = /\.(html?|xhtml)$/i;

/** Thrown if a source cannot be read; the message is for the terminal. */
export class PageError extends Error {
  override readonly name = 'PageError';
}

/** A page to lint. */
export interface PageText {
  readonly name: string;
  readonly text: string;
  /** The status of the answer, if the page comes from an address. */
  readonly status?: number;
}

/**
 * Reads the pages to lint.
 * @param sources files, folders, http addresses, or `-` for the standard input
 * @param input the standard input
 * @throws {PageError} naming what cannot be read
 */
export async function* readPages(
  sources: readonly string[],
  input: NodeJS.ReadableStream,
): AsyncGenerator<PageText> {
  for (const source of sources) {
    if (source === '-') yield { name: 'standard input', text: decodePage(await readStream(input)) };
    else if (/^https?:\/\//i.test(source)) yield { name: source, ...(await fetchPage(source)) };
    else for (const file of filesOf(source)) yield { name: file, text: decodePage(readFileSync(file)) };
  }
}

async function fetchPage(address: string): Promise<Omit<PageText, 'name'>> {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { Accept: 'text/html' },
    });
    // An error page may have hooks as well.
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { text: decodePage(bytes, answer.headers.get('content-type') ?? ''), status: answer.status };
  } catch (cause) {
    const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    throw new PageError(`${address} cannot be read: ${messageOf(reason)}.`, { cause });
  }
}

function filesOf(source: string): string[] {
  let isFolder: boolean;
  try {
    isFolder = statSync(source).isDirectory();
  } catch (cause) {
    throw new PageError(
      `${source} cannot be read: ${codeOf(cause) === 'ENOENT' ? 'there is no such file' : codeOf(cause)}.`,
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

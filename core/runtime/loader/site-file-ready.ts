import { documentProperty } from '../page/document-property.ts';

/** The times at which the site file is requested, in ms: again if the requests so far have failed, or take long. */
const STARTS = [0, 1000, 2500];

/** Milliseconds after which the page continues with the product's own texts. */
const TIMEOUT = 5000;

/** The loader's own element, which names the site file. */
const own = documentProperty('currentScript') as HTMLScriptElement | null;

/**
 * Settles once the site file that the loader's element names in `data-site-file` is in `window.nmtSite`. No feature is
 * evaluated before. If it cannot be read, the product's own texts stay, and a message is logged.
 */
export const siteFileReady: Promise<void> = load((own?.dataset.siteFile ?? '').trim());

async function load(address: string): Promise<void> {
  const requests = new AbortController();
  const end = setTimeout(() => requests.abort(new Error(`${address} takes too long`)), TIMEOUT);
  try {
    if (!address) throw new Error('the script element of the loader has no data-site-file');
    window.nmtSite = await Promise.any(
      STARTS.map((start, index) => fetchTexts(address, index, start, requests.signal)),
    );
  } catch (cause) {
    const reason = cause instanceof AggregateError ? cause.errors[0] : cause;
    report('error', `The site file is not used: ${reason}. The product's own texts stay.`);
  }
  clearTimeout(end);
  // Aborts the other requests.
  requests.abort();
}

/** @param index the index of the request: each has another address, to bypass a cache with a bad answer */
async function fetchTexts(address: string, index: number, start: number, signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, start));
  signal.throwIfAborted();
  const query = index ? `${address.includes('?') ? '&' : '?'}retry=${index}` : '';
  const answer = await fetch(address + query, { signal });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const file = (await answer.json()) as Record<string, unknown> | null;
  if (!isObject(file) || !isObject(file.texts)) throw new Error(`${address} holds no object with "texts"`);
  const unused = Object.keys(file).filter((key) => !['$schema', 'language', 'texts'].includes(key));
  if (unused.length > 0)
    report('warn', `The site file holds "${unused.join('", "')}"; expected in script#site-config.`);
  return file;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value instanceof Object && !Array.isArray(value);
}

function report(level: 'error' | 'warn', message: string): void {
  // biome-ignore lint/suspicious/noConsole: core/runtime/log is with the chunks
  console[level](`nmt loader: ${message}`);
}

import { documentProperty } from '../page/document-property.ts';
import { isParsed } from '../page/parsed.ts';
import type { IntegrityOf } from './contract.ts';
import { createOnce } from './create-once.ts';
import { hasArrived } from './modules.ts';

/** Delay before each retry, in ms; half of it is random, so that visitors do not retry at once. */
const BACKOFF = [400, 2000];

/** The timeout of an attempt, in ms: a connection may hang forever. */
const TIMEOUT = 20_000;

/** The time before a failed integrity table is requested again, in ms. */
const PAUSE = 30_000;

const once = createOnce<void>();
const onceTable = createOnce<Record<string, string>>(PAUSE);
/** The integrity table, once it is loaded. */
let hashes: Record<string, string> | undefined;

/** The elements that may have requested files, once the page has been parsed. */
let served: HTMLLinkElement[] | undefined;

/** The loader's own element: its folder and nonce are used for all files. */
const own = documentProperty('currentScript') as HTMLScriptElement | null;

/** The folder of the files: the loader's own, with a slash at its end; empty for an inlined loader. */
export const base = own ? own.src.replace(/[^/]*$/, '') : '';

/**
 * Loads files in parallel, each once and with its integrity. A failed file can be requested again.
 * @param files such as `weather-1a2b3c.js`
 * @throws Error 'Failed to load {address}', 'No chunk: {address}', or the error of `integrityOf`
 */
export function loadFiles(files: readonly string[], integrityOf: IntegrityOf): Promise<unknown> {
  return Promise.all(files.map((file) => once(file, () => loadFile(file, integrityOf))));
}

/**
 * A file's integrity: from the server's own element if there is one, else from the release's integrity table.
 * @param table the table's file; its own integrity is in `data-integrity` of the loader's element, as that of the
 *   loader is in `integrity`
 * @returns a promise only while the table is not loaded
 * @throws Error if neither has the file: unchecked files are not run
 */
export function integrityFrom(table: string, file: string): string | Promise<string> {
  const element = servedElement(file);
  if (element && element.integrity) return element.integrity;
  const hashOf = (known: Record<string, string>) => {
    hashes = known;
    const hash = known[file];
    if (!hash) throw new Error(`No integrity: ${file}`);
    return hash;
  };
  if (hashes) return hashOf(hashes);
  // Preloads the file while its integrity is being fetched, to avoid a waterfall. If the server's HTML requests the
  // table, it arrives soon.
  if (!servedElement(table))
    fetch(base + file)
      .then((answer) => answer.text())
      .catch(() => {});
  return onceTable(table, () => retry(base + table, fetchTable)).then(hashOf);
}

async function loadFile(file: string, integrityOf: IntegrityOf): Promise<void> {
  if (await isServed(file)) return;
  const hash = await integrityOf(file);
  await retry(base + file, (address) => insert(file, address, hash));
}

async function insert(file: string, address: string, integrity: string): Promise<void> {
  const isScript = file.endsWith('.js');
  const element = document.createElement(isScript ? 'script' : 'link');
  const { nonce } = own as HTMLScriptElement;
  Object.assign(element, { crossOrigin: 'anonymous', integrity, nonce });
  if (isScript) (element as HTMLScriptElement).src = scriptAddress(address);
  else Object.assign(element, { rel: 'stylesheet', href: address });
  await new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
    setTimeout(reject, TIMEOUT);
    documentProperty('head').append(element);
  }).catch(() => {
    element.remove();
    throw failure(address);
  });
  if (isScript && !isHere(file)) throw new Error(`No chunk: ${address}`);
}

/** Waits for the server's own element, so that nothing is requested twice; returns false if that failed. */
function isServed(file: string): unknown {
  const element = servedElement(file);
  const isNow = () => isHere(file, element);
  if (isNow() || !element || documentProperty('readyState') === 'complete') return isNow();
  return new Promise((resolve) => {
    const done = () => resolve(isNow());
    element.addEventListener('load', done);
    element.addEventListener('error', done);
    // It may have failed before the loader ran; at the window's load event it has either loaded or failed.
    addEventListener('load', done);
    setTimeout(done, TIMEOUT);
  });
}

/** @param element the element of a style */
function isHere(file: string, element?: HTMLLinkElement): unknown {
  return hasArrived(file.slice(0, -3)) || (element && element.sheet);
}

/** Returns the element with which the server's HTML requests a file, or the style that it inlines. */
function servedElement(file: string): HTMLLinkElement | undefined {
  // Searches the whole page, for the last time once it has been parsed. The search is by tag name, because browsers
  // would test a selector with addresses on each element of the page.
  const elements = served || [...document.querySelectorAll<HTMLLinkElement>('script,link,style')];
  if (isParsed()) served = elements;
  return elements.find((element) =>
    element.matches(`[src$="/${file}"],[href$="/${file}"],[data-nmt-file="${file}"]`),
  );
}

/** Tries up to three times, each time with a new query, which bypasses caches that have a bad answer. */
function retry<Result>(
  address: string,
  work: (address: string) => Promise<Result>,
  tries = 0,
): Promise<Result> {
  return work(address + (tries ? `?retry=${tries}` : '')).catch(async (error) => {
    const wait = BACKOFF[tries];
    if (!wait) throw error;
    await new Promise((resolve) => setTimeout(resolve, (wait / 2) * (1 + Math.random())));
    return retry(address, work, tries + 1);
  });
}

function fetchTable(address: string): Promise<Record<string, string>> {
  const { integrity } = (own as HTMLScriptElement).dataset as { readonly integrity: string };
  return fetch(address, { integrity, signal: AbortSignal.timeout(TIMEOUT) })
    .then((answer) => answer.json())
    .catch(() => {
      throw failure(address);
    });
}

function failure(address: string): Error {
  return new Error(`Failed to load ${address}`);
}

interface Policy {
  createScriptURL: (address: string) => string;
}

let policy: Policy | undefined;

/** Trusted Types: with this policy only addresses made by this file become scripts. */
function scriptAddress(address: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
  };
  if (!trustedTypes || !trustedTypes.createPolicy) return address;
  policy = policy || trustedTypes.createPolicy('nmt', { createScriptURL: (text) => text });
  return policy.createScriptURL(address);
}

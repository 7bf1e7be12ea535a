import { hasArrived } from './modules.ts';
import { createOnce } from './once.ts';

/** What a file must hash to, a promise where that has to be fetched first. */
export type IntegrityOf = (file: string) => string | Promise<string>;

/** How long to wait before each new try, in ms; half of it by chance, so that readers do not come at once. */
const BACKOFF = [400, 2000];

const once = createOnce<void>();

/** Where the files are: the loader's own folder, with a slash at its end. */
export const base = document.currentScript
  ? (document.currentScript as HTMLScriptElement).src.replace(/[^/]*$/, '')
  : '';

/**
 * Loads files side by side, each once and under its integrity. A failure is tried again under a new query,
 * which gets past caches that keep a bad answer. What fails in the end may be asked for again.
 * @param files such as `weather-1a2b3c.js`
 * @throws Error 'Failed to load {address}'
 */
export function loadFiles(files: readonly string[], integrityOf: IntegrityOf): Promise<unknown> {
  return Promise.all(files.map((file) => once(file, () => attempt(file, integrityOf, 0))));
}

/** The element with which the server asked for a file already. */
export function servedElement(file: string): HTMLScriptElement | HTMLLinkElement | null {
  return document.querySelector(`script[src$="/${file}"],link[href$="/${file}"]`);
}

async function attempt(file: string, integrityOf: IntegrityOf, tries: number): Promise<void> {
  try {
    if (tries || !(await isServed(file))) await insert(file, integrityOf, tries);
  } catch (error) {
    const wait = BACKOFF[tries];
    if (!wait) throw error;
    await new Promise((resolve) => setTimeout(resolve, (wait / 2) * (1 + Math.random())));
    await attempt(file, integrityOf, tries + 1);
  }
}

/** Waits for the server's own element, so that nothing is asked for twice; false where that brought nothing. */
function isServed(file: string): boolean | Promise<boolean> {
  const element = servedElement(file);
  const isHere = () => hasArrived(file.slice(0, -3)) || !!(element && (element as HTMLLinkElement).sheet);
  if (isHere() || !element || document.readyState === 'complete') return isHere();
  return new Promise((resolve) => {
    const done = () => resolve(isHere());
    element.addEventListener('load', done);
    element.addEventListener('error', done);
    // It may have failed before we came; by the window's load it has come or never will.
    addEventListener('load', done);
  });
}

async function insert(file: string, integrityOf: IntegrityOf, tries: number): Promise<void> {
  const address = base + file + (tries ? `?retry=${tries}` : '');
  const isScript = file.endsWith('.js');
  const integrity = integrityOf(file);
  // The file comes into the browser's cache while its integrity is on the way: no waterfall.
  if (typeof integrity !== 'string')
    fetch(address)
      .then((answer) => answer.text())
      .catch(() => {});
  const element = document.createElement(isScript ? 'script' : 'link');
  element.crossOrigin = 'anonymous';
  element.integrity = await integrity;
  if (isScript) (element as HTMLScriptElement).src = policy.createScriptURL(address);
  else Object.assign(element, { rel: 'stylesheet', href: address });
  await new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => {
      element.remove();
      reject(new Error(`Failed to load ${address}`));
    };
    document.head.append(element);
  });
  if (isScript && !hasArrived(file.slice(0, -3))) throw new Error(`No chunk: ${address}`);
}

interface Policy {
  createScriptURL: (address: string) => string;
}

let policy: Policy = { createScriptURL: (address) => address };

/** Trusted Types: under this policy only addresses that this file makes become scripts. */
export function openFiles(): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
  };
  if (trustedTypes) policy = trustedTypes.createPolicy('nmt', policy);
}

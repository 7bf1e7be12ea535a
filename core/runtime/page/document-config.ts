import { configElement } from './config-element.ts';
import { documentValue } from './document-value.ts';

/** The object of `script#site-config` as sent. */
export type RawConfig = Readonly<Record<string, unknown>>;

const EMPTY: RawConfig = Object.freeze({});
const configs = documentValue(() => new WeakMap<Element, RawConfig | undefined>());

/**
 * Parses the configuration of the document once, so that a wrong value is reported once, however often it is read.
 * @returns undefined if it is missing or is not a JSON object
 */
export function parseDocumentConfig(): RawConfig | undefined {
  const element = configElement();
  if (!element) return undefined;
  const known = configs();
  if (!known.has(element)) known.set(element, parse(element.textContent));
  return known.get(element);
}

/**
 * Returns the configuration for constants that a module computes when it is evaluated; other code uses the
 * configuration of its page. The loader evaluates no module before the element is parsed.
 * @returns an empty object if there is none, and outside of documents: in workers, and in Node
 */
export function documentConfig(): RawConfig {
  return (typeof document === 'undefined' ? undefined : parseDocumentConfig()) ?? EMPTY;
}

function parse(text: string): RawConfig | undefined {
  try {
    const config: unknown = JSON.parse(text);
    if (config instanceof Object && !Array.isArray(config)) return Object.freeze(config as RawConfig);
  } catch {}
  return undefined;
}

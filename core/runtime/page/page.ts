import { warn } from '../log/log.ts';
import { type BodyAttributes, readBodyAttributes } from './body-attributes.ts';
import { parseDocumentConfig, type RawConfig } from './document-config.ts';
import { documentProperty } from './document-property.ts';
import type { PageFacts } from './facts.ts';

/** The page's facts: those of the loader and all attributes of `<body>`. Frozen. */
export interface Page extends PageFacts, BodyAttributes {
  /** The address's path, such as `/nieuws/2026/03/29/titel-a123`. */
  readonly path: string;
}

const pages = new WeakMap<PageFacts, Page>();
/**
 * The facts of pages by their configuration, which stays the same object when another URL fragment changes the facts.
 */
const configs = new WeakMap<object, RawConfig>();

/**
 * Completes the facts with the attributes of `<body>`, once for the same facts. The configuration stays the same object
 * after a change of the URL fragment: services identify the page by it. Never throws: a missing or malformed value
 * gives its documented default and one warning.
 * @param facts from the loader
 */
export function completePage(facts: PageFacts): Page {
  const known = pages.get(facts);
  if (known) return known;
  const page = Object.freeze({
    ...facts,
    config: configOf(facts.config),
    path: location.pathname,
    ...readBodyAttributes(documentProperty('body')),
  });
  pages.set(facts, page);
  return page;
}

function configOf(raw: unknown): RawConfig {
  if (!(raw instanceof Object)) return readConfig();
  const config = configs.get(raw) ?? readConfig();
  configs.set(raw, config);
  return config;
}

/** The loader ignores a missing configuration; the warning is given here [loader-13]. */
function readConfig(): RawConfig {
  const config = parseDocumentConfig();
  if (config) return config;
  warn('page', 'script#site-config is missing or holds no JSON object; the defaults are used.');
  return Object.freeze({});
}

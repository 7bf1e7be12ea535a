import { CONFIG_KINDS, type ConfigKind } from '../config/config-kinds.ts';
import { configSection } from '../config/config-section.ts';
import { isRecord } from '../config/guards.ts';
import { readSetting } from '../config/read-setting.ts';
import { custom, texts } from '../config/settings.ts';
import { siteConfig } from '../config/site-config.ts';
import { warn } from '../log/log.ts';
import type { BodyAttributes } from '../page/body-attributes.ts';
import type { Page } from '../page/page.ts';
import { PAGE_TYPES } from '../page/page-types.ts';
import { nearestName } from './nearest-name.ts';
import { reportPageFacts } from './report-page-facts.ts';
import { reportSiteFile } from './report-site-file.ts';

const typesConfig = configSection({
  /** Page types that the site adds, which are not reported as unknown. */
  pageTypes: texts([]),
});

/** The maximum number of unknown keys that are reported. */
const MAX_NAMED = 20;

const CHECKS: Record<ConfigKind, readonly [expects: string, accepts: (value: unknown) => value is unknown]> =
  {
    text: ['a text', isString],
    list: ['a list of texts', isList],
    words: ['a text or a list of texts', (value): value is unknown => isString(value) || isList(value)],
    flag: ['true or false', (value): value is unknown => typeof value === 'boolean'],
    number: ['a number', (value): value is unknown => typeof value === 'number'],
    object: ['an object', isRecord],
  };

/**
 * Reports authors' mistakes that nothing else reports on this page: unknown keys and wrong values in
 * `script#site-config`, whether or not a feature of the page reads them, facts of the page that its body contradicts,
 * an unknown page type, and deprecated names.
 * @param page the page
 * @param bodyNames the names of the attributes of `<body>`, `BODY_NAMES`, which the pages have in a file of their own
 */
export function reportAuthorMistakes(
  page: Pick<Page, 'config' | 'pageType'> & Partial<BodyAttributes>,
  bodyNames: readonly string[],
): void {
  const { config, pageType } = page;
  // The object has the details of its own keys.
  siteConfig({ config });
  const unknown = Object.keys(config).filter((key) => !Object.hasOwn(CONFIG_KINDS, key));
  for (const key of unknown.slice(0, MAX_NAMED)) {
    warn(
      'site-config',
      `${shown(key)} is not a key of script#site-config.${meant(key, Object.keys(CONFIG_KINDS))}`,
    );
  }
  for (const [key, kind] of Object.entries(CONFIG_KINDS)) {
    const [expects, accepts] = CHECKS[kind];
    readSetting(config, key, custom(expects, accepts, undefined));
  }
  reportPageFacts(config.page, bodyNames);
  reportSiteFile();
  const types: readonly string[] = [...PAGE_TYPES, ...typesConfig(page).pageTypes];
  if (pageType !== '' && !types.includes(pageType)) {
    warn(
      'page',
      `body's data-page-type is ${shown(pageType)}, which is not a page type of the product, nor one of "pageTypes" in script#site-config.${meant(pageType, types)}`,
    );
  }
  // The build sets this while the list is empty, so that the code below is left out.
  if (process.env.NMT_DEPRECATIONS !== 'none') {
    // This is a separate file; if it does not load, only these messages are missing.
    import('./report-deprecated.ts').then(
      ({ reportDeprecated }) => reportDeprecated(config),
      () => {},
    );
  }
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isString);
}

const shown = (name: string): string => JSON.stringify(name.slice(0, 80));

function meant(name: string, names: readonly string[]): string {
  const nearest = nearestName(name.slice(0, 80), names);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

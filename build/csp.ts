import { integrityOf } from './hash.ts';
import { THIRD_PARTIES, type ThirdParty } from './third-parties.ts';

/** The version of dist/csp.json. */
const FORMAT = 1;

/** The policy of a page without third parties' files; `why` explains each directive to people who read the file. */
const DIRECTIVES: readonly [name: string, values: readonly string[], why: string][] = [
  ['default-src', ["'none'"], 'the default for all other directives'],
  ['script-src', ["'self'"], 'the loader and its chunks, and the inlined head.js by its hash'],
  ['style-src', ["'self'"], 'style sheets of the site, and the inlined styles by their hashes'],
  ['img-src', ["'self'"], 'pictures of the site'],
  ['font-src', ["'self'"], 'fonts of the site'],
  ['media-src', ["'self'"], 'videos and their captions, sound'],
  ['connect-src', ["'self'"], "the bundle's integrity table and manifest, and the calls"],
  ['frame-src', ["'self'"], 'frames of the site; the origins of consent-gate frames go here'],
  ['worker-src', ["'self'"], 'the service worker of push messages'],
  ['manifest-src', ["'self'"], 'icon and name for a home screen'],
  ['base-uri', ["'none'"], 'an injected <base> would send relative addresses elsewhere'],
  ['form-action', ["'self'"], "an injected form cannot post a visitor's input to another site"],
  ['frame-ancestors', ["'self'"], 'nobody lays a button over a framed page'],
  ['require-trusted-types-for', ["'script'"], 'texts become neither markup nor scripts'],
  ['trusted-types', ['nmt', 'nmt-scripts', 'dompurify'], 'the policies that exist, and no others'],
];

/** The contents of dist/csp.json. */
export interface Csp {
  format: number;
  release: string;
  /** The reason for each directive. */
  why: Record<string, string>;
  /** The policy of each page type; `default` is for all others. */
  pages: Record<string, PagePolicy>;
  thirdParties: Record<string, ThirdParty>;
}

interface PagePolicy {
  directives: Record<string, string[]>;
  /** Keys of `thirdParties` that the features of the page type load. */
  thirdParties: string[];
}

/** The parts of dist/manifest.json that the policy depends on. */
export interface Published {
  release: string;
  head: { hash: string };
  styles: { base: { hash: string } };
  features: Record<
    string,
    { when?: { pageTypes?: readonly string[] | undefined } | null; expected?: readonly object[] }
  >;
  /** The files for each page type; `default` is for all others. */
  pages: Record<string, { styles: { integrity: string }[] }>;
}

/** The properties of a site's page that its policy depends on. */
export interface Page {
  /** `data-page-type`; an unknown one has the policy of `default`. */
  type: string;
  /** The object of script#site-config. */
  config?: object;
  /** The site's own origin, which `'self'` stands for. */
  origin?: string;
  /** The origin of the bundle's files, if it is another. */
  bundle?: string;
  /**
   * The text of the page's `<script type="speculationrules">`, which is allowed by its hash: if a policy has hashes,
   * Chromium ignores `'inline-speculation-rules'`.
   */
  speculationRules?: string | undefined;
  /** Additional sources for each directive. */
  extra?: Record<string, string[]>;
}

/**
 * The Content-Security-Policy by page type, for a CMS that reads it at each deploy.
 * @param pageTypes all page types of the product
 */
export function describeCsp(
  { release, head, styles, features, pages }: Published,
  pageTypes: readonly string[],
): Csp {
  const describe = (pageType: string): PagePolicy => {
    const inlined = (pages[pageType] ?? pages.default)?.styles.map(({ integrity }) => integrity) ?? [];
    const hashes: Record<string, string[]> = {
      'script-src': [head.hash],
      'style-src': [styles.base.hash, ...inlined],
    };
    const runs = (name: string) => {
      const types = features[name]?.when?.pageTypes;
      return features[name] !== undefined && (!types || types.includes(pageType));
    };
    return {
      directives: Object.fromEntries(
        DIRECTIVES.map(([name, values]) => [
          name,
          [...values, ...[...new Set(hashes[name] ?? [])].map((hash) => `'${hash}'`)],
        ]),
      ),
      thirdParties: Object.entries(THIRD_PARTIES)
        .filter(([, party]) => party.features.some(runs))
        .map(([name]) => name),
    };
  };
  return {
    format: FORMAT,
    release,
    why: Object.fromEntries(DIRECTIVES.map(([name, , why]) => [name, why])),
    pages: Object.fromEntries([...pageTypes, 'default'].map((type) => [type, describe(type)])),
    thirdParties: THIRD_PARTIES,
  };
}

/**
 * Returns the Content-Security-Policy header of a page of a site: the product's own policy, with the origins that the
 * site's configuration names, and those of the third parties that pages of this type use.
 */
export function policyOf(
  csp: Csp,
  { type, config = {}, origin = '', bundle = '', speculationRules, extra = {} }: Page,
): string {
  const { directives = {}, thirdParties = [] } = csp.pages[type] ?? csp.pages.default ?? {};
  const sources = Object.fromEntries(
    Object.entries(directives).map(([name, values]) => [name, new Set(values)]),
  );
  const add = (name: string, origins: readonly string[]) => {
    for (const one of origins) if (one !== origin) sources[name]?.add(one);
  };

  if (speculationRules !== undefined) add('script-src', [`'${integrityOf(speculationRules)}'`]);
  if (bundle) for (const name of ['script-src', 'style-src', 'connect-src']) add(name, [bundle]);
  add(
    'connect-src',
    originsIn(['endpoints', 'reports.address', 'fragmentOrigins'].map((key) => valueAt(config, key))),
  );
  for (const party of thirdParties) {
    const described = csp.thirdParties[party];
    if (!described) continue;
    const { config: keys, defaultWith, site, origins } = described;
    const values = keys.map((key) => valueAt(config, key));
    const isDefault = values.every((value) => value === undefined);
    if (isDefault && (!defaultWith || valueAt(config, defaultWith) === undefined)) continue;
    const named = originsIn(values);
    for (const name of site) add(name, named);
    // A site's own script instead of the maker's needs none of the maker's origins.
    const isMakers =
      isDefault || site.length === 0 || named.some((one) => Object.values(origins).flat().includes(one));
    if (isMakers) for (const [name, more] of Object.entries(origins)) add(name, more);
  }
  for (const [name, more] of Object.entries(extra)) add(name, more);
  return Object.entries(sources)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Returns the value of a key such as `paywall.meteringSrc`. */
function valueAt(config: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], config);
}

/** The https origins of addresses, also of those in lists and objects; relative addresses have none. */
function originsIn(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(originsIn))];
  if (typeof value === 'object' && value !== null) return originsIn(Object.values(value));
  return typeof value === 'string' && /^https:\/\//.test(value) && URL.canParse(value)
    ? [new URL(value).origin]
    : [];
}

import { THIRD_PARTIES } from './third-parties.mjs';

/** The version of dist/csp.json. */
const FORMAT = 1;

/** The policy of a page without anybody else's files; `why` is for whoever reads the file. */
const DIRECTIVES = [
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

/**
 * @typedef {object} Csp what dist/csp.json says
 * @property {number} format
 * @property {string} release
 * @property {Record<string, string>} why by directive
 * @property {Record<string, { directives: Record<string, string[]>, thirdParties: string[] }>} pages by page type; `default`
 *   for all others
 * @property {Record<string, import('./third-parties.mjs').ThirdParty>} thirdParties
 */

/**
 * @typedef {object} Published what dist/manifest.json says, as far as the policy needs it
 * @property {string} release
 * @property {{ hash: string }} head
 * @property {{ base: { hash: string } }} styles
 * @property {Record<string, { when?: { pageTypes?: string[] } | null, expected?: object[] }>} features
 * @property {Record<string, { styles: { integrity: string }[] }>} pages by page type; `default` for all others
 */

/**
 * The Content-Security-Policy by page type, for a CMS that reads it at each deploy.
 * @param {Published} published
 * @param {string[]} pageTypes all page types of the product
 * @returns {Csp}
 */
export function describeCsp({ release, head, styles, features, pages }, pageTypes) {
  const describe = (pageType) => {
    const inlined = (pages[pageType] ?? pages.default).styles.map(({ integrity }) => integrity);
    const hashes = {
      'script-src': [head.hash],
      'style-src': [styles.base.hash, ...inlined],
    };
    const runs = (name) => {
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
      thirdParties: Object.keys(THIRD_PARTIES).filter((party) => THIRD_PARTIES[party].features.some(runs)),
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
 * The policy of a page of a site as the value of its header: the product's own, with the origins that the site's
 * configuration names, and those of the third parties that it uses on pages of this type.
 * @param {Csp} csp
 * @param {object} page
 * @param {string} page.type `data-page-type`; an unknown one has the policy of `default`
 * @param {object} [page.config] the object of script#site-config
 * @param {string} [page.origin] the site's own origin, which `'self'` stands for
 * @param {string} [page.bundle] the origin of the bundle's files, if it is another
 * @param {Record<string, string[]>} [page.extra] further sources by directive
 * @returns {string}
 */
export function policyOf(csp, { type, config = {}, origin = '', bundle = '', extra = {} }) {
  const { directives, thirdParties } = csp.pages[type] ?? csp.pages.default;
  const sources = Object.fromEntries(
    Object.entries(directives).map(([name, values]) => [name, new Set(values)]),
  );
  const add = (name, origins) => {
    for (const one of origins) if (one !== origin) sources[name]?.add(one);
  };

  if (bundle) for (const name of ['script-src', 'style-src', 'connect-src']) add(name, [bundle]);
  add('connect-src', originsIn([config.endpoints, config.reports?.address, config.fragmentOrigins]));
  for (const party of thirdParties) {
    const { config: keys, defaultWith, site, origins } = csp.thirdParties[party];
    const values = keys.map((key) => key.split('.').reduce((part, name) => part?.[name], config));
    const isDefault = values.every((value) => value === undefined);
    if (isDefault && config[defaultWith] === undefined) continue;
    const named = originsIn(values);
    for (const name of site) add(name, named);
    // A script of the site's own in the maker's place needs none of the maker's origins.
    const isMakers =
      isDefault || site.length === 0 || named.some((one) => Object.values(origins).flat().includes(one));
    if (isMakers) for (const [name, more] of Object.entries(origins)) add(name, more);
  }
  for (const [name, more] of Object.entries(extra)) add(name, more);
  return Object.entries(sources)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The https origins of addresses, in lists and objects as well; relative addresses have none. */
function originsIn(value) {
  if (Array.isArray(value)) return [...new Set(value.flatMap(originsIn))];
  if (typeof value === 'object' && value !== null) return originsIn(Object.values(value));
  return typeof value === 'string' && /^https:\/\//.test(value) && URL.canParse(value)
    ? [new URL(value).origin]
    : [];
}

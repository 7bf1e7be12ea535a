import { NodeClosed, Rule } from 'html-validate';
import { configChecker } from './config-checker.mjs';
import { tagOf } from './element.mjs';
import { LAWS } from './law/laws.mjs';
import { readContract } from './read-contract.mjs';
import { readPage } from './read-page.mjs';
import * as attributes from './rules/attributes.mjs';
import * as content from './rules/content.mjs';
import * as documents from './rules/document.mjs';
import * as head from './rules/head.mjs';
import * as hooks from './rules/hooks.mjs';
import * as links from './rules/links.mjs';
import * as page from './rules/page.mjs';
import * as parts from './rules/parts.mjs';
import * as site from './rules/site-build.mjs';

/** `nodeType` of an element. */
const ELEMENT = 1;
/** Where each rule is described. */
export const DOCS = 'docs/lint-page.md';

/** Findings of a rule on one page; html-validate takes long for each. Who made more will not read them one by one. */
const MOST = 500;

/**
 * The rules: how a finding counts, what it is about, and the check. docs/lint-page.md has the same list.
 * @type {Record<string, ['error' | 'warn', string, (page: object, known: object, context: object) => Iterable<object>]>}
 */
export const RULES = {
  'unknown-hook': ['error', 'A hook names a feature that does not exist.', hooks.unknownHooks],
  'unknown-attribute': [
    'error',
    'An attribute that resembles one of its feature, or is another feature’s.',
    (...context) => attributes.unknownAttributes(...context.slice(0, 2), { isNear: true }),
  ],
  'other-attribute': [
    'warn',
    'An attribute of a hook or of body that nobody reads.',
    (...context) => attributes.unknownAttributes(...context.slice(0, 2), { isNear: false }),
  ],
  'missing-attribute': ['error', 'A required attribute is missing.', attributes.missingAttributes],
  'wrong-value': ['error', 'A value of another type, range or word.', attributes.wrongValues],
  'unasked-purpose': ['warn', 'A purpose that nobody is asked about.', attributes.unaskedPurposes],
  'misspelt-purpose': [
    'error',
    'A purpose of the site that is a misspelt one of the product.',
    attributes.misspeltPurposes,
  ],
  'unknown-script': ['error', 'A script that the site does not have.', attributes.unknownScripts],
  captcha: ['error', 'A robot check on a site that has none.', content.captchaWithoutScript],
  'wrong-json': ['error', 'A script of a hook that holds no JSON.', attributes.wrongJson],
  quiz: ['error', 'A quiz that cannot be played, or not as it is meant.', content.wrongQuizzes],
  'ad-position': ['error', 'A position for advertisements that does not exist.', content.adPositions],
  wall: ['error', 'A wall without content, or content without a wall.', content.wallAndContent],
  'repeated-update': ['error', 'An update of a liveblog that is there twice.', content.repeatedUpdates],
  'dead-link': ['error', 'A link of a feature that leads nowhere.', links.deadLinks],
  'missing-part': ['error', 'A hook lacks an element that its feature needs.', parts.missingParts],
  'repeated-part': ['error', 'A hook has several of what there may be one of.', parts.repeatedParts],
  'part-element': ['error', 'A part is on another element than the one that counts.', parts.partElements],
  'stray-part': ['error', 'A part is outside of its hook.', parts.strayParts],
  nesting: ['error', 'A hook is where none may be, or where the parser moves it.', hooks.nesting],
  'missing-on-page': ['error', 'A feature needs something elsewhere on the page.', hooks.missingOnPage],
  'unfilled-space': ['error', 'A hook whose feature never runs on this type of page.', hooks.unfilledSpace],
  'page-type': ['error', 'The page type is missing or unknown.', page.unknownPageType],
  'site-config': ['error', 'script#site-config is missing, no JSON, or after the loader.', page.siteConfig],
  'unknown-config': ['error', 'A key of script#site-config that nobody reads.', page.unknownConfig],
  'wrong-config': ['error', 'A value of script#site-config that does not fit its key.', page.wrongConfig],
  'page-facts': [
    'error',
    'A fact of the page in script#site-config that body contradicts.',
    documents.contradictedFacts,
  ],
  'base-element': ['error', 'A base element, which leads links elsewhere.', documents.baseElement],
  'meta-policy': ['error', 'A policy in a meta element.', documents.metaPolicy],
  'mixed-builds': ['error', 'Files of two builds.', documents.mixedBuilds],
  loader: ['error', 'The loader is missing, twice there, blocking or of another kind.', head.loaderScript],
  'head-script': ['error', 'head.js is missing or changed.', head.headScript],
  'base-style': ['error', 'The base style is missing or changed.', head.baseStyle],
  integrity: ['error', 'A file of another release, or with a wrong or no integrity.', head.fileIntegrity],
  'cross-origin': ['error', 'A file of the release has no crossorigin.', head.crossOrigin],
  'page-files': ['warn', 'Files that a page of this type sends along are missing.', head.pageFiles],
  'site-build': ['error', 'data-site-file does not fit the build.', site.siteBuild],
  'site-language': [
    'warn',
    'A page in a language that its texts are not in, or that come late.',
    site.siteLanguage,
  ],
  deprecated: ['warn', 'A name that a later version of the contract no longer has.', page.deprecated],
};

/** The rules of all laws, as those of {@link RULES}; createLinter switches those of one on. */
const LAW_RULES = Object.fromEntries(
  Object.values(LAWS)
    .flatMap(Object.entries)
    .map(([name, { severity = 'error', about, check }]) => [name, [severity, about, check]]),
);

/**
 * The plugin of html-validate: a rule for each of {@link RULES} and of the laws, named `nmt/…`, all of which read the page once together.
 * @param {object} contract dist/contract.json
 * @param {object} [options]
 * @param {import('./read-release.mjs').Release} [options.release] without it the head is not checked
 * @param {object} [options.configSchema] dist/site-config.schema.json; without it the configuration is not checked
 * @param {string[]} [options.own] attributes of the site itself, such as `data-cms-id` or `data-cms-*`
 * @returns {import('html-validate').Plugin}
 */
export function createPlugin(contract, { release, configSchema, own = [] } = {}) {
  const configErrors = configChecker(configSchema);
  const known = readContract(contract, own);
  const pages = new WeakMap();
  const strays = { paragraphs: [] };
  const pageOf = (document) => {
    if (!pages.has(document)) {
      const read = readPage(document, known);
      let found;
      read.parts = () => {
        found ??= parts.findParts(read);
        return found;
      };
      pages.set(document, read);
    }
    return pages.get(document);
  };
  const rules = Object.entries({ ...RULES, ...LAW_RULES }).map(([name, [, description, check]]) => {
    class ContractRule extends Rule {
      documentation() {
        return { description, url: `${DOCS}#${name}` };
      }

      setup() {
        this.on('dom:ready', ({ document }) => {
          const context = { release, configErrors, configSchema, strayParagraphs: strays.paragraphs };
          let count = 0;
          for (const { element, at, message } of check(pageOf(document), known, context)) {
            count += 1;
            const isLast = count > MOST;
            const text = isLast
              ? `There are more than ${MOST} such mistakes; the others are not listed.`
              : message;
            this.report(element ?? null, text, at ?? element?.location);
            if (isLast) return;
          }
        });
      }
    }
    return [`nmt/${name}`, ContractRule];
  });
  return {
    name: 'nmt',
    rules: Object.fromEntries(rules),
    setup(_source, events) {
      strays.paragraphs = [];
      watchParagraphs(events, strays.paragraphs);
    },
  };
}

/**
 * Finds the paragraphs that a block ended although their author ended them later: the stray `</p>` says so. The tree no
 * longer shows it.
 */
function watchParagraphs(events, found) {
  const ended = [];
  events.on('tag:start', (_name, { target }) => {
    const before = elementBefore(target);
    if (
      before &&
      tagOf(before) === 'p' &&
      before.closed === NodeClosed.ImplicitClosed &&
      hooks.endsParagraph(tagOf(target))
    ) {
      ended.push({ paragraph: before, block: target });
    }
  });
  events.on('tag:end', (_name, { target, previous }) => {
    if (!target || tagOf(target) !== 'p' || target === previous || tagOf(previous) === 'p') return;
    const last = ended.findLast(({ block }) => block.parent === previous);
    if (last) found.push(last);
  });
}

/** The element before the last one; `childElements` would make a list of all of them for each tag. */
function elementBefore({ parent }) {
  const nodes = parent?.childNodes ?? [];
  let isSecond = false;
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    if (nodes[index].nodeType !== ELEMENT) continue;
    if (isSecond) return nodes[index];
    isSecond = true;
  }
  return undefined;
}

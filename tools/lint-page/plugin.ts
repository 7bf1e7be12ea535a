import {
  type DOMTree,
  type EventHandler,
  NodeClosed,
  type Plugin,
  Rule,
  type RuleDocumentation,
  type TagEndEvent,
  type TagStartEvent,
} from 'html-validate';
import { configChecker } from './config-checker.ts';
import { type Element, isElement, tagOf } from './element.ts';
import { LAWS } from './law/laws.ts';
import { type Contract, type Known, readContract } from './read-contract.ts';
import { type FoundPart, type Page, readPage } from './read-page.ts';
import type { Release } from './read-release.ts';
import type { Check, Context, RuleLevel, StrayParagraph } from './rule.ts';
import * as attributes from './rules/attributes.ts';
import * as content from './rules/content.ts';
import * as documents from './rules/document.ts';
import * as head from './rules/head.ts';
import * as hooks from './rules/hooks.ts';
import * as links from './rules/links.ts';
import * as page from './rules/page.ts';
import * as parts from './rules/parts.ts';
import * as site from './rules/site-build.ts';
import { speculationRules } from './rules/speculation.ts';

/** Where each rule is described. */
export const DOCS = 'docs/lint-page.md';

/** Findings of a rule on one page; html-validate takes long for each. Who made more will not read them one by one. */
const MAX_FINDINGS = 500;

type RuleEntry = readonly [level: RuleLevel, about: string, check: Check];

/** The rules by name. docs/lint-page.md has the same list. */
export const RULES: Readonly<Record<string, RuleEntry>> = {
  'unknown-hook': ['error', 'A hook names a feature that does not exist.', hooks.unknownHooks],
  'unknown-attribute': [
    'error',
    'An attribute that resembles one of its feature, or is another feature’s.',
    (page, known) => attributes.unknownAttributes(page, known, { isNear: true }),
  ],
  'other-attribute': [
    'warn',
    'An attribute of a hook or of body that nobody reads.',
    (page, known) => attributes.unknownAttributes(page, known, { isNear: false }),
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
  speculation: [
    'error',
    'Rules for loading ahead that cannot be read, or that open what counts.',
    speculationRules,
  ],
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
const LAW_RULES: Readonly<Record<string, RuleEntry>> = Object.fromEntries(
  Object.values(LAWS)
    .flatMap((rules) => Object.entries(rules))
    .map(([name, { severity = 'error', about, check }]) => [name, [severity, about, check]]),
);

export interface PluginOptions {
  /** Without it the head is not checked. */
  readonly release?: Release | undefined;
  /** dist/site-config.schema.json; without it the configuration is not checked. */
  readonly configSchema?: object | undefined;
  /** Attributes of the site itself, such as `data-cms-id` or `data-cms-*`. */
  readonly own?: readonly string[] | undefined;
}

/**
 * The plugin of html-validate: a rule for each of {@link RULES} and of the laws, named `nmt/…`, all of which
 * read the page once together.
 * @param contract dist/contract.json
 */
export function createPlugin(
  contract: Contract,
  { release, configSchema, own = [] }: PluginOptions = {},
): Plugin {
  const configErrors = configChecker(configSchema);
  const known = readContract(contract, own);
  const pages = new WeakMap<DOMTree, Page>();
  let strayParagraphs: StrayParagraph[] = [];
  const pageOf = (document: DOMTree): Page => {
    const page = pages.get(document) ?? readPageWithParts(document, known);
    pages.set(document, page);
    return page;
  };
  const rules = Object.entries({ ...RULES, ...LAW_RULES }).map(([name, [, description, check]]) => {
    class ContractRule extends Rule {
      override documentation(): RuleDocumentation {
        return { description, url: `${DOCS}#${name}` };
      }

      setup() {
        this.on('dom:ready', ({ document }) => {
          const context: Context = { release, configErrors, configSchema, strayParagraphs };
          let count = 0;
          for (const { element, at, message } of check(pageOf(document), known, context)) {
            count += 1;
            const isLast = count > MAX_FINDINGS;
            const text = isLast
              ? `There are more than ${MAX_FINDINGS} such mistakes; the others are not listed.`
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
      strayParagraphs = [];
      watchParagraphs(events, strayParagraphs);
    },
  };
}

function readPageWithParts(document: DOMTree, known: Known): Page {
  const page = readPage(document, known);
  let found: readonly FoundPart[] | undefined;
  return {
    ...page,
    parts() {
      found ??= parts.findParts(page);
      return found;
    },
  };
}

/**
 * Finds the paragraphs that a block ended although their author ended them later: the stray `</p>` says so. The tree no
 * longer shows it.
 */
function watchParagraphs(events: EventHandler, found: StrayParagraph[]): void {
  const ended: StrayParagraph[] = [];
  events.on('tag:start', (_name, { target }: TagStartEvent) => {
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
  events.on('tag:end', (_name, { target, previous }: TagEndEvent) => {
    if (!target || tagOf(target) !== 'p' || target === previous || tagOf(previous) === 'p') return;
    const last = ended.findLast(({ block }) => block.parent === previous);
    if (last) found.push(last);
  });
}

/** The element before the last one; `childElements` would make a list of all of them for each tag. */
function elementBefore({ parent }: Element): Element | undefined {
  const nodes = parent?.childNodes ?? [];
  let isSecond = false;
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    if (!node || !isElement(node)) continue;
    if (isSecond) return node;
    isSecond = true;
  }
  return undefined;
}

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
import { DOCS } from './finding.ts';
import { LAWS } from './law/laws.ts';
import { type Contract, type Known, readContract } from './read-contract.ts';
import { type FoundPart, type Page, readPage } from './read-page.ts';
import type { Release } from './read-release.ts';
import type { Check, Context, StrayParagraph } from './rule.ts';
import { endsParagraph } from './rules/hooks.ts';
import { findParts } from './rules/parts.ts';
import { RULES } from './rules.ts';

/**
 * The maximum number of findings of a rule on one page: html-validate takes long for each, and nobody reads more of
 * them.
 */
const MAX_FINDINGS = 500;

/** The data that a rule of the plugin needs. */
interface PluginRule {
  readonly about: string;
  readonly check: Check;
}

export interface PluginOptions {
  /** The release; without it the head is not checked. */
  readonly release?: Release | undefined;
  /** The content of dist/site-config.schema.json; without it the configuration is not checked. */
  readonly configSchema?: object | undefined;
  /** Attributes of the site itself, such as `data-cms-id` or `data-cms-*`. */
  readonly own?: readonly string[] | undefined;
}

/**
 * The plugin of html-validate: a rule for each of {@link RULES} and of the laws, named `nmt/…`, all of which read the
 * page once together.
 * @param contract the content of dist/contract.json
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
  // createLinter enables those of one law.
  const all: Readonly<Record<string, PluginRule>> = Object.assign({}, RULES, ...Object.values(LAWS));
  const rules = Object.entries(all).map(([name, { about: description, check }]) => {
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
      found ??= findParts(page);
      return found;
    },
  };
}

/**
 * Finds the paragraphs that a block element ended although their author ended them later, which the stray `</p>` shows.
 * The tree no longer does.
 */
function watchParagraphs(events: EventHandler, found: StrayParagraph[]): void {
  const ended: StrayParagraph[] = [];
  events.on('tag:start', (_name, { target }: TagStartEvent) => {
    const before = elementBefore(target);
    if (
      before &&
      tagOf(before) === 'p' &&
      before.closed === NodeClosed.ImplicitClosed &&
      endsParagraph(tagOf(target))
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

/** Returns the previous element; `childElements` would create a list of all elements for each tag. */
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

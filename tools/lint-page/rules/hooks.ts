import { nearestName } from '../../product-rules.ts';
import { ancestorsOf, attributesOf, type Element, parentOf, tagOf } from '../element.ts';
import type { Feature, HookKind, Known } from '../read-contract.ts';
import { hooksAround, type Page } from '../read-page.ts';
import type { Context, Problem } from '../rule.ts';

/** Elements that browsers move out of a table, and drop from a select. */
const KEPT_IN_TABLES = /^(caption|col|colgroup|tbody|thead|tfoot|tr|td|th|script|style|template)$/;
const TABLE = /^(table|tbody|thead|tfoot|tr|colgroup)$/;
/** Elements that HTML allows in a list besides its items. */
const KEPT_IN_LISTS = /^(li|script|template)$/;
const LIST = /^(ul|ol|menu)$/;
/** Interactive elements, which HTML does not allow inside each other. */
const INTERACTIVE = /<(a\s[^>]*href|button|input|select|textarea|form|details|audio|video)\b/;
/** Elements that end an open `<p>`. */
const ENDS_PARAGRAPH =
  /^(address|article|aside|blockquote|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|main|menu|nav|ol|p|pre|search|section|table|ul)$/;

/** Finds hooks whose name no feature has. */
export function* unknownHooks({ elements }: Page, { named, features }: Known): Generator<Problem> {
  for (const element of elements) {
    for (const kind of ['widget', 'special'] as const) {
      const found = attributesOf(element).get(`data-${kind}`);
      if (!found || named[kind].has(found.value)) continue;
      yield {
        element,
        at: found.valueAt,
        message: `No feature is named data-${kind}="${found.value}".${meant(kind, found.value, { named, features })}`,
      };
    }
  }
}

function meant(kind: HookKind, name: string, { named, features }: Pick<Known, 'named' | 'features'>): string {
  const other = kind === 'widget' ? 'special' : 'widget';
  const plain = kind === 'widget' ? name.replace(/^special-/, '') : name;
  if (named[other].has(plain)) return ` It is data-${other}="${plain}".`;
  const elsewhere = features.find((feature) => feature.name === name);
  if (elsewhere) return ` "${name}" mounts on ${elsewhere.facts.selector}.`;
  const near = nearestName(name, named[kind].keys());
  return near ? ` Did you mean "${near}"?` : '';
}

/** Finds hooks in places that do not allow them, or from which the browser moves them. */
export function* nesting(page: Page, _known: Known, { strayParagraphs }: Context): Generator<Problem> {
  for (const { element, feature } of page.hooks) {
    if (feature.isPage) continue;
    const around = forbidden(element, feature);
    if (around) {
      yield { element, message: `${feature.name} may not be in ${around}: take its hook out of it.` };
      continue;
    }
    if (!feature.facts.nesting.insideFeature) {
      const [outer] = hooksAround(element, page);
      if (outer) {
        const message = `${feature.name} may not be in the hook of ${outer.feature.name} (line ${outer.element.location.line}).`;
        yield { element, message };
        continue;
      }
    }
    const clickable = clickableAround(element, feature);
    if (clickable) {
      const message = `${feature.name} is in a <${tagOf(clickable)}> (line ${clickable.location.line}), and shows what can be clicked itself: take its hook out of it.`;
      yield { element, message };
      continue;
    }
    const tag = tagOf(element);
    const parent = parentOf(element);
    if (parent && TABLE.test(tagOf(parent)) && !KEPT_IN_TABLES.test(tag)) {
      yield { element, message: `A <${tag}> in a <${tagOf(parent)}> is moved above the table by browsers.` };
    } else if (parent && /^(select|optgroup)$/.test(tagOf(parent))) {
      yield { element, message: `A <${tag}> in a <select> is dropped by browsers.` };
    } else if (parent && LIST.test(tagOf(parent)) && !KEPT_IN_LISTS.test(tag)) {
      const message = `A <${tag}> in a <${tagOf(parent)}> is not an item of the list: put the hook on or in an <li>.`;
      yield { element, message };
    }
  }
  for (const { paragraph, block } of strayParagraphs) {
    const hook = page.hooks.find(({ element }) => element === block || isIn(element, block));
    if (!hook || hook.feature.isPage) continue;
    const { element, feature } = hook;
    const message = `${feature.name} is in a <p> (line ${paragraph.location.line}), which browsers end before <${tagOf(block)}>: take its hook out of it.`;
    yield { element, message };
  }
}

function forbidden(element: Element, { forbiddenIn }: Feature): string | undefined {
  const isBlock = endsParagraph(tagOf(element));
  for (const around of ancestorsOf(element)) {
    const tag = tagOf(around);
    // Browsers end the paragraph before a block element, whatever is between them; other elements may be in it.
    const isWrong = tag === 'p' ? isBlock : forbiddenIn.some(({ matches }) => matches(around));
    if (isWrong) return `a <${tag}> (line ${around.location.line})`;
  }
  return undefined;
}

/** Returns the link or button around a hook that contains one itself, according to its example in the contract. */
function clickableAround(element: Element, { facts }: Feature): Element | undefined {
  const inner = facts.sample?.replace(/^\s*<[^>]*>/, '') ?? '';
  if (!INTERACTIVE.test(inner)) return undefined;
  for (const around of ancestorsOf(element)) {
    const tag = tagOf(around);
    if (tag === 'button' || (tag === 'a' && attributesOf(around).has('href'))) return around;
  }
  return undefined;
}

function isIn(element: Element, around: Element): boolean {
  for (const candidate of ancestorsOf(element)) if (candidate === around) return true;
  return false;
}

/** Whether a start tag ends an open paragraph. */
export function endsParagraph(tag: string): boolean {
  return ENDS_PARAGRAPH.test(tag);
}

/** Finds hooks that never mount on a page of this type, although their space is reserved or they look functional. */
export function* unfilledSpace({ hooks, isWhole, pageType, articleType, body }: Page): Generator<Problem> {
  if (!isWhole) return;
  for (const { element, feature } of hooks) {
    // Such a hook reserves no space and is not visible.
    if (feature.isPage || isHidden(element)) continue;
    const { pageTypes, reserves, when } = feature.facts;
    const [wrong] = [
      { kind: 'pages', wanted: pageTypes, found: pageType },
      { kind: 'articles', wanted: when?.articleTypes, found: articleType },
    ].filter(({ wanted, found }) => wanted && !wanted.includes(found));
    if (!wrong?.wanted) continue;
    const { kind, wanted, found } = wrong;
    const effect = reserves ? 'the space that it reserves stays empty' : 'its hook stays as it was sent';
    const has = !body ? 'there is no <body>' : found ? `this one is "${found}"` : 'this one names no type';
    yield {
      element,
      message: `${feature.name} runs on ${kind} of the type ${list(wanted)} alone, and ${has}: ${effect}.`,
    };
  }
}

function isHidden(element: Element): boolean {
  return [element, ...ancestorsOf(element)].some((one) => attributesOf(one).has('hidden'));
}

/** Finds missing elements that a feature needs elsewhere on the page. */
export function* missingOnPage({ hooks, isWhole, elements }: Page): Generator<Problem> {
  if (!isWhole) return;
  for (const { element, feature } of hooks) {
    for (const { selector, matches } of feature.needs) {
      if (elements.some((candidate) => matches(candidate))) continue;
      yield { element, message: `${feature.name} needs ${selector} on the page, and there is none.` };
    }
  }
}

function list(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(' or ');
}

import { findArticleBody } from '../../../../core/domain/article/find-article-body.ts';
import { featureHook } from '../../../../core/runtime/feature/feature-hook.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import type { AdFacts, Block, Layout, SentSlot } from './facts.ts';

/** Selector of a slot [ads-16]. */
export const SLOT = '[data-ad-position]';

const HEADING = 'h1, h2, h3, h4, h5, h6, hgroup';
/** Elements that rule out a video in the text [ads-10]. */
const EMBEDS = `iframe, object, script, video, ${featureHook('[data-widget="video"]')}, [data-video-id]`;

/** Content without words. */
const MEDIA =
  'img, svg, picture, video, audio, canvas, iframe, object, embed, hr, input, button, select, textarea';
/** Elements whose text is not rendered. */
const UNSEEN = 'script, style, template, noscript';

/** The current state of a page: the facts for the plan, and the elements that they are about. */
export interface ReadPage {
  readonly facts: AdFacts;
  /** The elements by index in `facts.sent`. */
  readonly slots: readonly HTMLElement[];
  /** The elements by index in `facts.text`. */
  readonly blocks: readonly Element[];
}

/**
 * Reads the facts that decide about a page's slots [ads-9, ads-10].
 * @param page the attributes of `<body>` and the address
 * @param hasWall whether a wall is shown, or decided on
 * @param hash the current fragment
 * @param isKept whether a slot got its advertisement by an earlier plan
 * @param screensBetween minimum distance between two advertisements in window heights
 */
export function readPageFacts(
  page: Page,
  hasWall: boolean,
  hash: string,
  isKept: (slot: HTMLElement) => boolean,
  screensBetween: number,
): ReadPage {
  const body =
    page.pageType === 'article'
      ? findArticleBody()
      : (document.querySelector<HTMLElement>('[data-article-body]') ?? undefined);
  const slots = [...document.querySelectorAll<HTMLElement>(SLOT)];
  const blocks = body ? [...textContainer(body).children] : [];
  const { allowAds, appView, path, pageType, articleType, articleVariant } = page;
  return {
    slots,
    blocks,
    facts: {
      allowAds,
      appView,
      path,
      pageType,
      articleType,
      articleVariant,
      hash,
      hasWall,
      text: body && blocks.map(blockOf),
      figures: body ? outsideSlots(body, 'figure') : 0,
      hasEmbeds: !!body && outsideSlots(body, EMBEDS) > 0,
      sent: sentSlots(slots, isKept, blocks),
      layout: layoutOf(blocks, slots, screensBetween * innerHeight),
    },
  };
}

/**
 * The element whose children are the text's paragraphs: the one with most of them, because templates may wrap their
 * text.
 */
function textContainer(body: HTMLElement): Element {
  const counts = new Map<Element, number>([[body, countOf(body)]]);
  for (const { parentElement } of body.querySelectorAll('div > p, section > p')) {
    if (parentElement && !counts.has(parentElement)) counts.set(parentElement, countOf(parentElement));
  }
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

function countOf(container: Element): number {
  return [...container.children].filter((child) => blockOf(child) === 'paragraph').length;
}

function blockOf(element: Element): Block {
  if (element.matches(SLOT)) return 'slot';
  if (element.matches(HEADING)) return 'heading';
  return element.matches('p') && element.textContent?.trim() ? 'paragraph' : 'other';
}

function outsideSlots(body: Element, selector: string): number {
  return [...body.querySelectorAll(selector)].filter((element) => !element.closest(SLOT)).length;
}

/** Measures the page; undefined if its text has no height. */
function layoutOf(blocks: readonly Element[], slots: readonly Element[], apart: number): Layout | undefined {
  const extents = blocks.map((block) => block.getBoundingClientRect());
  if (apart === 0 || (extents.at(-1)?.bottom ?? 0) <= (extents[0]?.top ?? 0)) return undefined;
  return {
    blockEnds: extents.map(({ bottom }) => bottom),
    slots: slots.map((slot) => slot.getBoundingClientRect()),
    apart,
  };
}

/** The number of paragraphs before a slot in the text. */
function paragraphsBefore(slot: Element, blocks: readonly Element[]): number | undefined {
  const index = blocks.findIndex((block) => block.contains(slot));
  if (index < 0) return undefined;
  return blocks.slice(0, index).filter((block) => blockOf(block) === 'paragraph').length;
}

function sentSlots(
  slots: readonly HTMLElement[],
  isKept: (slot: HTMLElement) => boolean,
  blocks: readonly Element[],
): SentSlot[] {
  let run = 0;
  return slots.map((slot, index) => {
    const before = slots[index - 1];
    if (!before || !isNext(before, slot)) run += 1;
    const position = slot.dataset.adPosition?.trim() ?? '';
    return {
      position,
      run,
      splitsHeading: isSplit(slot),
      isKept: isKept(slot),
      paragraphsBefore: paragraphsBefore(slot, blocks),
    };
  });
}

/** Whether no visible content is between two slots, whatever elements contain them. */
function isNext(slot: Element, next: Element): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  walker.currentNode = lastNodeOf(slot);
  for (let node = walker.nextNode(); node && node !== next; node = walker.nextNode()) {
    const isContent =
      node instanceof Element
        ? node.matches(MEDIA)
        : node.nodeValue?.trim() !== '' && !node.parentElement?.matches(UNSEEN);
    if (isContent) return false;
  }
  return true;
}

function lastNodeOf(element: Element): Node {
  let last: Node = element;
  while (last.lastChild) last = last.lastChild;
  return last;
}

/** Whether only slots are between a heading and this slot, and something follows it. */
function isSplit(slot: Element): boolean {
  let before = slot.previousElementSibling;
  while (before?.matches(SLOT)) before = before.previousElementSibling;
  let after = slot.nextElementSibling;
  while (after?.matches(SLOT)) after = after.nextElementSibling;
  return before?.matches(HEADING) === true && after !== null;
}

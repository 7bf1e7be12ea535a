import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import type { PaywallType } from '../../../../core/domain/paywall/types.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { type Hideable, nodesAfter, VISIBILITY_ATTRIBUTES } from './hide-elements.ts';
import { createPageChanges } from './page-changes.ts';
import { lastBefore, lastOpenParagraph, paragraphs } from './paragraphs.ts';
import { protectedContent } from './protected-content.ts';
import { registerWall } from './standing-walls.ts';
import { type ContentNow, type Positioned, wallPosition } from './wall-position.ts';

/** Selector of a text that the server has ended: a wall neither removes words that are being read, nor adds any. */
const CLOSED = '[data-paywall-closed]';

/** A wall at the protected content. */
export interface WallOptions extends Positioned {
  readonly config: PaywallConfig;
  /** Removes the wall and restores the page. */
  readonly signal: AbortSignal;
}

/** A wall whose position is maintained. */
export interface KeptWall {
  /** Whether the wall blocks; none does on a page that declares itself free. */
  blocks(): boolean;
  /** Uses a configuration that arrived later. */
  configure(config: PaywallConfig): void;
  /** Resolves when the wall is in the document, or is removed before that. */
  readonly isPlaced: Promise<void>;
  /** Resolves when a blocking wall hides content for the first time, which may be never. */
  readonly isBlocked: Promise<void>;
}

/** Whether a type hides content; the other six are soft [paywall-types-2]. */
export function isBlocking(type: PaywallType): type is 'hard' | 'overcontent' {
  return type === 'hard' || type === 'overcontent';
}

/**
 * Keeps a wall in its position at the protected content and, if it blocks, keeps the content hidden, until the signal
 * aborts [paywall-types-4, -6, -7, -9, -10, -21]. It watches the document: content that arrives later, or that a script
 * inserts, fills, moves, shows or replaces, is hidden before it is painted, because mutation observers run before the
 * next frame.
 * @param options see {@link WallOptions}
 */
export function keepWall(options: WallOptions): KeptWall {
  const { as, section, clipAfter, signal } = options;
  let { config } = options;
  let content = protectedContent(config.contentSelector);
  const blocks = () => isBlocking(as) && !content.isFree();
  const page = createPageChanges();
  const position = wallPosition(options);
  const [isPlaced, onPlaced] = occurrence();
  const [isBlocked, onBlocked] = occurrence();
  const observed = new WeakSet<Element>();

  const update = () => {
    const isInForce = blocks();
    registerWall(signal, isInForce);
    const [first, ...others] = content.elements();
    const now = contentNow(first);
    const focused = document.activeElement;
    const isMoved = position(now);
    const hidden = page.hide(isInForce && first ? [...closedPart(first, now.last), ...others] : []);
    page.fade(isInForce && as === 'overcontent' ? now.last : undefined);
    page.removePlayers(isInForce ? config.gamesPlayerSelector : '');
    watch(hidden);
    if (section.isConnected) onPlaced();
    if (isInForce && first) {
      onBlocked();
      if (isMoved) scrollBackTo(section);
      if ([...hidden].some((element) => element.contains(focused))) passFocusTo(section);
    }
    // The changes made here do not have to be checked.
    observer.takeRecords();
  };
  const contentNow = (first: Element | undefined): ContentNow => {
    if (!first || as === 'hard' || as === 'belowcontent') return { first, all: [], last: undefined };
    const { gamesPlayerSelector } = config;
    const isSkipped = (element: Element) => element === section || matches(element, gamesPlayerSelector);
    const all = paragraphs(first, isSkipped);
    const closed = as === 'overcontent' ? first.querySelector(CLOSED) : null;
    return { first, all, last: closed ? lastBefore(all, closed) : lastOpenParagraph(all, clipAfter) };
  };
  const closedPart = (first: HTMLElement, last: ChildNode | undefined) =>
    as === 'hard' ? [first] : nodesAfter(first, last, section);
  /** Hides an element again when a script shows it, intentionally or not. */
  const watch = (hidden: ReadonlySet<Hideable>) => {
    for (const element of hidden) {
      if (!observed.has(element)) observer.observe(element, { attributeFilter: [...VISIBILITY_ATTRIBUTES] });
      observed.add(element);
    }
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !section.contains(target))) update();
  });
  const start = () => {
    update();
    const attributeFilter = [...content.attributes];
    const attributes = attributeFilter.length > 0 ? { attributeFilter } : {};
    observer.observe(document, { childList: true, subtree: true, characterData: true, ...attributes });
  };

  start();
  document.addEventListener('DOMContentLoaded', update, { signal });
  onAbort(signal, () => {
    observer.disconnect();
    registerWall(signal, false);
    page.undo();
    section.remove();
    onPlaced();
  });
  return {
    isPlaced,
    isBlocked,
    blocks,
    configure(next) {
      if (signal.aborted) return;
      if (next.contentSelector !== config.contentSelector) content = protectedContent(next.contentSelector);
      config = next;
      start();
    },
  };
}

/** A promise, and the function that resolves it. */
function occurrence(): [Promise<void>, () => void] {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return [promise, () => resolve()];
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** A visitor who has scrolled down sees the wall, not the end of the page. */
function scrollBackTo(section: HTMLElement): void {
  if (section.getBoundingClientRect().bottom < 0) section.scrollIntoView({ block: 'center' });
}

function passFocusTo(section: HTMLElement): void {
  const { activeElement } = document;
  const isShown = activeElement && activeElement !== document.body && !activeElement.closest('[hidden]');
  if (!isShown) section.focus({ preventScroll: true });
}

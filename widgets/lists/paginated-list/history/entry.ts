import { debounce } from '../../../core/platform/time/debounce.ts';
import { isRecord, isTextList } from '../../../core/runtime/config/readers.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';

/** What a list keeps in its history entry, so that a reader who comes back finds it as it was. */
export interface Place {
  /** The list's name. */
  readonly list: string;
  /** Addresses of the pages that it had, first to last. */
  readonly pages: readonly string[];
  /** The item at the window's top or the last above it, by its place in the list, and how far below that top, in px. */
  readonly item?: number;
  readonly top?: number;
}

const KEY = 'nmtPaginatedList';
/** Milliseconds without scrolling after which a place counts as the reader's. */
const REST = 250;
/** Earlier pages that are brought back; a reader who went further finds the last of them. */
const MOST_PAGES = 20;

/**
 * Writes a place and the page's address into the history entry, beside what others keep there. The entry is
 * replaced: one step back leaves the list, as it did before. The fragment stays: a menu that is open has its name there,
 * and would close without it.
 */
export function writePlace(place: Place, address: string): void {
  const others = isRecord(history.state) ? history.state : {};
  const url = new URL(address, location.href);
  url.hash = location.hash;
  try {
    history.replaceState({ ...others, [KEY]: place }, '', url);
  } catch {
    // Browsers refuse when it is done too often; the next time will do.
  }
}

/**
 * Reads the place of a list.
 * @param list its name
 * @param address of the page as it is shown now, without fragment
 * @returns the place, where it is of this list and ends with this page; its pages cut to the last 20
 */
export function readPlace(state: unknown, list: string, address: string): Place | undefined {
  const kept = isRecord(state) ? state[KEY] : undefined;
  if (!isRecord(kept) || kept.list !== list || !isTextList(kept.pages)) return undefined;
  const { pages, item, top } = kept;
  const { origin } = new URL(address);
  if (!pages.every((page) => parseAddress(page)?.origin === origin)) return undefined;
  if (pages.at(-1) !== address || pages.length < 2 || new Set(pages).size < pages.length) return undefined;
  const isPlaced = Number.isSafeInteger(item) && Number.isFinite(top) && pages.length <= MOST_PAGES;
  return {
    list,
    pages: pages.slice(-MOST_PAGES),
    ...(isPlaced && { item: item as number, top: top as number }),
  };
}

/**
 * Where the reader is in a list: the first item that reaches into the window, or the last one where all are above it.
 * Reads the layout.
 * @param holder of the items
 */
export function placeIn(holder: Element): Pick<Place, 'item' | 'top'> {
  const items = [...holder.children];
  for (const [item, element] of items.entries()) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0 || item === items.length - 1)
      return top > innerHeight ? {} : { item, top: Math.round(top) };
  }
  return {};
}

/**
 * Keeps the reader's place, whenever scrolling rests. What is written only while a page goes does not survive a
 * reload. A page that came while a menu was open was written into the menu's entry: once that is left, the list's own
 * gets it.
 * @param pages the list's, which grow
 */
export function keepPlace(
  list: string,
  holder: Element,
  pages: readonly string[],
  signal: AbortSignal,
): void {
  const keep = () => {
    const last = pages.length > 1 ? pages.at(-1) : undefined;
    if (last) writePlace({ list, pages, ...placeIn(holder) }, last);
  };
  addEventListener('scroll', debounce(keep, REST, signal), { signal, passive: true });
  addEventListener('pagehide', keep, { signal });
  // Not `hashchange`: Chromium tells no such change between entries whose queries differ.
  addEventListener('popstate', keep, { signal });
}

/** Scrolls so that an item is where it was. */
export function goToPlace(holder: Element, { item = -1, top = 0 }: Pick<Place, 'item' | 'top'>): void {
  const target = holder.children[item];
  if (target) scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Notices when the reader goes somewhere: from then on the page must not.
 * @returns tells whether the reader did
 */
export function watchReader(signal: AbortSignal): () => boolean {
  let hasMoved = false;
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(
      name,
      () => {
        hasMoved = true;
      },
      { signal, once: true, passive: true },
    );
  }
  return () => hasMoved;
}

import { replaceAddress, stateWith } from '../../../../core/platform/history/write-address.ts';
import { pinLinks } from '../../../../core/platform/html/pin-addresses.ts';
import { isRecord, isTextList } from '../../../../core/runtime/config/guards.ts';
import { parseAddress } from '../../../../core/runtime/page/address.ts';
import type { ScrollPosition } from './scroll-position.ts';

/** The state of a list in its history entry, so that it is unchanged for a visitor who returns. */
export interface ListEntry extends Partial<ScrollPosition> {
  /** The list's name. */
  readonly list: string;
  /** The addresses of its pages, first to last. */
  readonly pages: readonly string[];
}

const KEY = 'nmtPaginatedList';
/** Maximum number of restored pages; a visitor who has loaded more gets those up to the page in view. */
const MAX_PAGES = 20;

/**
 * Writes a list's state and the page's address into the history entry, in addition to the state of other scripts. The
 * entry is replaced: going back still leaves the list. The hash is kept, because an open menu stores its name there,
 * and would close without it.
 */
export function writeEntry(entry: ListEntry, address: string): void {
  const url = new URL(address, location.href);
  url.hash = location.hash;
  pinLinks(url);
  // Browsers refuse if it is called too often; the next call will succeed.
  replaceAddress(url, stateWith({ [KEY]: entry }));
}

/**
 * Reads what a list stored.
 * @param state the state of the history entry
 * @param list the list's name
 * @param address current address of the page, without fragment
 * @returns the entry, if it belongs to this list and includes this page, with at most 20 pages
 */
export function readEntry(state: unknown, list: string, address: string): ListEntry | undefined {
  const stored = isRecord(state) ? state[KEY] : undefined;
  if (!isRecord(stored) || stored.list !== list || !isTextList(stored.pages)) return undefined;
  const { pages, item, top } = stored;
  const { origin } = new URL(address);
  if (!pages.every((page) => parseAddress(page)?.origin === origin)) return undefined;
  const at = pages.indexOf(address);
  if (at < 0 || pages.length < 2 || new Set(pages).size < pages.length) return undefined;
  const from = Math.max(0, at + 1 - MAX_PAGES);
  const hasPosition = Number.isSafeInteger(item) && Number.isFinite(top) && from === 0;
  return {
    list,
    pages: pages.slice(from, from + MAX_PAGES),
    ...(hasPosition && { item: item as number, top: top as number }),
  };
}

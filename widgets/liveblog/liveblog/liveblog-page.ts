import { parseAddress } from '../../../core/runtime/page/address.ts';

/** The position of a page among the pages of its liveblog. */
export interface LiveblogPage {
  /** Number of the page, from 1. */
  readonly number: number;
  /** Whether the address contains the number, which is not so for a liveblog on one page. */
  readonly isNumbered: boolean;
  /**
   * The address to fetch: that of page 1 for a later page, otherwise the page's own, without its fragment [liveblog-9].
   */
  readonly source: string;
}

/** The last part of the address of an article or liveblog, followed by the number of the page [liveblog-1]. */
const NUMBERED = /(-a\d+|\b(?:live|slow)blog[^/]*)\/(\d{1,3})\/?$/;

/**
 * Reads the number of a page out of its address: `/nieuws/2026/03/29/titel-a4104/2` is page 2.
 * @param address absolute address of the page
 */
export function liveblogPage(address: string): LiveblogPage {
  const url = parseAddress(address) ?? new URL(document.baseURI);
  url.hash = '';
  const [, , named] = NUMBERED.exec(url.pathname) ?? [];
  const number = Math.max(1, Number(named ?? 1));
  if (number > 1) url.pathname = url.pathname.replace(NUMBERED, '$1');
  return { number, isNumbered: named !== undefined, source: url.href };
}

import { parseAddress } from '../../../core/runtime/page/address.ts';

/** The position of a page among the pages of its liveblog. */
export interface LiveblogPage {
  /** From 1. */
  readonly number: number;
  /** Whether the address names the number, which a liveblog in one page has not. */
  readonly isNumbered: boolean;
  /** The address to fetch: page 1 for a later page, else the page itself, without its fragment [liveblog-9]. */
  readonly source: string;
}

/** The last part of an article's address, or of a liveblog's, and the number of the page behind it [liveblog-1]. */
const NUMBERED = /(-a\d+|\b(?:live|slow)blog[^/]*)\/(\d{1,3})\/?$/;

/**
 * Reads the number of a page out of its address: `/nieuws/2026/03/29/titel-a4104/2` is page 2.
 * @param address of the page, absolute
 */
export function liveblogPage(address: string): LiveblogPage {
  const url = parseAddress(address) ?? new URL(document.baseURI);
  url.hash = '';
  const [, , named] = NUMBERED.exec(url.pathname) ?? [];
  const number = Math.max(1, Number(named ?? 1));
  if (number > 1) url.pathname = url.pathname.replace(NUMBERED, '$1');
  return { number, isNumbered: named !== undefined, source: url.href };
}

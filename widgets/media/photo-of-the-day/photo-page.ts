import { parseAddress } from '../../../core/runtime/page/address.ts';
import { type PageHead, readHead } from '../../../core/runtime/page/page-head.ts';
import { pageTitle } from '../../../core/runtime/page/page-title.ts';
import { LINK_NAMES } from './texts.ts';

/** The two directions from a photo. */
export const DIRECTIONS = ['previous', 'next'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A photo's page, displayed or fetched. */
export interface PhotoPage {
  /** Its address on this site: path and query. */
  readonly address: string;
  /** The photo's title. */
  readonly name: string;
  readonly head: PageHead;
  /** The content of each `data-photo-part`, by its name, otherwise that of the whole hook; safe to insert. */
  readonly parts: ReadonlyMap<string, readonly ChildNode[]>;
  /** The targets of its links; undefined at an end, or for a link to another site. */
  readonly links: Readonly<Record<Direction, string | undefined>>;
  /** The link elements themselves, for a page that has none in their direction. */
  readonly anchors: Readonly<Record<Direction, HTMLAnchorElement | undefined>>;
}

const PART = '[data-photo-part]';
const REL: Readonly<Record<Direction, string>> = { previous: 'prev', next: 'next' };

/**
 * Reads a photo's page.
 * @param root the page's document, for title and metadata
 * @param hook the page's own hook, or a sanitized copy of a fetched one
 * @param address absolute address of the page
 * @throws TypeError if there is no photo
 */
export function readPhotoPage(root: Document, hook: HTMLElement, address: URL): PhotoPage {
  const parts = new Map(
    partsOf(hook).map((part) => [part.dataset.photoPart?.trim() ?? '', [...part.childNodes]] as const),
  );
  if (!hook.querySelector(isMarked(hook) ? '[data-photo-part~="photo"] img' : 'img')) {
    throw new TypeError('there is no img in a data-photo-part="photo".');
  }
  const leadsTo = (direction: Direction) => {
    const href = linkOf(hook, direction)?.getAttribute('href');
    return href ? ownAddress(href, address) : undefined;
  };
  return {
    address: pathOf(address),
    name: pageTitle(root),
    head: readHead(root),
    parts,
    links: { previous: leadsTo('previous'), next: leadsTo('next') },
    anchors: { previous: linkOf(hook, 'previous'), next: linkOf(hook, 'next') },
  };
}

/** Whether the template marks the parts of the photo. */
export function isMarked(hook: ParentNode): boolean {
  return hook.querySelector(PART) !== null;
}

/** The elements of a hook that contain the parts of the photo; the hook itself if it marks none. */
export function partsOf(hook: HTMLElement): HTMLElement[] {
  return isMarked(hook) ? [...hook.querySelectorAll<HTMLElement>(PART)] : [hook];
}

/** The link in a direction: by its `rel`, otherwise by its name. */
export function linkOf(hook: ParentNode, direction: Direction): HTMLAnchorElement | undefined {
  const byRel = hook.querySelector<HTMLAnchorElement>(`a[rel~="${REL[direction]}"]`);
  return byRel ?? [...hook.querySelectorAll('a')].find((link) => isNamed(link, LINK_NAMES[direction]));
}

function isNamed(link: HTMLAnchorElement, name: string): boolean {
  return [link.ariaLabel, link.textContent].some((text) => text?.replace(/\s+/g, ' ').includes(name));
}

/** Path and query: a fragment does not identify another page. */
export const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search;

function ownAddress(href: string, base: URL): string | undefined {
  const url = parseAddress(href, base.href);
  return url?.origin === base.origin && /^https?:$/.test(url.protocol) ? pathOf(url) : undefined;
}

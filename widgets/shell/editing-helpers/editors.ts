import { LOCALE } from '../../../core/runtime/config/locale.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';

/** An editor in which the page can be changed. */
export interface Editor {
  /** The address as the server sent it. */
  readonly address: string;
  /** The server's text for it; empty if it sent none. */
  readonly label: string;
}

/** Attributes of the hook that are not addresses of editors. */
const OTHERS = /^data-(widget|label)/;

/** Separates addresses in one attribute; a comma may also be part of an address. */
const SEPARATOR = /,\s*(?=https?:)|\s+/;

/**
 * Reads the server's editors: each link in the hook, and each address in its `data-*` attributes, such as
 * `data-editor-1`, with `data-label-1` for the first one.
 * @param hook the element that the server sends to editors
 */
export function readEditors(hook: HTMLElement): Editor[] {
  const links = [...hook.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
    address: link.getAttribute('href') ?? '',
    label: link.textContent?.trim() ?? '',
  }));
  const named = [...hook.attributes]
    .filter(({ name }) => name.startsWith('data-') && !OTHERS.test(name))
    .sort(({ name: one }, { name: other }) => one.localeCompare(other, LOCALE, { numeric: true }))
    .flatMap(({ value }) => value.split(SEPARATOR).filter(Boolean))
    .map((address, index) => ({
      address,
      label: hook.getAttribute(`data-label-${index + 1}`)?.trim() ?? '',
    }));
  return [...links, ...named];
}

/**
 * The address of an editor, if it may be linked: https, on one of the site's editor origins [editing-helpers-2].
 * @param address the address in the hook
 * @param origins the origins, which must come from the site's configuration only
 * @returns undefined for every other address
 */
export function editorAddress(address: string, origins: readonly string[]): string | undefined {
  // Absolute addresses only: a path would get the page's own origin.
  const url = /^https:\/\//i.test(address) ? parseAddress(address, address) : undefined;
  const isListed = url && origins.some((origin) => parseAddress(origin, origin)?.origin === url.origin);
  return isListed && !url.username && !url.password ? url.href : undefined;
}

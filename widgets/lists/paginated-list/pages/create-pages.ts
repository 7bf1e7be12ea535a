import { warn } from '../../../../core/runtime/log/log.ts';
import { type ListPage, moreLink } from './fetch-page.ts';
import { type Next, nextAddress, pageAddress } from './next-address.ts';

/** The pages of a list, by its hook: a list that is mounted again continues. */
const pagesOf = new WeakMap<HTMLElement, string[]>();

/** The pages of a list and the more-button that leads to the next one. */
export interface Pages {
  /** Addresses, first to last. */
  readonly loaded: string[];
  /** Whether the list was mounted before. */
  readonly isKnown: boolean;
  readonly link: HTMLAnchorElement | undefined;
  /** The more-button's present target. */
  next(): Next;
  /** Adds a page that was loaded, and points the more-button and the canonical link to what it names. */
  add(page: ListPage): void;
  /** Adds earlier pages, first to last. */
  prepend(addresses: readonly string[]): void;
  /** Removes the more-button, with a warning if its link is invalid; one to another site does not change. */
  end(feature: string): void;
}

/** @param hook the list */
export function createPages(hook: HTMLElement): Pages {
  const here = pageAddress(new URL(location.href));
  const isKnown = pagesOf.has(hook);
  const loaded = pagesOf.get(hook) ?? [here];
  pagesOf.set(hook, loaded);
  const more = hook.querySelector('[data-list-more]');
  const link = moreLink(hook);

  const next = () => nextAddress(link?.getAttribute('href'), loaded.at(-1) ?? here, new Set(loaded));
  return {
    loaded,
    isKnown,
    link,
    next,
    add({ address, next: href }) {
      loaded.push(address);
      document.querySelector('link[rel="canonical"]')?.setAttribute('href', address);
      const following = nextAddress(href, address, new Set());
      if (following.kind === 'none') link?.removeAttribute('href');
      else link?.setAttribute('href', following.address);
    },
    prepend: (addresses) => void loaded.unshift(...addresses),
    end(feature) {
      const found = next();
      if (found.kind === 'self') {
        warn(feature, `The next page ${found.address} is this page itself; the list ends here.`);
      } else if (found.kind === 'loaded') {
        warn(feature, `The next page ${found.address} is loaded already; the list ends here.`);
      } else if (found.kind === 'elsewhere') {
        warn(feature, `The next page ${found.address} is on another site; it is not loaded, the link stays.`);
        return;
      }
      more?.remove();
    },
  };
}

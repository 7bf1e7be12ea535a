import { warn } from '../../../../core/runtime/log/log.ts';
import { type ListPage, moreLink } from './fetch-page.ts';
import { isDrawn } from './is-drawn.ts';
import { type Next, nextAddress, pageAddress } from './next-address.ts';

/** The pages of a list. */
interface LoadedPages {
  /** The addresses, first to last. */
  readonly addresses: string[];
  /** The items of each page, by its address. */
  readonly items: Map<string, readonly Element[]>;
  /** The canonical address of the page that the server sent. */
  readonly canonical: string | null | undefined;
}

/** The loaded pages by hook, so that a list that is mounted again continues. */
const pagesOf = new WeakMap<HTMLElement, LoadedPages>();

/** The pages of a list and the more-button that leads to the next one. */
export interface Pages {
  /** The addresses of the loaded pages, first to last. */
  readonly loaded: string[];
  /** Whether the list was mounted before. */
  readonly isKnown: boolean;
  readonly link: HTMLAnchorElement | undefined;
  /** The more-button's current target. */
  next(): Next;
  /** Adds a loaded page, and points the more-button to that page's next one. */
  add(page: ListPage): void;
  /** Adds earlier pages, first to last. */
  prepend(pages: readonly ListPage[]): void;
  /**
   * The address of the page in view, which becomes that of the canonical link: the last page that begins above the
   * middle of the viewport [paginated-list-2]. Reads the layout.
   */
  inView(): string;
  /** Removes the more-button, with a warning if its link is invalid; a link to another site is kept. */
  end(feature: string): void;
}

/** @param hook the list */
export function createPages(hook: HTMLElement): Pages {
  const here = pageAddress(new URL(location.href));
  const isKnown = pagesOf.has(hook);
  const canonical = document.querySelector('link[rel="canonical"]');
  const known = pagesOf.get(hook) ?? {
    addresses: [here],
    items: new Map([[here, [...(hook.querySelector('[data-list-items]')?.children ?? [])]]]),
    canonical: canonical?.getAttribute('href'),
  };
  pagesOf.set(hook, known);
  const { addresses: loaded, items } = known;
  const more = hook.querySelector('[data-list-more]');
  const link = moreLink(hook);

  const next = () => nextAddress(link?.getAttribute('href'), loaded.at(-1) ?? here, new Set(loaded));
  return {
    loaded,
    isKnown,
    link,
    next,
    add({ address, items: added, next: href }) {
      loaded.push(address);
      items.set(address, added);
      const following = nextAddress(href, address, new Set());
      if (following.kind === 'none') link?.removeAttribute('href');
      else link?.setAttribute('href', following.address);
    },
    prepend(pages) {
      loaded.unshift(...pages.map(({ address }) => address));
      for (const page of pages) items.set(page.address, page.items);
    },
    inView() {
      const begins = (address: string) => items.get(address)?.find(isDrawn)?.getBoundingClientRect().top;
      const isAbove = (address: string) => (begins(address) ?? Number.POSITIVE_INFINITY) < innerHeight / 2;
      const address = loaded.findLast(isAbove) ?? loaded[0] ?? here;
      canonical?.setAttribute('href', address === here ? (known.canonical ?? here) : address);
      return address;
    },
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

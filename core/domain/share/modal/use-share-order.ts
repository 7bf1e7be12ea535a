import { useMemo, useSyncExternalStore } from 'react';
import { siteConfig } from '../../../runtime/config/site-config.ts';
import type { Page } from '../../../runtime/page/page.ts';
import type { ShareMethod } from '../methods.ts';
import { firstOf, orderOf, type ShareWidth, shareConfig } from '../share-config.ts';

/** All methods in their order, and those of them that are offered at once. */
interface ShareOrder {
  readonly all: readonly ShareMethod[];
  readonly first: readonly ShareMethod[];
}

/**
 * Returns the sharing methods in the order for the window's width [share-modal-4, share-modal-7].
 * @param page names the site's configuration
 */
export function useShareOrder(page: Page): ShareOrder {
  const { breakpoints } = siteConfig(page);
  // "Above": at exactly the breakpoint the order of the smaller width applies.
  const isWide = useMedia(`(width > ${breakpoints.wide}px)`);
  const isLarge = useMedia(`(width > ${breakpoints.large}px)`);
  const width: ShareWidth = isLarge ? 'large' : isWide ? 'wide' : 'narrow';
  return useMemo(() => {
    const { shareOrder } = shareConfig(page);
    return { all: orderOf(shareOrder, width), first: firstOf(shareOrder, width) };
  }, [page, width]);
}

function useMedia(query: string): boolean {
  const [media, subscribe] = useMemo(() => {
    const list = matchMedia(query);
    const listen = (changed: () => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    };
    return [list, listen] as const;
  }, [query]);
  return useSyncExternalStore(subscribe, () => media.matches);
}

import { useMemo, useSyncExternalStore } from 'react';
import { siteConfig } from '../../../runtime/config/site-config.ts';
import type { Page } from '../../../runtime/page/page.ts';
import type { ShareMethod } from '../methods.ts';
import { orderOf, type ShareWidth, shareConfig } from '../share-config.ts';

/**
 * The ways of sharing in the order for the width of the window [share-modal-4, share-modal-7].
 * @param page names the site's configuration
 */
export function useShareOrder(page: Page): ShareMethod[] {
  const { breakpoints } = siteConfig(page);
  // "Above": the breakpoint itself is still the width below.
  const isWide = useMedia(`(width > ${breakpoints.wide}px)`);
  const isLarge = useMedia(`(width > ${breakpoints.large}px)`);
  const width: ShareWidth = isLarge ? 'large' : isWide ? 'wide' : 'narrow';
  return useMemo(() => orderOf(shareConfig(page).shareOrder, width), [page, width]);
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

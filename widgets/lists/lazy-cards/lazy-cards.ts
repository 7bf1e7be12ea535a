import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { now } from '../../../core/platform/time/now.ts';
import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { address, oneOf } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { fetchLazyItems } from './api/lazy-cards.ts';
import { cardsOf, KINDS } from './kinds.ts';

/**
 * Fills a container with cards when it is near the viewport [lazy-cards-1]. Mounts on `[data-lazy-load-url]`; the
 * server's content stays until the cards are loaded, and if they cannot be loaded [lazy-cards-8].
 */
export default lazyWidget({
  attributes: {
    /** The address of the items: JSON with `hits` or `items`. */
    lazyLoadUrl: address(),
    /** The kind of the items. */
    lazyCard: oneOf(...KINDS),
  },
  loadView: async () => (await import('./LazyCards.tsx')).LazyCards,
  async enhance(hook, { lazyLoadUrl, lazyCard }, { page, signal, show }) {
    // A slider's track is the list itself. A slider may turn the hook into its track at any time.
    const isList = () => hook.dataset.sliderTrack !== undefined;
    setAttributes(hook, { 'aria-busy': 'true' }, signal);
    if (isEmpty(hook)) show({ kind: lazyCard, now: now(), isList });

    const origins = allowedOrigins(page, siteConfig(page));
    // The feature's caller logs a failure, once [lazy-cards-7].
    const items = await fetchLazyItems(lazyLoadUrl, { origins, signal });
    if (signal.aborted) return;
    const cards = cardsOf(lazyCard, items);
    if (cards.length === 0) throw new Error('No response from lazy load url');

    show({ kind: lazyCard, cards, now: now(), isList }, (change) => {
      change();
      setAttributes(hook, { 'aria-busy': null }, signal);
    });
  },
});

const isEmpty = (hook: HTMLElement): boolean => !hook.firstElementChild && !hook.textContent?.trim();

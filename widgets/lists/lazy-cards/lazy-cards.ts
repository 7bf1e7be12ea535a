import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { address, oneOf } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { fetchLazyItems } from './api/lazy-cards.ts';
import { drawSkeletons } from './draw-skeletons.ts';
import { cardsOf, KINDS } from './kinds.ts';

/**
 * Fills a container with cards when the visitor comes near [lazy-cards-1]. Mounts on `[data-lazy-load-url]`; the
 * server's content stays until the cards are loaded, and if they cannot be loaded [lazy-cards-8]. React loads in
 * parallel with the items, and only then.
 */
export default enhancer({
  attributes: {
    /** The address of the items: JSON with `hits` or `items`. */
    lazyLoadUrl: address(),
    /** The kind of the items. */
    lazyCard: oneOf(...KINDS),
  },
  async enhance(hook, { lazyLoadUrl, lazyCard }, { page, signal }) {
    const served = [...hook.childNodes];
    const showing = new AbortController();
    hook.setAttribute('aria-busy', 'true');
    // React unmounts before its container gets other content.
    onAbort(signal, () => {
      hook.removeAttribute('aria-busy');
      showing.abort();
      hook.replaceChildren(...served);
    });
    if (isEmpty(hook)) hook.replaceChildren(...asContent(hook, drawSkeletons(lazyCard)));

    const origins = allowedOrigins(page, siteConfig(page));
    // The feature's caller logs a failure, once [lazy-cards-7].
    const [items, { showCards }] = await Promise.all([
      fetchLazyItems(lazyLoadUrl, { origins, signal }),
      import('./show-cards.tsx'),
    ]);
    if (signal.aborted) return;
    const cards = cardsOf(lazyCard, items);
    if (cards.length === 0) throw new Error('No response from lazy load url');

    showCards(hook, lazyCard, cards, showing.signal);
    hook.removeAttribute('aria-busy');
  },
});

/** A slider's track is the list itself: it gets the items alone. */
function asContent(hook: HTMLElement, list: HTMLElement): Iterable<Element> {
  return hook.dataset.sliderTrack === undefined ? [list] : list.children;
}

const isEmpty = (hook: HTMLElement): boolean => !hook.firstElementChild && !hook.textContent?.trim();

import { fetchLazyItems } from '../../../core/domain/teasers/api/lazy-cards.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { address, oneOf } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { cardsOf, KINDS } from './kinds.ts';
import { drawSkeletons } from './skeletons.ts';

/**
 * Fills a container with cards when the visitor comes near [lazy-cards-1]. Mounts on `[data-lazy-load-url]`; what
 * the server put there stays until the cards are loaded, and where they cannot be loaded [lazy-cards-8]. React is
 * loaded beside the answer, by those only who come near.
 */
export default enhancer({
  attributes: {
    /** Where the items are: JSON with `hits` or `items`. */
    lazyLoadUrl: address(),
    /** What the items are. */
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
    // What fails here is logged once, where the feature is mounted [lazy-cards-7].
    const [items, { showCards }] = await Promise.all([
      fetchLazyItems(lazyLoadUrl, { origins, signal }),
      import('./show-cards.tsx'),
    ]);
    if (signal.aborted) return;
    const cards = cardsOf(lazyCard, items);
    if (cards.length === 0) throw new Error('No response from lazy load url');

    const hadFocus = hook.contains(document.activeElement);
    showCards(hook, lazyCard, cards, showing.signal);
    hook.removeAttribute('aria-busy');
    if (hadFocus) hook.querySelector('a')?.focus({ preventScroll: true });
  },
});

/** A slider's track is the list itself: it gets the items alone. */
function asContent(hook: HTMLElement, list: HTMLElement): Iterable<Element> {
  return hook.dataset.sliderTrack === undefined ? [list] : list.children;
}

const isEmpty = (hook: HTMLElement): boolean => !hook.firstElementChild && !hook.textContent?.trim();

import { fetchLazyItems } from '../../../core/domain/teasers/api/lazy-cards.ts';
import { now } from '../../../core/platform/time/clock.ts';
import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { address, oneOf } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { drawCards, drawSkeletons } from './draw.ts';
import { cardsOf, KINDS } from './kinds.ts';

/**
 * Fills a container with cards when the reader comes near [lazy-cards-1]. Mounts on `[data-lazy-load-url]`; what
 * the server put there stays until the cards come, and where they do not come [lazy-cards-8].
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
    hook.setAttribute('aria-busy', 'true');
    signal.addEventListener('abort', () => {
      hook.removeAttribute('aria-busy');
      hook.replaceChildren(...served);
    });
    if (isEmpty(hook)) put(hook, drawSkeletons(lazyCard));

    const origins = allowedOrigins(page, siteConfig(page));
    // What fails here is logged once, by who mounts the feature [lazy-cards-7].
    const cards = cardsOf(lazyCard, await fetchLazyItems(lazyLoadUrl, { origins, signal }));
    if (cards.length === 0) throw new Error('No response from lazy load url');

    const hadFocus = hook.contains(document.activeElement);
    put(hook, drawCards(lazyCard, cards, now()));
    hook.removeAttribute('aria-busy');
    if (hadFocus) hook.querySelector('a')?.focus({ preventScroll: true });
  },
});

/** A slider's track is the list itself: it gets the cards alone. */
function put(hook: HTMLElement, list: HTMLElement): void {
  const isTrack = hook.dataset.sliderTrack !== undefined;
  hook.replaceChildren(...(isTrack ? list.children : [list]));
}

const isEmpty = (hook: HTMLElement): boolean => !hook.firstElementChild && !hook.textContent?.trim();

import { delay } from '../../../../core/platform/schedule/delay.ts';
import { createWall } from '../wall/create-wall.ts';
import { keepWall } from '../wall/keep-wall.ts';
import { releaseFade, serverOffer } from '../wall/server-fade.ts';
import { takeTurn } from '../wall/take-turn.ts';
import type { Way } from './presentation.ts';
import { finish, renderInto, setLook } from './wall-parts.ts';

/** Milliseconds until the funnel over clipped content is shown [paywall-types-8]. */
export const OVERCONTENT_AFTER = 1000;

/** Blocks the whole content, and replaces it [paywall-types-4]. */
export const inPlaceOfContent = blocking('hard');

/**
 * Clips the content at once, and stands over its faded end after a second [paywall-types-7 to -9]: until then an
 * element without a type reserves the wall's space, so that nothing moves.
 */
export const overContent = blocking('overcontent');

/** Hides the content before waiting for anything else: a late configuration or late code must not open it. */
function blocking(as: 'hard' | 'overcontent'): Way {
  return async (presentation, ending) => {
    const { campaign, config, configured, hook, loadView, onShown } = presentation;
    const { signal } = ending;
    const wall = createWall(campaign);
    const offer = serverOffer();
    if (offer) wall.container.append(...offer.cloneNode(true).childNodes);
    const { clipAfter } = campaign.funnel;
    const kept = keepWall({ as, section: wall.section, hook, clipAfter, config, signal });
    loadView().catch(() => {});
    void configured.then(kept.configure);
    await kept.isPlaced;
    if (signal.aborted) return;
    const hasFocus = offer?.contains(document.activeElement);
    releaseFade(hook);
    if (hasFocus) wall.section.focus({ preventScroll: true });
    void takeTurn(wall, signal);
    onShown();
    const isLater = as === 'overcontent';
    if (isLater) delete wall.section.dataset.paywallType;
    const [whole] = await Promise.all([configured, isLater && delay(OVERCONTENT_AFTER, signal)]);
    wall.section.dataset.paywallType = as;
    const complete = { ...presentation, config: whole };
    if (!signal.aborted) setLook(wall, complete, signal);
    await renderInto(wall, complete, ending, kept.blocks);
    finish(wall, complete, ending, kept);
  };
}

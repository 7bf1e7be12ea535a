import { now } from '../../../core/platform/time/now.ts';
import { mountView } from '../../../core/runtime/feature/mount-view.ts';
import { Cards } from './Cards.tsx';
import type { Card } from './card.ts';
import type { Kind } from './kinds.ts';

/**
 * Replaces the content of a container by cards.
 * @param hook the container; a slider's track is the list itself and gets the cards alone
 * @param cards at least one
 * @param signal removes them
 * @throws what rendering throws
 */
export function showCards(hook: HTMLElement, kind: Kind, cards: readonly Card[], signal: AbortSignal): void {
  const inList = hook.dataset.sliderTrack !== undefined;
  mountView(hook, <Cards kind={kind} cards={cards} now={now()} inList={inList} />, {
    feature: 'lazy-cards',
    signal,
  });
}

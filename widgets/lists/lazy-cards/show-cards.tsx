import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { now } from '../../../core/platform/time/clock.ts';
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
  const failures: unknown[] = [];
  const root = createRoot(hook, { onUncaughtError: (cause) => failures.push(cause) });
  onAbort(signal, () => root.unmount());
  const inList = hook.dataset.sliderTrack !== undefined;
  flushSync(() => root.render(<Cards kind={kind} cards={cards} now={now()} inList={inList} />));
  if (failures.length > 0) throw failures[0];
}

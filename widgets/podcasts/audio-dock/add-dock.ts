import { holdsSound } from '../../../core/domain/audio/holds-sound.ts';
import { readListening, resumptionOf } from '../../../core/domain/audio/listening.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import type { Page } from '../../../core/runtime/page/page.ts';

const DOCK = `${featureHook('[data-widget="podcast-player"]')}[data-dock]`;

/**
 * Adds a docked player to a page that has none, if a sound is playing for which the page has no player. The player
 * itself reads the sound from the storage.
 * @param body the page's body
 * @param page the page
 * @param signal removes it
 */
export function addDock(body: HTMLElement, page: Page, signal: AbortSignal): void {
  const listening = readListening(page);
  if (!listening || !resumptionOf(listening) || holdsSound(listening.value.sound.id)) return;
  if (document.querySelector(DOCK)) return;
  const player = create(
    'div',
    { 'data-widget': 'podcast-player', 'data-dock': true, hidden: true },
    create('audio', { controls: true, preload: 'none' }),
  );
  insert(body, 'beforeend', player, signal);
}

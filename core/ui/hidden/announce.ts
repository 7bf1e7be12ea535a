import { documentValue } from '../../runtime/page/document-value.ts';
import { layerOnTop } from '../overlay/on-top.ts';
import { createSpokenStatus } from './spoken-status.ts';

/** Milliseconds between the empty region and its text: screen readers only announce later changes of a live region. */
const WORDS_AFTER = 100;
/** Milliseconds after which the region is removed, so that screen reader users do not come across its text later. */
const REMOVED_AFTER = 5000;

/** Ends the announcement early. */
const last = documentValue((): { ending?: AbortController } => ({}));

/**
 * Announces a text politely to screen readers, for changes that others see on the screen. The region is in the open
 * dialog, because everything behind it is inert.
 * @param text the text; set as text, never as markup
 */
export function announce(text: string): void {
  last().ending?.abort();
  const ending = new AbortController();
  last().ending = ending;
  const status = createSpokenStatus(layerOnTop(), ending.signal);
  setTimeout(() => status.append(text), WORDS_AFTER);
  setTimeout(() => ending.abort(), REMOVED_AFTER);
}

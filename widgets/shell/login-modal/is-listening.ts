import { readListening, resumptionOf } from '../../../core/domain/audio/listening.ts';
import { isSoundOn } from '../../../core/domain/audio/turn.ts';
import type { Page } from '../../../core/runtime/page/page.ts';

/** Whether audio or video is playing on this page, or a player offers to continue the sound of the previous page. */
export function isListening(page: Page): boolean {
  const listening = readListening(page);
  return isSoundOn() || (listening !== undefined && resumptionOf(listening) !== undefined);
}

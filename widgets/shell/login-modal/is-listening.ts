import { readListening, resumptionOf } from '../../../core/domain/audio/listening.ts';
import { isSoundOn } from '../../../core/domain/audio/turn.ts';
import type { Page } from '../../../core/runtime/page/page.ts';

/** Whether something plays on this page, or a player offers to go on with what played on the page before. */
export function isListening(page: Page): boolean {
  const listening = readListening(page);
  return isSoundOn() || (listening !== undefined && resumptionOf(listening) !== undefined);
}

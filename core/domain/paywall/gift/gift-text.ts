import { untilText } from '../../../platform/time/moment/until-text.ts';
import { parseEnd } from '../../../platform/time/parse-end.ts';
import type { PaywallDecision } from '../api/decision.ts';
import { EXPIRED, GIVEN, giverText, NOT_VALID, USED_UP, worksText } from './texts.ts';

/** Longest name that is shown, in characters. */
const MAX_NAME = 80;

/**
 * Returns the message for a visitor with a gift link [gift-article-view-2]: that the article is a gift, who gave it and
 * until when the link works, as far as the service reports it; or why the link opens nothing.
 * @param decision the service's answer
 */
export function giftText({ giftArticle, giftGiver, giftExpiresAt, label }: PaywallDecision): string {
  if (giftArticle !== true) return label === 'expired' ? EXPIRED : label === 'used-up' ? USED_UP : NOT_VALID;
  const giver = (giftGiver ?? '').trim().slice(0, MAX_NAME);
  const end = parseEnd(giftExpiresAt);
  const until = end === undefined ? '' : untilText(end);
  return [GIVEN, giver && giverText(giver), until && worksText(until)].filter(Boolean).join(' ');
}

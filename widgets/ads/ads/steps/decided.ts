import { type AdKind, CUSTOMER_VALUE } from '../plan/positions.ts';
import type { Step } from './step.ts';

/** The decision service's answer about advertisements [ads-13]. */
interface AdDecision {
  /** The slot that gets the advertisement. */
  readonly position?: string | null | undefined;
}

/**
 * Asks the decision service whether it gives the slot its advertisement, and for which segment; slots about which it
 * does not decide get theirs without a decision [ads-13].
 * @throws HttpError (as a rejection) if there is no decision
 */
export const decided: Step = async (ad) => {
  const { kind, slug } = ad.planned;
  if (!slug) return ad;
  const { paywallDecision } = await import('../../../../core/domain/paywall/decision.ts');
  const decision = await paywallDecision(ad.page, { slug });
  return isDecidedFor(kind, decision) ? { ...ad, segment: decision.segment } : undefined;
};

/**
 * Whether a decision gives a slot its advertisement. The service may leave out `klantwaarde-`, and its `topbanner` is
 * the mobile one in a narrow window.
 * @param kind the slot's kind
 * @param decision the service's answer for the slug of that kind
 */
export function isDecidedFor(kind: AdKind, { position }: AdDecision): boolean {
  if (!position) return false;
  const name = kind.startsWith(CUSTOMER_VALUE) ? kind.slice(CUSTOMER_VALUE.length) : kind;
  return position === kind || position === name || (kind === 'mobile-top-banner' && position === 'topbanner');
}

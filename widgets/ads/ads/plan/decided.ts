import type { FeatureSlug } from '../../../../core/domain/paywall/feature-slug.ts';
import { type AdKind, CUSTOMER_VALUE } from './positions.ts';

/** What the decision service says about advertisements [ads-13]. */
export interface AdDecision {
  /** The slot that gets the advertisement. */
  readonly position?: string | null | undefined;
  /** For the provider. */
  readonly segment?: string | null | undefined;
}

/**
 * The slot for which a decision is requested before the provider is [ads-13].
 * @param kind the slot's
 * @param visitor whether they subscribe: others get the mobile top banner without one
 * @returns undefined for slots that need none
 */
export function decisionSlug(
  kind: AdKind,
  { subscriber }: { readonly subscriber: boolean },
): Extract<FeatureSlug, 'klantwaarde' | 'topbanner'> | undefined {
  if (kind.startsWith(CUSTOMER_VALUE)) return 'klantwaarde';
  return kind === 'topbanner' || (kind === 'mobile-top-banner' && subscriber) ? 'topbanner' : undefined;
}

/**
 * Whether a decision gives a slot its advertisement. The service may leave out `klantwaarde-`, and its `topbanner` is
 * the mobile one in a narrow window.
 * @param kind the slot's
 * @param decision the service's answer for the slug of that kind
 */
export function isDecidedFor(kind: AdKind, { position }: AdDecision): boolean {
  if (!position) return false;
  const name = kind.startsWith(CUSTOMER_VALUE) ? kind.slice(CUSTOMER_VALUE.length) : kind;
  return position === kind || position === name || (kind === 'mobile-top-banner' && position === 'topbanner');
}

import type { FeatureSlug } from '../../../../core/domain/paywall/feature-slug.ts';
import { type AdKind, CUSTOMER_VALUE } from './positions.ts';

/**
 * The name under which a decision for a slot is requested before the advertisement [ads-13].
 * @param kind the slot's kind
 * @param visitor whether they subscribe: others get the mobile top banner without a decision
 * @returns undefined for slots that need none
 */
export function decisionSlug(
  kind: AdKind,
  { subscriber }: { readonly subscriber: boolean },
): Extract<FeatureSlug, 'klantwaarde' | 'topbanner'> | undefined {
  if (kind.startsWith(CUSTOMER_VALUE)) return 'klantwaarde';
  return kind === 'topbanner' || (kind === 'mobile-top-banner' && subscriber) ? 'topbanner' : undefined;
}

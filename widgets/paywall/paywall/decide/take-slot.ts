import type { FeatureSlug } from '../../../../core/domain/paywall/feature-slug.ts';
import { warn } from '../../../../core/runtime/log/log.ts';
import { pageValue } from '../../../../core/runtime/page/page-value.ts';

/** The hook that has a slot. */
interface Holder {
  readonly hook: Element;
  /** Ends the hook's decision, and frees the slot. */
  readonly ending: AbortController;
}

const holdersOn = pageValue((_page: { readonly config: object }) => new Map<FeatureSlug, Holder>());

/**
 * Reserves a slot for a hook, so that a decision is shown once: even if a template names the slot twice, or a failed
 * feature is started again while its wall is still loading. A removed hook loses its slot.
 * @param page the page
 * @param slug the slot
 * @param holder the hook
 * @returns whether the hook has got the slot
 */
export function takeSlot(page: { readonly config: object }, slug: FeatureSlug, holder: Holder): boolean {
  const holders = holdersOn(page);
  const known = holders.get(slug);
  if (known && !known.ending.signal.aborted) {
    if (known.hook === holder.hook) return false;
    if (known.hook.isConnected) {
      warn('paywall', `Another hook has asked for "${slug}"; this one shows no wall.`);
      return false;
    }
    known.ending.abort();
  }
  holders.set(slug, holder);
  return true;
}

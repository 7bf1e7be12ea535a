import type { FeatureSlug } from '../../../core/domain/paywall/feature-slug.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { oncePerPage } from '../../../core/runtime/page/once-per-page.ts';

/** Whoever decides on a slot now. */
interface Holder {
  readonly hook: Element;
  readonly signal: AbortSignal;
}

const holdersOn = oncePerPage((_config: object) => new Map<FeatureSlug, Holder>());

/**
 * Takes a slot for a hook: what is decided for it is shown once, also where a template names it twice and where a
 * feature that failed is started anew while its wall is still on its way.
 * @param page the page
 * @param slug the slot
 * @param hook who asks
 * @param signal gives the slot free
 * @returns whether it was free
 */
export function takeSlot(
  { config }: { readonly config: object },
  slug: FeatureSlug,
  hook: Element,
  signal: AbortSignal,
): boolean {
  const holders = holdersOn(config);
  const holder = holders.get(slug);
  if (holder && !holder.signal.aborted) {
    if (holder.hook !== hook)
      warn('paywall', `Another hook has asked for "${slug}"; this one shows no wall.`);
    return false;
  }
  holders.set(slug, { hook, signal });
  return true;
}

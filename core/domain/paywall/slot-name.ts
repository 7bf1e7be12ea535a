import type { FeatureSlug } from './feature-slug.ts';

/** The name that the decision service has for a slot. */
export const slotName = (slug: FeatureSlug): string => slug;

import { siteNames } from '../../runtime/site/site-file.ts';
import type { FeatureSlug } from './feature-slug.ts';

/** The name that the site's decision service has for a slot. */
export const slotName = (slug: FeatureSlug): string => siteNames().decisionSlots?.[slug] ?? slug;

import { configEntries, isText } from '../../runtime/config/guards.ts';
import { documentConfig } from '../../runtime/page/document-config.ts';
import type { FeatureSlug } from './feature-slug.ts';

const names = configEntries(documentConfig(), 'names.decisionSlots', 'a name', isText);

/** The name that the site's decision service has for a slot; the same if the site gives none. */
export const slotName = (slug: FeatureSlug): string => names[slug] ?? slug;

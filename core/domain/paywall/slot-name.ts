import { configGroup } from '../../runtime/config/config-section.ts';
import { entries, text } from '../../runtime/config/settings.ts';
import { documentConfig } from '../../runtime/page/document-config.ts';
import type { FeatureSlug } from './feature-slug.ts';

const slotsConfig = configGroup('names', {
  /**
   * The decision service's names of slots, by those of `data-sdk-feature-slug`, such as `{ "nrcnl": "web" }`; by
   * default the same names.
   */
  decisionSlots: entries(text(undefined)),
});
const names = slotsConfig({ config: documentConfig() }).decisionSlots;

/** Returns the decision service's name for a slot; the same name if the site sets no other. */
export const slotName = (slug: FeatureSlug): string => names[slug] ?? slug;

import { configGroup } from '../../../core/runtime/config/config-section.ts';
import { texts } from '../../../core/runtime/config/settings.ts';
import { documentConfig } from '../../../core/runtime/page/document-config.ts';
import { BASIC_CODES, EXCLUSIVE_CODES } from './promoted-codes.ts';

/** The codes of newsletters that banners promote. */
const promotedConfig = configGroup('names.promotedNewsletters', {
  /** The codes for plus subscribers. */
  exclusive: texts(EXCLUSIVE_CODES),
  /** The codes for all other logged-in visitors. */
  basic: texts(BASIC_CODES),
});

/** The codes for plus subscribers, and for all other logged-in visitors [newsletter-banner-3]. */
export const { exclusive: EXCLUSIVE, basic: BASIC } = promotedConfig({ config: documentConfig() });

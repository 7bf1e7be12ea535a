import { configSection } from '../../runtime/config/config-section.ts';
import { configValue, isTextList } from '../../runtime/config/guards.ts';

/** Embeds of social media. */
export const SOCIAL_MEDIA = 'social-media';
/** Third-party content that tracks more than the page needs. */
export const EXTENDED = 'uitgebreid';

/** The site's settings of consent. */
interface ConsentConfig {
  /** The purposes that need the visitor's consent; all others are granted [consent-2, consent-6]. */
  readonly consentPurposes: readonly string[];
}

/** The section `consentPurposes` of `script#site-config`. */
export const consentConfig = configSection(
  (raw): ConsentConfig => ({
    consentPurposes: Object.freeze([
      ...new Set(
        configValue(
          raw,
          'consentPurposes',
          [SOCIAL_MEDIA, EXTENDED],
          'a list of the names of purposes',
          isTextList,
        ),
      ),
    ]),
  }),
);

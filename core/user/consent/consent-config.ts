import { configSection } from '../../runtime/config/config-section.ts';
import { configValue, isTextList } from '../../runtime/config/guards.ts';
import type { Page } from '../../runtime/page/page.ts';

/** Embeds of social media. */
export const SOCIAL_MEDIA = 'social-media';
/** Third-party content that tracks more than the page needs. */
export const EXTENDED = 'uitgebreid';
/** The purposes that the product knows; the last two are asked by consent platforms. */
export const PURPOSES = [SOCIAL_MEDIA, EXTENDED, 'ads', 'analytics'];

/** The site's settings of consent. */
interface ConsentConfig {
  /** The purposes that need the visitor's consent; all others are granted [consent-2, consent-6]. */
  readonly consentPurposes: readonly string[];
  /** `consent.source`: who asks for consent. A platform's code checks the value; see `startPlatform`. */
  readonly source: unknown;
}

/** The keys `consentPurposes` and `consent.source` of `script#site-config`. */
export const consentConfig = configSection((raw): ConsentConfig => {
  const { source = 'own' } = Object(raw.consent);
  const fallback = source === 'own' ? [SOCIAL_MEDIA, EXTENDED] : PURPOSES;
  return {
    consentPurposes: Object.freeze([
      ...new Set(
        configValue(raw, 'consentPurposes', fallback, 'a list of the names of purposes', isTextList),
      ),
    ]),
    source,
  };
});

/**
 * Whether the product itself asks the visitor: not in the app view, where the app does, nor on a site with a consent
 * platform.
 * @param page the page
 */
export function usesOwnDialog(page: Pick<Page, 'appView' | 'config'>): boolean {
  return !page.appView && consentConfig(page).source === 'own';
}

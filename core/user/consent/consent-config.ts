import { type Configured, configSection } from '../../runtime/config/config-section.ts';
import { texts } from '../../runtime/config/settings.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageValue } from '../../runtime/page/page-value.ts';

/** Embeds of social media. */
export const SOCIAL_MEDIA = 'social-media';
/** Third-party content that tracks more than the page needs. */
export const EXTENDED = 'uitgebreid';
/** The purposes that the product knows; only consent platforms ask for the last two. */
export const PURPOSES = [SOCIAL_MEDIA, EXTENDED, 'ads', 'analytics'];

/** The purposes in the product's own dialog. */
const OWN_PURPOSES: readonly string[] = [SOCIAL_MEDIA, EXTENDED];

const purposesConfig = configSection({
  /**
   * The purposes that need the visitor's consent; all others are granted: docs/consent.md. With a consent platform
   * `ads` and `analytics` too, by default [consent-2, consent-6].
   */
  consentPurposes: texts(OWN_PURPOSES),
});

/** The site's settings for consent. `source` is as sent: the code of platforms grants nothing for an unknown source. */
export const consentConfig = pageValue((page: Configured) => {
  const { source = 'own' }: { readonly source?: unknown } = Object(page.config.consent);
  const { consentPurposes } = purposesConfig(page);
  const purposes = source !== 'own' && consentPurposes === OWN_PURPOSES ? PURPOSES : consentPurposes;
  return { consentPurposes: [...new Set(purposes)], source };
});

/**
 * Whether the product itself asks the visitor: not in the app view, where the app does, nor on a site with a consent
 * platform.
 * @param page the page
 */
export function usesOwnDialog(page: Pick<Page, 'appView' | 'config'>): boolean {
  return !page.appView && consentConfig(page).source === 'own';
}

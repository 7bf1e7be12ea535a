import { configSection } from '../../runtime/config/config-section.ts';
import { configValue, isRecord, isTextList } from '../../runtime/config/guards.ts';
import type { Page } from '../../runtime/page/page.ts';

/** Embeds of social media. */
export const SOCIAL_MEDIA = 'social-media';
/** Third-party content that tracks more than the page needs. */
export const EXTENDED = 'uitgebreid';

/** Who asks for consent: the product's own dialog, a platform with the IAB's API, or one that calls `nmt.consent.set`. */
export type ConsentSource = 'own' | 'tcf' | 'push';

/** The site's settings of consent. */
interface ConsentConfig {
  /** The purposes that need the visitor's consent; all others are granted [consent-2, consent-6]. */
  readonly consentPurposes: readonly string[];
  readonly source: ConsentSource;
  /** Whether anything of `consent` is set: only then its code loads. */
  readonly hasSettings: boolean;
}

/** The keys `consentPurposes` and `consent` of `script#site-config`. */
export const consentConfig = configSection((raw): ConsentConfig => {
  const { consent } = raw;
  const source = isRecord(consent)
    ? configValue(
        { 'consent.source': consent.source },
        'consent.source',
        'own',
        '"own", "tcf" or "push"',
        isSource,
      )
    : 'own';
  const fallback = [SOCIAL_MEDIA, EXTENDED, ...(source === 'own' ? [] : ['ads', 'analytics'])];
  const listed = configValue(raw, 'consentPurposes', fallback, 'a list of the names of purposes', isTextList);
  return {
    consentPurposes: Object.freeze([...new Set(listed)]),
    source,
    hasSettings: isRecord(consent),
  };
});

/**
 * Whether the product itself asks the visitor: not in the app view, where the app does, nor on a site with a consent
 * platform.
 * @param page the page
 */
export function asksItself(page: Pick<Page, 'appView' | 'config'>): boolean {
  return !page.appView && consentConfig(page).source === 'own';
}

function isSource(value: unknown): value is ConsentSource {
  return value === 'own' || value === 'tcf' || value === 'push';
}

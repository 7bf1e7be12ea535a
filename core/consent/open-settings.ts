import { askApp } from '../app/bridge.ts';
import { appOffers } from '../app/capabilities.ts';

/** The fragments that open the consent modals [consent-1]. */
export const NOTICE = 'modal=consent-notice';
export const PREFERENCES = 'modal=consent-preferences';

/**
 * Shows the reader what can be consented to: the app's own settings where it offers them, else the page's
 * preferences, by their fragment.
 */
export async function openConsentSettings(): Promise<void> {
  if (appOffers('consent') && (await askApp({ type: 'consent:open' }))) return;
  location.hash = PREFERENCES;
}

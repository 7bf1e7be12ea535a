/**
 * The script `consent-mode.js`, for sites that load Google's tags and send the signals of its consent mode: placed
 * right after `script#site-config` and before Google's scripts, inline or as a file, it pushes `default` before all
 * other commands. The earlier choice of a visitor in the product's own dialog applies at once; with a platform
 * everything is denied until it answers. Without `consent.googleConsentMode` it does nothing.
 */
import { configElement } from '../../../runtime/page/config-element.ts';
import { isAppView } from '../../../runtime/page/facts.ts';
import { analyticsConfig } from '../../analytics/analytics-config.ts';
import { consentConfig } from '../consent-config.ts';
import { readChoice } from '../own-choice.ts';
import { isGranted } from '../rules.ts';
import { googleSignals, pushConsent, stateOfSignals } from './google-signals.ts';

/** The time in ms for which Google's tags wait for the update. */
const WAIT_FOR_UPDATE = 2000;

try {
  const config = JSON.parse(configElement()?.textContent ?? '{}');
  const signals = googleSignals(config.consent?.googleConsentMode);
  if (signals) {
    const { consentPurposes: purposes, source } = consentConfig({ config });
    // In the app view only the app's pushes count [consent-3].
    const choice = source === 'own' && !isAppView(location.pathname) ? readChoice(purposes) : undefined;
    pushConsent(analyticsConfig({ config }).dataLayerName, 'default', {
      ...stateOfSignals(signals, (purpose) => isGranted({ required: true, purposes, choice }, purpose)),
      wait_for_update: WAIT_FOR_UPDATE,
    });
  }
} catch {
  // The product itself reports a broken configuration.
}

/**
 * The script `consent-mode.js`, for sites that load Google's tags and send the signals of its consent mode: put right
 * behind `script#site-config` and before anything of Google's, inline or as a file, it pushes `default` before all else.
 * A visitor of the product's own dialog who has chosen before gets that choice at once; with a platform everything is
 * denied until it answers. A site that sets no `consent.googleConsentMode` gets nothing of it.
 */
import { configElement } from '../../../runtime/page/config-element.ts';
import { isAppView } from '../../../runtime/page/facts.ts';
import { analyticsConfig } from '../../analytics/analytics-config.ts';
import { consentConfig } from '../consent-config.ts';
import { readChoice } from '../own-choice.ts';
import { isGranted } from '../rules.ts';
import { googleSignals, pushConsent, stateOfSignals } from './google-signals.ts';

/** How long Google's tags wait for the update, in ms. */
const WAIT_FOR_UPDATE = 2000;

try {
  const config = JSON.parse(configElement()?.textContent ?? '{}');
  const signals = googleSignals(config.consent?.googleConsentMode);
  if (signals) {
    const { consentPurposes: purposes, source } = consentConfig({ config });
    // In the app view only what the app pushes counts [consent-3].
    const choice = source === 'own' && !isAppView(location.pathname) ? readChoice(purposes) : undefined;
    pushConsent(analyticsConfig({ config }).dataLayerName, 'default', {
      ...stateOfSignals(signals, (purpose) => isGranted({ required: true, purposes, choice }, purpose)),
      wait_for_update: WAIT_FOR_UPDATE,
    });
  }
} catch {
  // A broken configuration is named by the product itself.
}

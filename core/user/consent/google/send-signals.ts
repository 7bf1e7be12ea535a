import type { StoreApi } from 'zustand/vanilla';
import { subscribe } from '../../../platform/dom/subscribe.ts';
import type { Configured } from '../../../runtime/config/config-section.ts';
import { isRecord } from '../../../runtime/config/guards.ts';
import { error, warn } from '../../../runtime/log/log.ts';
import { type Consent, isGranted, isOpen } from '../rules.ts';
import { googleSignals, pushConsent, stateOfSignals } from './google-signals.ts';

/** Options for sending signals. */
interface SignalsOptions {
  readonly page: Configured;
  /** The page's consent. */
  readonly store: StoreApi<Consent>;
  readonly dataLayerName: string;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Sends the signals of Google's consent mode v2, if the site uses it: `default` unless `consent-mode.js` has done so in
 * the head, `update` as soon as the visitor's decision is known, and at each change, including a withdrawal.
 * @param options see {@link SignalsOptions}
 */
export function sendSignals({ page, store, dataLayerName, signal }: SignalsOptions): void {
  const signals = googleSignals(Object(page.config.consent).googleConsentMode);
  if (!signals) return;
  const { purposes } = store.getState();
  const free = [...new Set(Object.values(signals))].filter((purpose) => !purposes.includes(purpose));
  if (free.length > 0)
    warn(
      'consent',
      `Google's signals of ${free.join(', ')} are granted to everybody: "consentPurposes" does not list them.`,
    );
  const send = (command: 'default' | 'update', state: ReturnType<typeof stateOfSignals>) => {
    try {
      pushConsent(dataLayerName, command, state);
    } catch (cause) {
      error('consent', `Google's consent mode got no "${command}": window.${dataLayerName} threw.`, cause);
    }
  };
  if (!hasDefault(dataLayerName))
    send(
      'default',
      stateOfSignals(signals, () => false),
    );
  let sent = '';
  subscribe(
    store,
    (consent) => {
      // The default applies until there is a decision.
      if (isOpen(consent)) return;
      const state = stateOfSignals(signals, (purpose) => isGranted(consent, purpose));
      const latest = JSON.stringify(state);
      if (latest !== sent) send('update', state);
      sent = latest;
    },
    signal,
  );
}

function hasDefault(name: string): boolean {
  const layer = Reflect.get(window, name);
  return (
    Array.isArray(layer) &&
    layer.some((entry) => isRecord(entry) && entry[0] === 'consent' && entry[1] === 'default')
  );
}

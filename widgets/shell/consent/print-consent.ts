import type { StoreApi } from 'zustand/vanilla';
import { parseDebugSwitches } from '../../../core/platform/debug/parse-debug-switches.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { debug } from '../../../core/runtime/log/log.ts';
import { type Consent, grantsOf } from '../../../core/user/consent/rules.ts';

/**
 * With `#debug=consent`, prints the consent decisions, now and at each change [consent-4].
 * @param store the page's store
 * @param signal ends it
 */
export function printConsent(store: StoreApi<Consent>, signal: AbortSignal): void {
  if (!parseDebugSwitches(location.href).consent) return;
  subscribe(store, (state) => debug('consent', { ...state, granted: grantsOf(state) }), signal);
}

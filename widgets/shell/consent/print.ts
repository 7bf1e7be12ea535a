import type { StoreApi } from 'zustand/vanilla';
import { type Consent, grantsOf } from '../../../core/consent/rules.ts';
import { parseDebugSwitches } from '../../../core/debug/switches.ts';
import { debug } from '../../../core/log/log.ts';

/**
 * With `#debug=consent`, prints what consent decides, now and at each change [consent-4].
 * @param store the page's
 * @param signal ends it
 */
export function printConsent(store: StoreApi<Consent>, signal: AbortSignal): void {
  if (!parseDebugSwitches(location.href).consent) return;
  const say = (state: Consent) => debug('consent', { ...state, granted: grantsOf(state) });
  say(store.getState());
  signal.addEventListener('abort', store.subscribe(say));
}

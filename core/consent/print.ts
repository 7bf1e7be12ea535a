import type { StoreApi } from 'zustand/vanilla';
import { parseDebugSwitches } from '../debug/switches.ts';
import { debug } from '../log/log.ts';
import { type Consent, grantsOf } from './rules.ts';

/** With `#debug=consent`, prints what consent decides, now and at each change [consent-4]. */
export function print(store: StoreApi<Consent>): void {
  if (!parseDebugSwitches(location.href).consent) return;
  const say = (state: Consent) => debug('consent', { ...state, granted: grantsOf(state) });
  say(store.getState());
  store.subscribe(say);
}

import { isRecord, isText } from '../../../runtime/config/guards.ts';

/** Signals of Google's consent mode by name, each with the purpose of the product that grants it. */
export type GoogleSignals = Readonly<Record<string, string>>;

/** The four signals of consent mode v2. */
export const DEFAULT_SIGNALS: GoogleSignals = {
  ad_storage: 'ads',
  ad_user_data: 'ads',
  ad_personalization: 'ads',
  analytics_storage: 'analytics',
};

/** The parameters of a consent command of gtag. */
type ConsentState = Readonly<Record<string, 'granted' | 'denied' | number>>;

/**
 * Returns the signals that a site sends.
 * @param setting `consent.googleConsentMode`: `true` for the four of consent mode v2, or purposes by signal, which add
 *   to them
 * @returns undefined for a site that sends none
 */
export function googleSignals(setting: unknown): GoogleSignals | undefined {
  if (setting === true) return DEFAULT_SIGNALS;
  if (!isRecord(setting)) return undefined;
  const valid = Object.entries(setting).filter(
    ([signal, purpose]) => /^\w+$/.test(signal) && isText(purpose),
  );
  return { ...DEFAULT_SIGNALS, ...(Object.fromEntries(valid) as GoogleSignals) };
}

/**
 * Returns the state of each signal.
 * @param signals the signals and their purposes
 * @param isGranted whether a purpose of the product is granted
 */
export function stateOfSignals(
  signals: GoogleSignals,
  isGranted: (purpose: string) => boolean,
): ConsentState {
  return Object.fromEntries(
    Object.entries(signals).map(([signal, purpose]) => [signal, isGranted(purpose) ? 'granted' : 'denied']),
  );
}

/**
 * Pushes `gtag('consent', …)` into a data layer.
 * @param name the name of the array on `window`, which is created if it is missing
 * @param command `default` before the visitor's decision is known, `update` with it
 * @param state the state of each signal
 */
export function pushConsent(name: string, command: 'default' | 'update', state: ConsentState): void {
  const global = window as unknown as Record<string, { push(entry: unknown): void } | undefined>;
  global[name] ??= [];
  const layer = global[name];
  // Google's tags only accept the arguments object of a function as a command.
  (function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  })('consent', command, state);
}

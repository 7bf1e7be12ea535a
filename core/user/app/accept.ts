import { on } from '../../runtime/bus/bus.ts';
import type { Events } from '../../runtime/bus/events.ts';
import { warn } from '../../runtime/log/log.ts';
import { isAppView } from '../../runtime/page/facts.ts';

/** The events that the app tells. */
export type AppEvent = Extract<keyof Events, `app:${string}`>;

/**
 * Listens for as long as the page lives to what the app says. Nothing is believed: outside the app view, and
 * where the check does not read it, a message is ignored and logged [consent-5]. What was said before is heard.
 * @param name the event
 * @param expects what the payload is expected to be, as the end of "expected …"
 * @param read takes what it needs from the payload, as sent; undefined where it does not fit
 * @param heard gets what was read
 */
export function acceptFromApp<Value>(
  name: AppEvent,
  expects: string,
  read: (payload: unknown) => Value | undefined,
  heard: (value: Value) => void,
): void {
  on(name, (payload: unknown) => {
    if (!isAppView(location.pathname)) {
      warn('app', `"${name}" is ignored: only the app view listens to it.`);
      return;
    }
    const value = attempt(read, payload);
    if (value === undefined) warn('app', `"${name}" is ignored: ${textOf(payload)}; expected ${expects}.`);
    else heard(value);
  });
}

/** An object may throw when it is looked at. */
function attempt<Value>(read: (payload: unknown) => Value | undefined, payload: unknown): Value | undefined {
  try {
    return read(payload);
  } catch {
    return undefined;
  }
}

function textOf(payload: unknown): string {
  try {
    return (JSON.stringify(payload) ?? String(payload)).slice(0, 80);
  } catch {
    return `a ${typeof payload}`;
  }
}

import { on } from '../../runtime/bus/bus.ts';
import type { Events } from '../../runtime/bus/events.ts';
import { warn } from '../../runtime/log/log.ts';
import { isInApp } from './in-app.ts';

/** The events that the app emits. */
export type AppEvent = Extract<keyof Events, `app:${string}`>;

/**
 * Listens to an event of the app for as long as the page lives. Payloads are validated: on a page that the app does not
 * communicate with, or if the validation fails, a message is ignored and logged [consent-5]. Earlier messages are
 * received as well.
 * @param name the event
 * @param expects the expected payload, as the end of "expected …"
 * @param read parses the payload as sent; returns undefined if it is invalid
 * @param heard called with the parsed payload
 * @param isForPage whether the app communicates with this page
 */
export function acceptFromApp<Value>(
  name: AppEvent,
  expects: string,
  read: (payload: unknown) => Value | undefined,
  heard: (value: Value) => void,
  isForPage: () => boolean = isInApp,
): void {
  on(name, (payload: unknown) => {
    if (!isForPage()) {
      warn('app', `"${name}" is ignored: only the app view listens to it.`);
      return;
    }
    const value = attempt(read, payload);
    if (value === undefined) warn('app', `"${name}" is ignored: ${textOf(payload)}; expected ${expects}.`);
    else heard(value);
  });
}

/**
 * Reads a foreign object, which can throw.
 * @returns undefined if it threw
 */
export function attempt<Value>(
  read: (payload: unknown) => Value | undefined,
  payload: unknown,
): Value | undefined {
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

import { toJson } from '../../platform/text/to-json.ts';
import { warn } from '../../runtime/log/log.ts';
import { type Bridges, isInApp } from './in-app.ts';
import type { SentMessage } from './messages.ts';

/** Whether an app can receive messages: it shows the page and has a bridge. Never throws. */
export function hasBridge(): boolean {
  return isInApp() && attempt(() => !!findBridge());
}

/**
 * Sends a message to the app: to `window.webkit.messageHandlers.nmt` as an object, otherwise to `window.NmtApp` as
 * JSON. Does nothing on a page that the app does not communicate with; an error of the bridge is logged.
 * @returns whether the bridge accepted it, which does not mean that the app acted on it
 */
export function post(message: SentMessage): boolean {
  return attempt(() => {
    const bridge = isInApp() ? findBridge() : undefined;
    bridge?.(message);
    return !!bridge;
  });
}

/** The bridge is looked up each time: an app may add it after the page has started. */
function findBridge(): ((message: SentMessage) => unknown) | undefined {
  const { webkit, NmtApp } = window as Bridges;
  const handler = webkit?.messageHandlers?.nmt;
  // Both functions are called as methods, because native objects require it.
  if (handler) return (message) => handler.postMessage(message);
  return NmtApp && ((message) => NmtApp.postMessage(toJson(message)));
}

function attempt(run: () => boolean): boolean {
  try {
    return run();
  } catch (cause) {
    warn('app', `The app's bridge threw (${textOf(cause)}); the page goes on by itself.`);
    return false;
  }
}

/** A bridge may throw anything, even a value that cannot be converted to a string. */
function textOf(cause: unknown): string {
  try {
    return String(cause);
  } catch {
    return typeof cause;
  }
}

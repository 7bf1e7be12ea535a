import { toJson } from '../../platform/text/to-json.ts';
import { type Bridges, isInApp, mayBeInApp, safely } from './in-app.ts';
import type { SentMessage } from './messages.ts';

/** Whether an app can receive messages: the page is in it and has a bridge. Never throws. */
export function hasBridge(): boolean {
  return isInApp() && mayBeInApp();
}

/**
 * Sends a message to the app: to `window.webkit.messageHandlers.nmt` as an object, else to `window.NmtApp` as JSON.
 * Only on a page that the app speaks to; a bridge that throws is logged.
 * @returns whether the bridge accepted it, which does not mean that the app acted on it
 */
export function post(message: SentMessage): boolean {
  return safely(() => {
    const bridge = isInApp() ? findBridge() : undefined;
    bridge?.(message);
    return !!bridge;
  });
}

/** The bridge is looked up each time: an app may add it after the page has started. */
function findBridge(): ((message: SentMessage) => unknown) | undefined {
  const { webkit, NmtApp } = window as Bridges;
  const handler = webkit?.messageHandlers?.nmt;
  // Both are called as methods, because native objects require it.
  if (handler) return (message) => handler.postMessage(message);
  return NmtApp && ((message) => NmtApp.postMessage(toJson(message)));
}

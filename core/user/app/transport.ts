import { warn } from '../../runtime/log/log.ts';
import { isAppView } from '../../runtime/page/facts.ts';
import type { SentMessage } from './messages.ts';

/** What WKWebView puts on the page: a handler that takes any value that can be copied. */
interface MessageHandler {
  postMessage(message: unknown): unknown;
}

/** What Android's addJavascriptInterface puts on the page: a method that takes texts only. */
interface InterfaceObject {
  postMessage(json: string): unknown;
}

interface Bridges {
  readonly webkit?: { readonly messageHandlers?: { readonly nmt?: MessageHandler } };
  readonly NmtApp?: InterfaceObject;
}

/** Whether an app listens: there is a bridge, and the page is in the app view. Never throws. */
export function hasBridge(): boolean {
  return attempt(() => !!findBridge());
}

/**
 * Hands a message to the app: to `window.webkit.messageHandlers.nmt` as an object, else to `window.NmtApp` as
 * JSON. Only in the app view; a bridge that throws is logged.
 * @returns whether the bridge took it, which does not say that the app did something with it
 */
export function post(message: SentMessage): boolean {
  return attempt(() => {
    const bridge = findBridge();
    bridge?.(message);
    return !!bridge;
  });
}

/** The bridge is looked up each time: an app may put it there after the page has begun. */
function findBridge(): ((message: SentMessage) => unknown) | undefined {
  if (!isAppView(location.pathname)) return undefined;
  const { webkit, NmtApp } = window as Bridges;
  const handler = webkit?.messageHandlers?.nmt;
  // Both are called as methods: native objects refuse to be called otherwise.
  if (handler) return (message) => handler.postMessage(message);
  return NmtApp && ((message) => NmtApp.postMessage(JSON.stringify(message)));
}

function attempt(run: () => boolean): boolean {
  try {
    return run();
  } catch (cause) {
    warn('app', `The app's bridge threw (${textOf(cause)}); the page goes on by itself.`);
    return false;
  }
}

/** A bridge may throw anything, also what cannot become a text. */
function textOf(cause: unknown): string {
  try {
    return String(cause);
  } catch {
    return typeof cause;
  }
}

import { warn } from '../../runtime/log/log.ts';
import { isAppView } from '../../runtime/page/facts.ts';

/** The handler that WKWebView adds to the page; it accepts any value that can be cloned. */
interface MessageHandler {
  postMessage(message: unknown): unknown;
}

/** The method that Android's addJavascriptInterface adds to the page; it accepts strings only. */
interface InterfaceObject {
  postMessage(json: string): unknown;
}

/** Where an app's bridge is. */
export interface Bridges {
  readonly webkit?: { readonly messageHandlers?: { readonly nmt?: MessageHandler } };
  readonly NmtApp?: InterfaceObject;
}

/** Whether the app has said that it speaks to pages outside the app view as well. */
let servesWeb = false;

/**
 * Whether the app around this page speaks to it: in the app view, and on every page of an app that offers `web`
 * [app-view-1].
 */
export function isInApp(): boolean {
  return isAppView(location.pathname) || servesWeb;
}

/**
 * Notes whether the app offers `web`, which counts only where it has a bridge.
 * @param isOffered whether its last message did
 */
export function serveWeb(isOffered: boolean): void {
  servesWeb = isOffered && mayBeInApp();
}

/** Whether there is a bridge, on whatever page: an app that shows it may begin to speak. Never throws. */
export function mayBeInApp(): boolean {
  return safely(() => {
    const { webkit, NmtApp } = window as Bridges;
    return !!(webkit?.messageHandlers?.nmt || NmtApp);
  });
}

/**
 * Runs what touches the bridge; false if that throws, which is logged: a bridge may throw anything, even a value that
 * cannot be converted to a string.
 */
export function safely(run: () => boolean): boolean {
  try {
    return run();
  } catch (cause) {
    let reason: string = typeof cause;
    try {
      reason = String(cause);
    } catch {}
    warn('app', `The app's bridge threw (${reason}); the page goes on by itself.`);
    return false;
  }
}

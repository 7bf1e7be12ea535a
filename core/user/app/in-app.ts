import { documentValue } from '../../runtime/page/document-value.ts';
import { isAppView } from '../../runtime/page/facts.ts';

/** The handler that WKWebView adds to the page; it accepts any value that can be cloned. */
interface MessageHandler {
  postMessage(message: unknown): unknown;
}

/** The method that Android's addJavascriptInterface adds to the page; it accepts strings only. */
interface InterfaceObject {
  postMessage(json: string): unknown;
}

/** The position of an app's bridge on `window`. */
export interface Bridges {
  readonly webkit?: { readonly messageHandlers?: { readonly nmt?: MessageHandler } };
  readonly NmtApp?: InterfaceObject;
}

/** Whether the app has reported that it also communicates with pages outside the app view. */
const web = documentValue(() => ({ isServed: false }));

/**
 * Whether the app around this page communicates with it: in the app view, and on every page of an app that offers `web`
 * [app-view-1].
 */
export function isInApp(): boolean {
  return isAppView(location.pathname) || web().isServed;
}

/**
 * Records whether the app offers `web`, which counts only if it has a bridge.
 * @param isOffered whether its last message did
 */
export function serveWeb(isOffered: boolean): void {
  web().isServed = isOffered && mayBeInApp();
}

/**
 * Whether there is a bridge, on any page: an app that shows it may start to communicate. A bridge that throws counts as
 * missing.
 */
export function mayBeInApp(): boolean {
  try {
    const { webkit, NmtApp } = window as Bridges;
    return !!(webkit?.messageHandlers?.nmt || NmtApp);
  } catch {
    return false;
  }
}

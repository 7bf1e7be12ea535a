import { readText, subscribeText, writeText } from '../../platform/storage/texts.ts';

/** The denied-notification flag, `true` or `false`. It is only for this browser, and is never sent [web-push-6]. */
const DENIED = 'nmt_notify_denied';

/**
 * Whether the visitor wants no push messages in this browser.
 * @returns undefined until the visitor has decided
 */
export function notifyDenied(): boolean | undefined {
  const text = readText('local', DENIED);
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

/** Stores the visitor's decision for this browser [web-push-3, web-push-4]. */
export function storeNotifyDenied(isDenied: boolean): void {
  writeText('local', DENIED, String(isDenied));
}

/** Calls a handler after each decision, in this tab or another one. */
export function onNotifyDenied(handler: () => void, signal: AbortSignal): void {
  subscribeText('local', DENIED, handler, signal);
}

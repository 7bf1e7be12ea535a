import { isAborted } from '../../platform/http/http-error.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { storeNotifyDenied } from './notify-denied.ts';
import { deniedBy } from './permission.ts';
import type { WebPush } from './push-config.ts';
import { sendTokenOnce } from './token.ts';

/** Options for turning messages on. */
interface TurnOn {
  readonly page: Page;
  readonly webPush: WebPush;
  /** The account, as returned by `accountOf`. */
  readonly account: string;
  readonly signal: AbortSignal;
}

/**
 * Asks for the browser's permission, stores the decision, and sends the token if it was granted [web-push-4,
 * web-push-7]. Must be called in the handler of the visitor's click: browsers refuse the question at any other time.
 * @param options see {@link TurnOn}
 * @returns the answer to the browser's question. Never rejects: failures are logged
 */
export async function turnOnPush(options: TurnOn): Promise<NotificationPermission> {
  const permission = await requestPermission();
  const denied = deniedBy(permission);
  if (denied !== undefined) storeNotifyDenied(denied);
  if (permission === 'granted') await updateToken(options);
  return permission;
}

/** Sends the token if the server does not have it yet. Never rejects: failures are logged. */
export async function updateToken({ page, webPush, account, signal }: TurnOn): Promise<void> {
  try {
    await sendTokenOnce(page, webPush, account, signal);
  } catch (cause) {
    if (signal.aborted || isAborted(cause)) return;
    error('web-push', 'The token of this browser could not be sent; the next page tries again.', cause);
  }
}

async function requestPermission(): Promise<NotificationPermission> {
  try {
    return await Notification.requestPermission();
  } catch (cause) {
    error('web-push', 'The browser could not ask for permission to show notifications.', cause);
    return 'default';
  }
}

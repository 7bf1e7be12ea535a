import { shortHash } from '../../platform/ids/short-hash.ts';
import { storedItem } from '../../platform/storage/stored-item.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import type { Page } from '../../runtime/page/page.ts';
import { sendPushToken } from './api/push-token.ts';
import type { WebPush } from './push-config.ts';
import { subscribeToPush } from './subscription.ts';

/** Hashes of the account and of the token that the server has; neither can be derived from them. */
interface SentToken {
  readonly of: string;
  readonly token: string;
}

const sent = storedItem<SentToken>({ key: 'nmt_push_token', accepts: isSentToken });

/**
 * Subscribes this browser, and sends the server its token: once, and again when the browser has a new token or another
 * account logs in [web-push-4]. The token is the subscription as JSON, with the keys by which messages are encrypted.
 * @param page has the site's configuration
 * @param webPush the worker's address and the server's key
 * @param account identifies the account, as `accountOf` does
 * @param signal ends it: nothing is sent for an account that is no longer logged in
 * @throws HttpError, or a DOMException if the browser refuses; the next page tries again
 */
export async function sendTokenOnce(
  page: Page,
  webPush: WebPush,
  account: string,
  signal: AbortSignal,
): Promise<void> {
  const token = JSON.stringify(await subscribeToPush(webPush));
  const mark = { of: shortHash(account), token: shortHash(token) };
  const known = sent.read();
  if (signal.aborted || (known?.of === mark.of && known.token === mark.token)) return;
  await sendPushToken(page, token, signal);
  sent.write(mark);
}

/** Forgets that the server has a token, so that it is sent again after a new subscription. */
export function forgetSentToken(): void {
  sent.remove();
}

function isSentToken(value: unknown): value is SentToken {
  return isRecord(value) && typeof value.of === 'string' && typeof value.token === 'string';
}

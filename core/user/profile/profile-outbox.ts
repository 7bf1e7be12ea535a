import { subscribe } from '../../platform/dom/subscribe.ts';
import { onOtherTabs } from '../../platform/http/outbox/box.ts';
import { createOutbox, type Outbox } from '../../platform/http/outbox/create-outbox.ts';
import type { Entry, Outcome } from '../../platform/http/outbox/entry.ts';
import { lockOf } from '../../platform/http/outbox/lock.ts';
import { onWakeSigns } from '../../platform/http/outbox/on-wake-signs.ts';
import { request } from '../../platform/http/request.ts';
import { UNCHECKED } from '../../platform/http/unchecked.ts';
import { randomId } from '../../platform/ids/random-id.ts';
import { now } from '../../platform/time/now.ts';
import { emit } from '../../runtime/bus/bus.ts';
import { warn } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageSignal, pageValue } from '../../runtime/page/page-value.ts';
import { accountId } from '../visitor/account-id.ts';
import { visitorConfig } from '../visitor/visitor-config.ts';
import { visitor } from '../visitor/visitor-store.ts';
import { profileConfig } from './profile-config.ts';
import { reportUnseenWrite } from './unseen-writes.ts';

/**
 * The owner of writes by logged-out visitors: they are sent while nobody is logged in. No account's id starts like
 * this.
 */
export const NOBODY = '-logged-out';

/**
 * The page's outbox for writes to the profile API. The first call opens it, and it starts to send the writes that
 * earlier pages left.
 */
export const profileOutbox = pageValue((page: Page): Outbox => openOutbox(page, pageSignal(page)));

/**
 * Opens an outbox.
 * @param page has the site's configuration and the visitor
 * @param signal ends the sending
 */
export function openOutbox(page: Page, signal: AbortSignal): Outbox {
  const { store, current } = visitor(page);
  const { loginCookie } = visitorConfig(page);
  const tab = randomId();
  const outbox = createOutbox({
    tab,
    newId: randomId,
    lock: lockOf('nmt-outbox', tab),
    visitorId: async () => {
      const present = await current();
      return present.loggedIn ? accountId(present, loginCookie) : NOBODY;
    },
    send: (entry) => send(page, entry),
    dropped,
    delayed,
    sentUnseen: reportUnseenWrite,
    now,
    random: Math.random,
    signal,
  });
  onOtherTabs(outbox.look, signal);
  onWakeSigns(outbox.wake, signal);
  // Sends the writes that earlier pages left, and after a login those that were held for this visitor.
  subscribe(store, outbox.wake, signal);
  return outbox;
}

/** The call continues after the page is left if the browser supports that; the key makes a repeated call harmless. */
function send(page: Page, { id, method, path, json }: Entry): Promise<unknown> {
  return request(path, {
    method,
    json,
    // The key is a String of RFC 8941, as in draft-ietf-httpapi-idempotency-key-header.
    headers: { 'Idempotency-Key': `"${id}"` },
    keepalive: true,
    timeout: profileConfig(page).profileApiTimeoutMs,
    schema: UNCHECKED,
  });
}

/** The query of a path may hold personal data. */
const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, '');

/** A failure without a connection is expected, so it is not logged. */
function delayed({ method, path }: Entry): void {
  if (!navigator.onLine) return;
  warn('outbox', `${method} ${withoutQuery(path)} failed for now; it is tried again.`);
}

function dropped({ method, path }: Entry, outcome: Outcome): void {
  const call = { method, path: withoutQuery(path) };
  const status = outcome.state === 'refused' ? outcome.status : undefined;
  const reason = outcome.state === 'expired' ? 'expired' : 'refused';
  warn('outbox', `${method} ${call.path} was ${reason}${status ? ` with ${status}` : ''}; it is dropped.`);
  emit('write:refused', { ...call, reason, ...(status !== undefined && { status }) });
}

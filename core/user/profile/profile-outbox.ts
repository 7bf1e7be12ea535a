import { subscribe } from '../../platform/dom/subscribe.ts';
import { onOtherTabs } from '../../platform/http/outbox/box.ts';
import { createOutbox, type Outbox } from '../../platform/http/outbox/create-outbox.ts';
import type { Entry, Outcome } from '../../platform/http/outbox/entry.ts';
import { lockOf } from '../../platform/http/outbox/lock.ts';
import { onWakeSigns } from '../../platform/http/outbox/wake-signs.ts';
import { request, type Schema } from '../../platform/http/request.ts';
import { randomId } from '../../platform/ids/random-id.ts';
import { now } from '../../platform/time/clock.ts';
import { emit } from '../../runtime/bus/bus.ts';
import { warn } from '../../runtime/log/log.ts';
import { oncePerPage } from '../../runtime/page/once-per-page.ts';
import type { Page } from '../../runtime/page/page.ts';
import { visitor } from '../visitor/visitor-store.ts';
import { profileConfig } from './profile-config.ts';

/** What is answered to a write is not read: that it was applied is all there is to know. */
const ANYTHING: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };

/** Owns the writes of who is not logged in: they are sent as long as nobody is. No account's id begins like this. */
export const NOBODY = '-logged-out';

/**
 * The page's outbox for writes to the profile API. The first who asks opens it, and it begins at once to send
 * what earlier pages left.
 */
export const profileOutbox = oncePerPage(
  (page: Page): Outbox => openOutbox(page, new AbortController().signal),
);

/**
 * Opens an outbox.
 * @param page names the site's configuration and tells who is reading
 * @param signal ends the sending
 */
export function openOutbox(page: Page, signal: AbortSignal): Outbox {
  const { store, current } = visitor(page);
  const tab = randomId();
  const outbox = createOutbox({
    tab,
    newId: randomId,
    lock: lockOf('nmt-outbox', tab),
    reader: async () => {
      const { uuid, loggedIn } = await current();
      return loggedIn ? uuid : NOBODY;
    },
    send: (entry) => send(page, entry),
    dropped,
    now,
    random: Math.random,
    signal,
  });
  onOtherTabs(outbox.look, signal);
  onWakeSigns(outbox.wake, signal);
  // Sends what earlier pages left, and after a login the writes that were held back for this visitor.
  subscribe(store, outbox.wake, signal);
  return outbox;
}

/** Outlives the page where the browser can; the key makes a second time harmless. */
function send(page: Page, { id, method, path, json }: Entry): Promise<unknown> {
  return request(path, {
    method,
    json,
    // A String of RFC 8941, as draft-ietf-httpapi-idempotency-key-header has it.
    headers: { 'Idempotency-Key': `"${id}"` },
    keepalive: true,
    timeout: profileConfig(page).profileApiTimeoutMs,
    schema: ANYTHING,
  });
}

function dropped({ method, path }: Entry, outcome: Outcome): void {
  // The query may say more of the reader than others should hear.
  const call = { method, path: path.replace(/[?#].*$/s, '') };
  const status = outcome.state === 'refused' ? outcome.status : undefined;
  const reason = outcome.state === 'expired' ? 'expired' : 'refused';
  warn('outbox', `${method} ${call.path} was ${reason}${status ? ` with ${status}` : ''}; it is dropped.`);
  emit('write:refused', { ...call, reason, ...(status !== undefined && { status }) });
}

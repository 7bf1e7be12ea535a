import { isAborted } from '../../platform/http/http-error.ts';
import { shortHash } from '../../platform/ids/short-hash.ts';
import { storedItem } from '../../platform/storage/stored-item.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { accountId } from '../visitor/account-id.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { visitorConfig } from '../visitor/visitor-config.ts';
import { fetchPopupEvent, storePopupEvent } from './api/popup-event.ts';

/** The maximum number of completed popups that a browser stores, for all its accounts. */
const MAX_COMPLETED = 20;

/** Completed popups by id and mark of the account; `waiting` until the server has stored it. */
type Completed = Readonly<Record<string, 'waiting' | 'sent'>>;

const completed = storedItem<Completed>({
  key: 'nmt_popup_events',
  accepts: (value): value is Completed =>
    isRecord(value) && Object.values(value).every((state) => state === 'waiting' || state === 'sent'),
});

/** A popup of an account. */
interface Popup {
  readonly id: string;
  readonly visitor: Visitor;
}

/**
 * Whether the account has completed a popup. A completion that the server has not received yet counts, and is sent
 * again. Otherwise the server's answer takes precedence over this browser's data, because another device may have reset
 * the popup. Without an answer, or without a configured path, this browser's data counts [profile-api-5].
 * @throws HttpError if neither is available
 */
export async function isPopupCompleted(page: Page, popup: Popup, signal: AbortSignal): Promise<boolean> {
  const key = keyOf(page, popup);
  const known = key === undefined ? undefined : read()[key];
  if (known === 'waiting') {
    await send(page, popup, key);
    return true;
  }
  const event = await fetchPopupEvent(page, popup.id, signal).catch((cause: unknown) => {
    if (known && !isAborted(cause)) return undefined;
    throw cause;
  });
  if (event === undefined || event === 'not-configured') return known !== undefined;
  write(key, event.completed ? 'sent' : undefined);
  return event.completed;
}

/**
 * Marks a popup as completed: in this browser at once, then through the popup event call. A failed call is logged, and
 * repeated by the next {@link isPopupCompleted} [onboarding-12].
 * @param step the step at which the account completed it
 */
export async function completePopup(page: Page, popup: Popup, step: string): Promise<void> {
  const key = keyOf(page, popup);
  if (key !== undefined && read()[key] === 'sent') return;
  write(key, 'waiting');
  await send(page, popup, key, step);
}

/** Marks a popup as not completed, here and on the server. A failed call is logged. */
export async function reopenPopup(page: Page, popup: Popup): Promise<void> {
  write(keyOf(page, popup), undefined);
  try {
    await storePopupEvent(page, { id: popup.id, completed: false });
  } catch (cause) {
    error('popup-events', `The popup "${popup.id}" could not be reset.`, cause);
  }
}

async function send(page: Page, { id }: Popup, key: string | undefined, step?: string): Promise<void> {
  try {
    if (await storePopupEvent(page, { id, completed: true, step })) write(key, 'sent');
  } catch (cause) {
    error('popup-events', `The completion of "${id}" could not be stored; it is sent again later.`, cause);
  }
}

/** Returns undefined for a visitor without an account. */
function keyOf(page: Page, { id, visitor }: Popup): string | undefined {
  const account = accountId(visitor, visitorConfig(page).loginCookie);
  return account === undefined ? undefined : `${id}:${shortHash(account)}`;
}

function read(): Completed {
  return completed.read() ?? {};
}

function write(key: string | undefined, state: 'waiting' | 'sent' | undefined): void {
  if (key === undefined) return;
  const { [key]: _, ...others } = read();
  const entries = Object.entries(others);
  completed.write(
    Object.fromEntries(state ? [...entries, [key, state] as const].slice(-MAX_COMPLETED) : entries),
  );
}

import { onAbort } from '../../platform/dom/on-abort.ts';
import { shortHash } from '../../platform/ids/short-hash.ts';
import { loginHash } from '../visitor/login-hash.ts';
import { visitorConfig } from '../visitor/visitor-config.ts';
import { type VisitedPage, visitor } from '../visitor/visitor-store.ts';

/** Whose text a draft is. */
export interface DraftOwner {
  /** The mark of who writes: the account, whatever becomes of its session; empty for a logged-out visitor. */
  readonly mark: () => string;
  /** Whether a draft with a mark is for the present visitor. */
  readonly mayRead: (mark: string) => boolean;
  /** The text is sent: the next one may be somebody else's. */
  readonly forget: () => void;
}

const ACCOUNT = 'account-';

/**
 * Follows who writes in a form. A login without an account id, or whose account is not known yet, is known by its cookie.
 * @param page the page
 * @param changed called when another visitor is known
 * @param signal ends it
 */
export function observeDraftOwner(page: VisitedPage, changed: () => void, signal: AbortSignal): DraftOwner {
  const { store } = visitor(page);
  const login = () => loginHash(visitorConfig(page).loginCookie) ?? '';
  const present = () => {
    const uuid = store.getState()?.uuid;
    return uuid ? ACCOUNT + shortHash(uuid) : login();
  };
  let writer: string | undefined;
  onAbort(
    signal,
    store.subscribe((known) => known && changed()),
  );
  return {
    mark() {
      // The session may end while they write, or the account become known.
      if (!writer || writer === login()) writer = present();
      return writer;
    },
    mayRead: (mark) => mark === '' || mark === present() || mark === login(),
    forget() {
      writer = undefined;
    },
  };
}

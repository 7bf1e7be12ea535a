import { onAbort } from '../../platform/dom/on-abort.ts';
import { shortHash } from '../../platform/ids/short-hash.ts';
import { loginHash } from '../visitor/login-hash.ts';
import { visitorConfig } from '../visitor/visitor-config.ts';
import { type VisitedPage, visitor } from '../visitor/visitor-store.ts';

/** The owner of a draft. */
export interface DraftOwner {
  /**
   * The mark of the visitor who writes: that of the account, even if its session ends; empty for a logged-out visitor.
   */
  readonly mark: () => string;
  /** Whether a draft with a mark belongs to the present visitor. */
  readonly mayRead: (mark: string) => boolean;
  /** Forgets the owner after the text is sent, because the next text may be another visitor's. */
  readonly forget: () => void;
}

const ACCOUNT = 'account-';

/**
 * Keeps track of the visitor who writes in a form. A login without an account id, or whose account is not known yet, is
 * identified by its cookie.
 * @param page the page
 * @param changed called when the visitor changes
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
      // The session may end while the visitor writes, or the account may become known.
      if (!writer || writer === login()) writer = present();
      return writer;
    },
    mayRead: (mark) => mark === '' || mark === present() || mark === login(),
    forget() {
      writer = undefined;
    },
  };
}

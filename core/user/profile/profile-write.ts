import type { Outcome, Write } from '../../platform/http/outbox/entry.ts';
import type { Page } from '../../runtime/page/page.ts';
import { accountId } from '../visitor/account-id.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { visitorConfig } from '../visitor/visitor-config.ts';
import { visitor } from '../visitor/visitor-store.ts';
import { NOBODY, profileOutbox } from './profile-outbox.ts';
import { type ProfilePath, resolveProfilePath } from './profile-path.ts';

/** The outcome of a write; `logged-out` means that nobody is logged in and nothing was stored or sent. */
export type WriteOutcome = Outcome | { readonly state: 'logged-out' };

/** A write to the profile API. */
export interface ProfileWrite extends Pick<Write, 'method' | 'firstAnswerDecides'> {
  /** The body; an empty object if it is left out. */
  readonly json?: unknown;
  /** Whether it is stored and sent for logged-out visitors as well, such as an answer to a quiz. @default false */
  readonly loggedOut?: boolean;
}

/**
 * Writes data whose loss the visitor would notice to the profile API: a favourite, a followed topic, an answer. The
 * write survives a lost connection and a closed tab, and is applied once, in the order of this visitor's writes. If the
 * visitor is known, it is stored before this function returns.
 * @param page has the site's configuration and the visitor
 * @param path as the specification writes it, such as `/favorite/add`
 * @param write see {@link ProfileWrite}
 * @returns the outcome; does not resolve while the write is queued, and never rejects
 */
export function profileWrite(page: Page, path: ProfilePath, write: ProfileWrite): Promise<WriteOutcome> {
  return profileWritesInTurn(page, [{ ...write, path }])[0] as Promise<WriteOutcome>;
}

/**
 * Makes writes that depend on each other in order: each is sent after the one before it, or dropped together with it.
 * @param page has the site's configuration and the visitor
 * @param writes see {@link profileWrite}
 * @returns the outcomes, as {@link profileWrite} gives them
 */
export function profileWritesInTurn(
  page: Page,
  writes: readonly (ProfileWrite & { readonly path: ProfilePath })[],
): Promise<WriteOutcome>[] {
  const { loginCookie } = visitorConfig(page);
  const make = (present: Visitor): Promise<WriteOutcome>[] => {
    const isForAll = writes.every(({ loggedOut }) => loggedOut);
    const owner = accountId(present, loginCookie) ?? (isForAll && !present.loggedIn ? NOBODY : undefined);
    if (!owner) return writes.map(() => Promise.resolve({ state: 'logged-out' }));
    return profileOutbox(page).writeInTurn(
      writes.map(({ method, path, json = {}, firstAnswerDecides }) => ({
        owner,
        method,
        path: resolveProfilePath(path),
        json,
        ...(firstAnswerDecides && { firstAnswerDecides }),
      })),
    );
  };
  const { store, current } = visitor(page);
  const known = store.getState();
  if (known) return make(known);
  const made = current().then((present) => ({ outcomes: make(present) }));
  return writes.map(async (_, index) => (await made).outcomes[index] as Promise<WriteOutcome>);
}

import type { Outcome, Write } from '../../platform/http/outbox/entry.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { visitor } from '../visitor/visitor-store.ts';
import { NOBODY, profileOutbox } from './profile-outbox.ts';
import { type ProfilePath, resolveProfilePath } from './profile-path.ts';

/** What became of a write; `no-reader` says that nobody is logged in, and that nothing was kept or sent. */
export type WriteOutcome = Outcome | { readonly state: 'no-reader' };

/** What is written to the profile API. */
export interface ProfileWrite extends Pick<Write, 'method'> {
  /** The body; an empty object where it is left out. */
  readonly json?: unknown;
  /** Whether it is kept and sent for who is not logged in, too, such as an answer to a quiz. @default false */
  readonly loggedOut?: boolean;
}

/**
 * Writes to the profile API what a reader would miss: a favourite, a followed topic, an answer. It survives a
 * lost connection and a closed tab, is applied once, and in the order in which this reader's writes were made.
 * Where it is known who is reading, it is stored before this function returns.
 * @param page names the site's configuration and tells who is reading
 * @param path as the specification writes it, such as `/favorite/add`
 * @param write see {@link ProfileWrite}
 * @returns what became of it; it does not resolve as long as the write waits, and never rejects
 */
export function profileWrite(
  page: Page,
  path: ProfilePath,
  { method, json = {}, loggedOut = false }: ProfileWrite,
): Promise<WriteOutcome> {
  const write = ({ uuid, loggedIn }: Visitor): Promise<WriteOutcome> => {
    const owner = uuid || (loggedOut && !loggedIn ? NOBODY : undefined);
    return owner
      ? profileOutbox(page).write({ owner, method, path: resolveProfilePath(path), json })
      : Promise.resolve({ state: 'no-reader' });
  };
  const { store, current } = visitor(page);
  const known = store.getState();
  return known ? write(known) : current().then(write);
}

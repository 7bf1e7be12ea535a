import { HttpError } from '../../platform/http/http-error.ts';
import { isTransient } from '../../platform/http/retry.ts';
import { now } from '../../platform/time/clock.ts';
import { warn } from '../../runtime/log/log.ts';
import { loginMark } from './login-hint.ts';
import { forgetLogin, keepLogin, readKeptLogin } from './stored-login.ts';
import type { Login } from './visitor.ts';

/** Finds out whether somebody is logged in, and who. */
interface LoginSource {
  /**
   * Looks whether what is known still holds; cheap, to be called at every moment at which it may not. Calls the
   * server only where there is a login cookie whose answer is not known [visitor-5].
   */
  check(): void;
  /** Asks the server whatever the cookie says; resolves when the answer has been told. */
  ask(): Promise<void>;
}

/** Milliseconds after a failure in which a check does not ask again. */
const REST_AFTER_FAILURE = 60_000;

/** A call to the server, with the mark of the login cookie at its start. */
interface Call {
  readonly mark: string | undefined;
  readonly controller: AbortController;
  readonly done: Promise<void>;
}

/**
 * @param cookie the login cookie's name
 * @param tell gets what the server said each time it may have changed; undefined for a reader who is not
 * logged in, or where asking failed [visitor-6]
 */
export function loginSource(cookie: string, tell: (login: Login | undefined) => void): LoginSource {
  let known: { readonly mark: string | undefined; readonly login: Login } | undefined;
  let failed: { readonly mark: string | undefined; readonly at: number } | undefined;
  let call: Call | undefined;
  let isAskedAgain = false;

  const giveUp = () => {
    call?.controller.abort();
    call = undefined;
  };

  /** No cookie, nobody: also what was kept for the tab is dropped [visitor-12]. */
  const logOut = () => {
    giveUp();
    forgetLogin();
    known = undefined;
    failed = undefined;
    tell(undefined);
  };

  const succeed = (asked: string | undefined, login: Login) => {
    const mark = loginMark(cookie);
    // Whoever asks without a cookie may be anybody: an answer without an account is one for nobody.
    if (mark === undefined && (asked !== undefined || !hasAccount(login))) return logOut();
    // Another one may have logged in meanwhile. Once only: some servers renew the cookie with every answer.
    if (asked !== undefined && mark !== asked && !isAskedAgain) {
      isAskedAgain = true;
      void ask();
      return;
    }
    isAskedAgain = false;
    if (mark !== undefined) keepLogin({ mark, login });
    failed = undefined;
    known = { mark, login };
    tell(login);
  };

  const fail = (mark: string | undefined, cause: unknown) => {
    failed = { mark, at: now() };
    // A connection that is lost for a moment does not log out the visitor who is known.
    if (known?.mark !== mark || !isTransient(cause)) known = undefined;
    if (!known) warn('visitor', `The login status is not known: ${cause} The reader counts as logged out.`);
    tell(known?.login);
  };

  const ask = async (): Promise<void> => {
    giveUp();
    const mark = loginMark(cookie);
    const controller = new AbortController();
    const isLast = () => call?.controller === controller;
    const run = async () => {
      try {
        const { loadLogin } = await import('./load-login.ts').catch(noChunk);
        if (!isLast()) return;
        const login = await loadLogin(controller.signal);
        if (!isLast()) return;
        call = undefined;
        succeed(mark, login);
      } catch (cause) {
        if (!isLast()) return;
        call = undefined;
        fail(mark, cause);
      }
    };
    call = { mark, controller, done: run() };
    // Where a later call took this one's place, its answer is the one to wait for.
    while (call) await call.done;
  };

  const check = () => {
    const mark = loginMark(cookie);
    if (mark === undefined) {
      // A call that was made without a cookie will say for itself who is reading.
      if (!call || call.mark !== undefined) logOut();
      return;
    }
    if (call) return;
    const login = readKeptLogin(mark);
    if (login) {
      known = { mark, login };
      tell(login);
    } else if (failed?.mark !== mark || now() - failed.at >= REST_AFTER_FAILURE) {
      void ask();
    }
  };

  return { check, ask };
}

function hasAccount({ permissions, accountCreated }: Login): boolean {
  return permissions.length > 0 || accountCreated !== undefined;
}

/** A chunk that cannot be loaded says as little about the visitor as a call without an answer. */
function noChunk(cause: unknown): never {
  throw new HttpError('network', 'The code that asks for the login status could not be loaded.', { cause });
}

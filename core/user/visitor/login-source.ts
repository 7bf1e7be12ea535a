import { HttpError } from '../../platform/http/http-error.ts';
import { isTransient } from '../../platform/http/retry.ts';
import { now } from '../../platform/time/now.ts';
import { warn } from '../../runtime/log/log.ts';
import { forgetPersonal } from './forget-personal.ts';
import { loginHash } from './login-hash.ts';
import { readStoredLogin, storeLogin } from './stored-login.ts';
import type { Login } from './visitor.ts';

/** Determines the visitor's login. */
interface LoginSource {
  /**
   * Checks whether the known login is still valid; cheap, to be called whenever it may have changed. Calls the server
   * only for a login cookie without a known answer [visitor-5].
   */
  check(): void;
  /** Calls the server whether or not there is a cookie; resolves after `notify` has been called with the answer. */
  refresh(): Promise<void>;
}

/** Milliseconds after a failure within which a check makes no new call. */
const REST_AFTER_FAILURE = 60_000;

/** A call to the server, with the hash of the login cookie at its start. */
interface Call {
  readonly hash: string | undefined;
  readonly controller: AbortController;
  readonly done: Promise<void>;
}

/**
 * @param cookie the login cookie's name
 * @param notify gets the login each time it may have changed; undefined for a visitor who is not logged in, `failed` if
 * the call for a login failed [visitor-6]
 */
export function loginSource(
  cookie: string,
  notify: (login: Login | 'failed' | undefined) => void,
): LoginSource {
  let known: { readonly hash: string | undefined; readonly login: Login } | undefined;
  let failed: { readonly hash: string | undefined; readonly at: number } | undefined;
  let call: Call | undefined;
  let isRepeated = false;

  const giveUp = () => {
    call?.controller.abort();
    call = undefined;
  };

  /** Without a cookie nobody is logged in, so the stored login and the account's data are dropped, too [visitor-12]. */
  const logOut = () => {
    giveUp();
    forgetPersonal();
    known = undefined;
    failed = undefined;
    notify(undefined);
  };

  const succeed = (requestedHash: string | undefined, login: Login) => {
    const hash = loginHash(cookie);
    // Without a cookie, an answer without an account means a logged-out visitor.
    if (!hash && (requestedHash || !hasAccount(login))) return logOut();
    // Another visitor may have logged in meanwhile. This is repeated only once, because some servers renew the cookie
    // with every answer.
    if (requestedHash && hash !== requestedHash && !isRepeated) {
      isRepeated = true;
      void refresh();
      return;
    }
    isRepeated = false;
    if (hash) storeLogin({ hash, login });
    failed = undefined;
    known = { hash, login };
    notify(login);
  };

  const fail = (hash: string | undefined, cause: unknown) => {
    failed = { hash, at: now() };
    // A lost connection does not log out a known visitor.
    if (known?.hash !== hash || !isTransient(cause)) known = undefined;
    if (!known) warn('visitor', `The login status is not known: ${cause} The visitor counts as logged out.`);
    notify(known ? known.login : hash && !isRefusal(cause) ? 'failed' : undefined);
  };

  const refresh = async (): Promise<void> => {
    giveUp();
    const hash = loginHash(cookie);
    const controller = new AbortController();
    const isLast = () => call?.controller === controller;
    const run = async () => {
      try {
        const { loadLogin } = await import('./load-login.ts').catch(noChunk);
        if (!isLast()) return;
        const login = await loadLogin(controller.signal);
        if (!isLast()) return;
        call = undefined;
        succeed(hash, login);
      } catch (cause) {
        if (!isLast()) return;
        call = undefined;
        fail(hash, cause);
      }
    };
    call = { hash, controller, done: run() };
    // A later call may have replaced this one, so wait for the latest.
    while (call) await call.done;
  };

  const check = () => {
    const hash = loginHash(cookie);
    if (!hash) {
      // A call that was made without a cookie is still in progress; its answer decides.
      if (!call || call.hash) logOut();
      return;
    }
    if (call) return;
    const login = readStoredLogin(hash);
    if (login) {
      known = { hash, login };
      notify(login);
    } else if (failed?.hash !== hash || now() - failed.at >= REST_AFTER_FAILURE) {
      void refresh();
    }
  };

  return { check, refresh };
}

/** Whether the server has answered that the login is no longer valid. */
function isRefusal(cause: unknown): boolean {
  return cause instanceof HttpError && (cause.status === 401 || cause.status === 403);
}

function hasAccount({ permissions, accountCreated }: Login): boolean {
  return permissions.length > 0 || accountCreated !== undefined;
}

/** A chunk that cannot be loaded counts as a call without an answer. */
function noChunk(cause: unknown): never {
  throw new HttpError('network', 'The code for the login status did not load.', { cause });
}

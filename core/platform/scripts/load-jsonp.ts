import { listedOrigins } from '../../runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../runtime/config/site-config.ts';
import { error } from '../../runtime/log/log.ts';
import { parseAddress } from '../../runtime/page/address.ts';
import { callInTime } from '../http/call-in-time.ts';
import { HttpError } from '../http/http-error.ts';
import { insertScript } from './insert-script.ts';
import type { ScriptPage } from './load-script.ts';

/** Options for a JSONP call. */
interface JsonpOptions {
  /** The global function that the script calls; one fixed name for each service. Also sent as `callback`. */
  readonly callback: string;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/**
 * Loads data by JSONP, for services without CORS: a script calls a global function with the data. Only https addresses
 * on an origin in the site's `scripts` are allowed; prefer JSON. Script and function are removed afterwards.
 * @param src the script's address
 * @param page the page
 * @param options the callback's name, and a signal
 * @returns the data, unchecked
 * @throws HttpError: `invalid` for an address that is not allowed, or a script that does not call the function;
 *   `timeout` after 10 s
 */
export async function loadJsonp(
  src: string,
  page: ScriptPage,
  { callback, signal }: JsonpOptions,
): Promise<unknown> {
  const url = parseAddress(src);
  const { scripts } = siteConfig(page);
  // The page's own origin and those of `endpoints` may send data, but no code.
  const isAllowed = (address: string) => {
    const { protocol, origin } = new URL(address);
    return protocol === 'https:' && listedOrigins(scripts).includes(origin);
  };
  if (!url || !isAllowed(url.href)) {
    const message = `${url ? url.origin : 'Text that is not an address'} may not send a script with data; expected an https origin of scripts in script#site-config.`;
    error('scripts', message);
    throw new HttpError('invalid', message);
  }
  url.searchParams.set('callback', callback);
  const name = `JSONP ${url.origin}${url.pathname}`;
  return callInTime(name, signal ? { signal } : {}, (ended) =>
    call(url.href, name, callback, isAllowed, ended),
  );
}

function call(
  src: string,
  name: string,
  callback: string,
  isAllowed: (address: string) => boolean,
  ended: AbortSignal,
): Promise<unknown> {
  const globals = globalThis as Record<string, unknown>;
  let script: HTMLScriptElement | undefined;
  const data = new Promise<unknown>((resolve, reject) => {
    globals[callback] = resolve;
    ended.addEventListener('abort', () => reject(ended.reason));
    const inserted = insertScript(src, isAllowed);
    script = inserted.script;
    inserted.loaded.then(
      () => reject(new HttpError('invalid', `${name} did not call ${callback}.`)),
      // The browser reports only that it failed, not why.
      (cause: unknown) => reject(new HttpError('network', `${name} could not be loaded.`, { cause })),
    );
  });
  return data.finally(() => {
    script?.remove();
    delete globals[callback];
  });
}

import { isAllowedAddress } from '../../runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../runtime/config/site-config.ts';
import { error } from '../../runtime/log/log.ts';
import { parseAddress } from '../../runtime/page/address.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageValue } from '../../runtime/page/page-value.ts';
import { insertScript } from './insert-script.ts';

/** The facts of a page that decide which script addresses are allowed. */
export type ScriptPage = Pick<Page, 'config' | 'staticPath'>;

/** The scripts that the page has requested, by address. */
const scriptsOf = pageValue((_page: ScriptPage) => new Map<string, Promise<void>>());

interface ScriptOptions {
  /** Called after the address has been checked; the script is requested once the promise resolves. */
  readonly before?: () => Promise<void>;
  /** Cancels before the request; a requested script cannot be cancelled. */
  readonly signal?: AbortSignal;
  /** Addresses from the product itself that are allowed besides the site's, such as a default. */
  readonly known?: readonly string[];
  /** Attributes that configure the script; those of the first call count. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/**
 * Loads a third-party script once per page, however often it is called; after a failure the next call tries again. Only
 * addresses that the page allows are requested, others are refused and logged [loader-5, loader-6, loader-14,
 * page-runtime-6].
 * @param src the script's address, usually an entry of the site's `scripts`
 * @param page the page
 * @param options a step before the request, signal and attributes
 * @returns resolves when the script has run
 * @throws Error (as a rejection) 'Script source is required.' or 'Failed to load script: {src}', or the reason of the
 *   signal
 */
export async function loadScript(
  src: string | undefined,
  page: ScriptPage,
  { before, signal, known: own = [], attributes = {} }: ScriptOptions = {},
): Promise<void> {
  if (!src) throw new Error('Script source is required.');
  const isAllowed = (address: string) =>
    own.includes(address) || isAllowedAddress(address, page, siteConfig(page));
  if (!isAllowed(src)) {
    error('scripts', `${src} is refused: no https origin of the site's scripts or endpoints.`);
    throw failure(src);
  }
  if (before) await before();
  signal?.throwIfAborted();
  const scripts = scriptsOf(page);
  const address = parseAddress(src)?.href ?? src;
  const known = scripts.get(address);
  if (known) return known;
  const loading = insertScript(address, isAllowed, attributes).loaded.catch((cause: unknown) => {
    throw failure(src, cause);
  });
  scripts.set(address, loading);
  loading.catch(() => scripts.delete(address));
  return loading;
}

function failure(src: string, cause?: unknown): Error {
  return new Error(`Failed to load script: ${src}`, { cause });
}

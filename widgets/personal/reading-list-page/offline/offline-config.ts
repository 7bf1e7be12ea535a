import { configSection } from '../../../../core/runtime/config/config-section.ts';
import { configValue, isRecord, isText } from '../../../../core/runtime/config/guards.ts';
import { parseAddress } from '../../../../core/runtime/page/address.ts';

/** What reading without a connection needs from the site. */
export interface OfflineReading {
  /** The service worker's address on this site, absolute. */
  readonly worker: string;
  /** The path under which the articles are. */
  readonly scope: string;
}

const EXPECTED = 'an object with "worker", a path on this site, and "scope", the path of the articles';

/** The site's settings of reading offline; `offline` is undefined if it offers none [design]. */
export const offlineConfig = configSection((raw): { readonly offline: OfflineReading | undefined } => {
  const sent = configValue<unknown>(raw, 'offlineReading', undefined, EXPECTED, isOfflineReading);
  return { offline: read(sent) };
});

function isOfflineReading(value: unknown): value is unknown {
  return read(value) !== undefined;
}

function read(sent: unknown): OfflineReading | undefined {
  if (!isRecord(sent) || !isText(sent.worker) || !isText(sent.scope)) return undefined;
  const worker = parseAddress(sent.worker, self.origin);
  // Under the whole site the worker is that of push messages.
  if (worker?.origin !== self.origin || !/^\/[^/].*\/$/.test(sent.scope)) return undefined;
  return { worker: worker.href, scope: sent.scope };
}

import { type Configured, configSection } from '../../../../core/runtime/config/config-section.ts';
import { isRecord, isText } from '../../../../core/runtime/config/guards.ts';
import { custom } from '../../../../core/runtime/config/settings.ts';
import { parseAddress } from '../../../../core/runtime/page/address.ts';
import { pageValue } from '../../../../core/runtime/page/page-value.ts';

/** The site's settings for reading without a connection. */
export interface OfflineReading {
  /** The service worker's address on this site, absolute. */
  readonly worker: string;
  /** The path below which the articles are. */
  readonly scope: string;
  /** Whether pages outside that path, such as the front page, say what can be read as well. */
  readonly everyPage: boolean;
}

const EXPECTED = 'an object with "worker", a path on this site, and "scope", the path of the articles';

const sentConfig = configSection({
  /**
   * Saved articles that can be read without a connection: docs/reference/features/personal.md#the-reading-list; not
   * offered without this setting.
   */
  offlineReading: custom(EXPECTED, isOfflineReading, undefined),
});

/** The site's settings for reading offline, one object per page; undefined if it does not offer that [design]. */
export const offlineConfig = pageValue((page: Configured) => read(sentConfig(page).offlineReading));

function isOfflineReading(value: unknown): value is NonNullable<unknown> {
  return read(value) !== undefined;
}

function read(sent: unknown): OfflineReading | undefined {
  if (!isRecord(sent) || !isText(sent.worker) || !isText(sent.scope)) return undefined;
  const worker = parseAddress(sent.worker, self.origin);
  // A worker for the whole site is that of push messages.
  if (worker?.origin !== self.origin || !/^\/[^/].*\/$/.test(sent.scope)) return undefined;
  return { worker: worker.href, scope: sent.scope, everyPage: sent.everyPage === true };
}

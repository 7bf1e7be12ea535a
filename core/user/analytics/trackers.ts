import { isDebugging } from '../../platform/debug/is-debugging.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { ConsentPage } from '../consent/consent.ts';

/** What of a page decides whether it is measured. */
export type TrackedPage = ConsentPage & Pick<Page, 'path'>;

/** The purpose under which readers are counted; a site may let it need their consent [consent-6]. */
export const ANALYTICS = 'analytics';

/**
 * Whether readers of a page may be counted: not under `/layout/` and `/privacy/`, and not with
 * `debug=disable-trackers` [analytics-1, debug-hashes-5].
 * @param page its path
 * @param address the page's
 */
export function areTrackersOn(
  { path }: Pick<Page, 'path'>,
  address: Pick<URL, 'hash' | 'search'> = location,
): boolean {
  return !/^\/(layout|privacy)(\/|$)/i.test(path) && !isDebugging('disable-trackers', address);
}

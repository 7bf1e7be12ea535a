import { isDebugging } from '../../platform/debug/is-debugging.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { ConsentPage } from '../consent/consent.ts';

/** The facts of a page that decide whether it is measured. */
export type TrackedPage = ConsentPage & Pick<Page, 'path'>;

/** The purpose of page counts; a site can require consent for it [consent-6]. */
export const ANALYTICS = 'analytics';

/**
 * Whether visits to a page may be counted: not under `/layout/` and `/privacy/`, and not with `debug=disable-trackers`
 * [analytics-1, debug-hashes-5].
 * @param page its path
 * @param address the page's address
 */
export function areTrackersOn(
  { path }: Pick<Page, 'path'>,
  address: Pick<URL, 'hash' | 'search'> = location,
): boolean {
  return !/^\/(layout|privacy)(\/|$)/i.test(path) && !isDebugging('disable-trackers', address);
}

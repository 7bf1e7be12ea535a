import { sendForm } from '../../../platform/http/beacon.ts';

/** What the click-tracking service is told of a visit [click-tracking-1]. */
export interface VisitPing {
  /** This view of the page, random: under the same one a visit counts once. */
  readonly v: string;
  /** The address that the browser says the reader came from; empty where it says none. */
  readonly r: string;
  /** The page of this site that the reader came from; empty for who came from elsewhere. */
  readonly from: string;
  /** The page itself. */
  readonly to: string;
  /** By what way: the address's `via` or `utm_source`, or `history` for a page that came back. */
  readonly via: string;
  /** The slug of a blog page. */
  readonly blog_slug: string;
  /** The article's number. */
  readonly post_id: string;
  /** The release of the bundle. */
  readonly version: string;
}

/**
 * Sends the visit ping: POST, url-encoded, without cookies; failures are silent [click-tracking-1,
 * click-tracking-2].
 * @param address `endpoints.clickTracking`
 * @param ping what is told
 * @param isLeaving whether the page is going away
 */
export function sendVisitPing(address: string, ping: VisitPing, isLeaving: boolean): void {
  sendForm(address, { ...ping }, isLeaving);
}

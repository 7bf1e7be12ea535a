import { sendForm } from '../../../platform/http/send-form.ts';

/** The data of a visit that the click-tracking service gets [click-tracking-1]. */
export interface VisitPing {
  /** The random id of this view of the page, so that each view counts once. */
  readonly v: string;
  /** The address of the previous page, as the browser reports it; empty without one. */
  readonly r: string;
  /** The page of this site that the visitor came from; empty for visitors from elsewhere. */
  readonly from: string;
  /** The address of the page itself. */
  readonly to: string;
  /**
   * The source of the visit: the address's `via`, in query or fragment, or `utm_source`; `history` for a restored page.
   */
  readonly via: string;
  /** The slug of a blog page. */
  readonly blog_slug: string;
  /** The article's number. */
  readonly post_id: string;
  /** The release of the bundle. */
  readonly version: string;
}

/**
 * Sends the visit ping: POST, url-encoded, without cookies; failures are silent [click-tracking-1, click-tracking-2].
 * @param address `endpoints.clickTracking`
 * @param ping the data of the visit
 * @param isLeaving whether the page is being left
 */
export function sendVisitPing(address: string, ping: VisitPing, isLeaving: boolean): void {
  sendForm(address, { ...ping }, isLeaving);
}

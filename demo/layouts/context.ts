import type { Paper } from '../server/addresses.ts';
import type { Built } from '../server/built.ts';
import type { Visit } from '../server/visit.ts';

/** The properties of the request that every layout gets. */
export interface PageContext {
  readonly built: Built;
  readonly paper: Paper;
  readonly visit: Visit;
  /** The site's origin, for absolute addresses. */
  readonly origin: string;
  /** The path of the address. */
  readonly path: string;
  /** The address to which logging in or out returns: this page, without the parameters that must not be kept. */
  readonly returnTo: string;
  /** Whether the page is for the app, which draws the header and the footer itself. */
  readonly appView: boolean;
  /**
   * Whether to leave out header, footer and the other parts that every page has: browser tests of a feature use this.
   */
  readonly bare: boolean;
}

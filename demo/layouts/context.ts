import type { Paper } from '../server/addresses.ts';
import type { Built } from '../server/built.ts';
import type { Visit } from '../server/visit.ts';

/** What every layout knows of the request that it answers. */
export interface PageContext {
  readonly built: Built;
  readonly paper: Paper;
  readonly visit: Visit;
  /** The site's origin, for addresses that leave it. */
  readonly origin: string;
  /** The address's path. */
  readonly path: string;
  /** Where logging in or out leads back to: this page, without what must not travel along. */
  readonly returnTo: string;
  /** In the app view the app draws the header and the footer. */
  readonly appView: boolean;
  /** Without header, footer and what else every page has: browser tests of a feature open its page like that. */
  readonly bare: boolean;
}

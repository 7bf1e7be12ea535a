import { on } from '../../runtime/bus/bus.ts';
import { documentValue } from '../../runtime/page/document-value.ts';
import { acceptFromApp, attempt } from './accept-from-app.ts';
import { isInApp, serveWeb } from './in-app.ts';
import { isPlainObject } from './is-plain-object.ts';
import { OFFERS, type Offer } from './messages.ts';
import { hasBridge } from './transport.ts';

/** The capabilities in the app's latest message. */
const latest = documentValue(() => {
  let offered: ReadonlySet<Offer> = new Set();
  acceptFromApp(
    'app:capabilities-offered',
    'an object with a whole version from 1 and a list of capabilities',
    readOffer,
    (offers) => {
      offered = offers;
    },
    isPageOfApp,
  );
  return () => offered;
});

const observeWeb = documentValue(() =>
  on('app:capabilities-offered', (payload: unknown) => {
    serveWeb(attempt(readOffer, payload)?.has('web') === true);
  }),
);

/**
 * Whether the app currently offers to do something instead of the page. Without an app, and outside the app view if the
 * app does not offer `web`, nothing is offered. The app's latest message counts.
 * @param capability such as `links`
 */
export function appOffers(capability: Offer): boolean {
  return listenToOffers().has(capability) && hasBridge();
}

/**
 * Whether an app communicates with this page: in the app view, and on every page that an app with a bridge shows if it
 * offers `web`. The app's latest message counts. An app need not offer it, so nothing is logged.
 */
export function isPageOfApp(): boolean {
  observeWeb();
  return isInApp();
}

/** Starts listening, once per page. */
export function listenToOffers(): ReadonlySet<Offer> {
  return latest()();
}

/**
 * Parses the capabilities that an app offers. Unknown ones are ignored.
 * @param payload as sent
 * @returns the known ones, or undefined if the payload is invalid
 */
export function readOffer(payload: unknown): ReadonlySet<Offer> | undefined {
  if (!isPlainObject(payload)) return undefined;
  const { version, capabilities } = payload;
  if (!Number.isInteger(version) || Number(version) < 1 || !Array.isArray(capabilities)) return undefined;
  if (!capabilities.every((entry) => typeof entry === 'string')) return undefined;
  return new Set(OFFERS.filter((offer) => capabilities.includes(offer)));
}

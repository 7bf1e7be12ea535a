import { acceptFromApp } from './accept-from-app.ts';
import { isPlainObject } from './is-plain-object.ts';
import { CAPABILITIES, type Capability } from './messages.ts';
import { hasBridge } from './transport.ts';

let offered: ReadonlySet<Capability> | undefined;

/**
 * Whether the app currently offers to do something instead of the page. Without an app, and outside the app view,
 * nothing is offered. The app's latest message counts.
 * @param capability such as `links`
 */
export function appOffers(capability: Capability): boolean {
  return listenToOffers().has(capability) && hasBridge();
}

/** Begins to listen, once per page. */
export function listenToOffers(): ReadonlySet<Capability> {
  if (!offered) {
    offered = new Set();
    acceptFromApp(
      'app:capabilities-offered',
      'an object with a whole version from 1 and a list of capabilities',
      readOffer,
      (latest) => {
        offered = latest;
      },
    );
  }
  return offered;
}

/**
 * Parses the capabilities that an app offers. Unknown ones are ignored.
 * @param payload as sent
 * @returns the known ones, or undefined if the payload does not fit
 */
export function readOffer(payload: unknown): ReadonlySet<Capability> | undefined {
  if (!isPlainObject(payload)) return undefined;
  const { version, capabilities } = payload;
  if (!Number.isInteger(version) || Number(version) < 1 || !Array.isArray(capabilities)) return undefined;
  if (!capabilities.every((entry) => typeof entry === 'string')) return undefined;
  return new Set(CAPABILITIES.filter((capability) => capabilities.includes(capability)));
}

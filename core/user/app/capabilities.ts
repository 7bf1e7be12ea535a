import { acceptFromApp } from './accept.ts';
import { CAPABILITIES, type Capability } from './messages.ts';
import { isPlainObject } from './plain-object.ts';
import { hasBridge } from './transport.ts';

let offered: ReadonlySet<Capability> | undefined;

/**
 * Whether the app does something in the page's place, as far as it has said so by now. Without an app, and
 * outside the app view, nothing is offered. The app's latest word counts.
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
 * Reads what an app says that it does. Capabilities that this release does not know are passed over.
 * @param payload as sent
 * @returns the known ones, or undefined where the payload does not fit
 */
export function readOffer(payload: unknown): ReadonlySet<Capability> | undefined {
  if (!isPlainObject(payload)) return undefined;
  const { version, capabilities } = payload;
  if (!Number.isInteger(version) || Number(version) < 1 || !Array.isArray(capabilities)) return undefined;
  if (!capabilities.every((entry) => typeof entry === 'string')) return undefined;
  return new Set(CAPABILITIES.filter((capability) => capabilities.includes(capability)));
}

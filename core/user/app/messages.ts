/**
 * What a page says to the app around it, and what the app may offer. docs/app-bridge.md is the contract with the
 * makers of the apps; a test holds the two together. Fields and messages are added, never renamed or dropped: an
 * app passes over what it does not know.
 */

/** The form of the messages. It rises only when an app must change to go on working. */
export const PROTOCOL_VERSION = 1;

/** What an app may do in the page's place. */
export const CAPABILITIES = ['links', 'share', 'consent'] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** The page listens: from here on answers and pushes are heard at once. Sent once per page. */
export interface PageReady {
  readonly type: 'page:ready';
  /** What the page would leave to the app. */
  readonly capabilities: readonly Capability[];
  /** The page's address, without its fragment. */
  readonly url: string;
  /** The digits of the article's id, on an article. */
  readonly articleId?: string;
  /** Whether the page waits for the app's consent status. */
  readonly consentRequired: boolean;
}

/** The reader follows a link. Asked of apps that offer `links`. */
export interface OpenLink {
  readonly type: 'link:open';
  /** Absolute: https or http, or for `external` also mailto, tel and sms. */
  readonly url: string;
  /** An article of this site, or an address outside of it. */
  readonly kind: 'article' | 'external';
  /** The digits of the article's id, for `article`. */
  readonly articleId?: string;
}

/** The reader shares something. Asked of apps that offer `share`. */
export interface OpenShare {
  readonly type: 'share:open';
  readonly title: string;
  readonly text: string;
  /** Absolute. */
  readonly url: string;
}

/** The reader wants to see or change what they consented to. Asked of apps that offer `consent`. */
export interface OpenConsent {
  readonly type: 'consent:open';
}

/** Everything that a page says. */
export type PageMessage = PageReady | OpenLink | OpenShare | OpenConsent;

/** What every message carries besides. */
interface Envelope {
  /** {@link PROTOCOL_VERSION} of the page. */
  readonly version: typeof PROTOCOL_VERSION;
  /** A whole number, 1 or higher, that no other message of the page has; the app repeats it in its answer. */
  readonly id: number;
}

/** A message as the app gets it. */
export type SentMessage = PageMessage & Envelope;

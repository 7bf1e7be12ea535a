/**
 * The messages of a page to the app around it, and the capabilities that the app can offer. docs/app-bridge.md is the
 * contract with the app developers; a test compares the two. Fields and messages are added, never renamed or removed:
 * an app ignores those that it does not know.
 */

/** The version of the messages. It changes only when an app must change to keep working. */
export const PROTOCOL_VERSION = 1;

/** The actions that an app can take over from the page. */
export const CAPABILITIES = ['links', 'share', 'consent'] as const;

/** An action that an app can take over from the page. */
export type Capability = (typeof CAPABILITIES)[number];

/** The capabilities that pages outside the app view use if the app offers `web`. */
export const WEB_CAPABILITIES: readonly Capability[] = ['consent'];

/**
 * All capabilities that an app can offer; `web` means that its consent status also applies to pages outside the app
 * view.
 */
export const OFFERS = [...CAPABILITIES, 'web'] as const;

/** A capability that an app can offer. */
export type Offer = (typeof OFFERS)[number];

/** The page is ready: from now on it receives answers and pushes. Sent once, and again when the page is restored. */
export interface PageReady {
  /** The name of the message. */
  readonly type: 'page:ready';
  /** The actions that the page would leave to the app. */
  readonly capabilities: readonly Capability[];
  /** The page's address, without its fragment. */
  readonly url: string;
  /** The digits of the article's id, on an article's page. */
  readonly articleId?: string;
  /** Whether the page waits for the app's consent status. */
  readonly consentRequired: boolean;
}

/** The visitor follows a link. Sent to apps that offer `links`. */
export interface OpenLink {
  /** The name of the message. */
  readonly type: 'link:open';
  /** The absolute address: https or http, or for `external` also mailto, tel and sms. */
  readonly url: string;
  /** Whether the address is an article of this site, or outside of it. */
  readonly kind: 'article' | 'external';
  /** The digits of the article's id, for `article`. */
  readonly articleId?: string;
}

/** The visitor shares something. Sent to apps that offer `share`. */
export interface OpenShare {
  /** The name of the message. */
  readonly type: 'share:open';
  /** The title of the content. */
  readonly title: string;
  /** A sentence to be shared with it; may be empty. */
  readonly text: string;
  /** The absolute address. */
  readonly url: string;
}

/** The visitor wants to see or change their consent. Sent to apps that offer `consent`. */
export interface OpenConsent {
  /** The name of the message. */
  readonly type: 'consent:open';
}

/** The messages of a page. */
export type PageMessage = PageReady | OpenLink | OpenShare | OpenConsent;

/** The fields of every message. */
export interface Envelope {
  /** The {@link PROTOCOL_VERSION} of the page. */
  readonly version: typeof PROTOCOL_VERSION;
  /** A unique whole number, 1 or higher; the app repeats it in its answer. */
  readonly id: number;
}

/** A message as the app receives it. */
export type SentMessage = PageMessage & Envelope;

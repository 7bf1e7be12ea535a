import type { BeforeAdRequest } from './ad-request.ts';

/**
 * Every event of the bus with its payload: the contract between features, and with CMS scripts and the apps, which
 * reach it through `window.nmt`. Names are `subject:verb` in the past tense. Payloads are plain data or elements;
 * fields are added, never renamed. The reference in docs/reference/events.md is generated from the comments below.
 */
export interface Events {
  /** The app reports which actions it takes over from the page. Late listeners get it; the last one counts. */
  'app:capabilities-offered': { version: number; capabilities: readonly string[] };
  /** The app reports the visitor's consent. Late listeners get it; the last one counts. */
  'app:consent-pushed': { purposes: Readonly<Record<string, { enabled: boolean }>> };
  /** The app reports whether it handled the message with that id. */
  'app:message-answered': { id: number; handled: boolean };
  /** A script called `nmt.ads.beforeRequest`. Late listeners get it. */
  'ads:hooked': { hook: BeforeAdRequest };
  /** A feature is mounted on its hook. */
  'feature:mounted': { feature: string; hook: Element };
  /** A feature could not be loaded or threw; its hook has the server's HTML again. */
  'feature:failed': { feature: string; hook: Element; error: unknown };
  /** A feature was unmounted from its hook. */
  'feature:unmounted': { feature: string; hook: Element };
  /** The page was restored from the back/forward cache; its content may be outdated. */
  'page:restored': Record<string, never>;
  /** A link opened in a popup, such as that of a social network. */
  'popup:opened': { address: string };
  /** The visitor, a parameter or the system changed the colour scheme. Late listeners get the last one. */
  'colour-scheme:changed': { scheme: 'light' | 'dark' | 'system'; colour: 'light' | 'dark' };
  /** The visitor's consent is known or has changed, by purpose. Late listeners get the last one. */
  'consent:changed': { purposes: Readonly<Record<string, boolean>> };
  /** A script called `nmt.consent.set`, with the platform's data, by its own names. Late listeners get it. */
  'consent:pushed': { purposes: Readonly<Record<string, boolean>> };
  /**
   * The visitor wants to see the consent settings, and the site has a consent platform: a script of the site opens
   * them.
   */
  'consent:settings-requested': Record<string, never>;
  /**
   * The visitor is known or has changed: a login or logout here or in another tab. Late listeners get the last one.
   * Holds nothing that identifies a visitor, and is not proof of access.
   */
  'visitor:changed': {
    kind: 'logged-out' | 'registered' | 'regional' | 'subscribed' | 'subscribed-plus';
    status: 'logged-out' | 'registered' | 'subscribed' | 'subscribed-plus';
    loggedIn: boolean;
    regional: boolean;
    /** The visitor's segment, for ads and analytics. */
    segment: string;
    familyStatus: 'main' | 'sub' | 'none';
  };
  /**
   * A write in the outbox is dropped without having been applied: the server refused it, or it could not be sent for a
   * week. The path has no query. Also for writes of earlier pages.
   */
  'write:refused': { method: string; path: string; reason: 'refused' | 'expired'; status?: number };
  /** The visitor saved an article on the reading list, or took it off: the server has applied it. */
  'favourite:changed': { articleId: number; isSaved: boolean };
  /** The visitor began to scroll, or to scroll the other way. Also a DOM event on the root element, in `detail`. */
  'header:direction': { direction: 'scrolling-down' | 'scrolling-up' };
  /**
   * The sticky header covers another part of the window: in px from the top, 0 while it is hidden. Late listeners get
   * the last one.
   */
  'header:moved': { covers: number };
  /**
   * A page without a funnel for its visitor requests the login modal [paywall-decision-6]. Late listeners get it. The
   * modal's own conditions still apply.
   */
  'login:asked': Record<string, never>;
  /** A lazy image is loaded. */
  'image:loaded': { image: HTMLImageElement };
}

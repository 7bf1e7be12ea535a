/**
 * Every event of the bus with its payload: the contract between features, and with CMS scripts and the
 * apps, which reach it through `window.nmt`. Names are `subject:verb` in the past tense. Payloads are plain
 * data or elements; fields are added, never renamed. The reference in docs/reference/events.md is generated
 * from the comments below.
 */
export interface Events {
  /** The app says what it does in the page's place. Late listeners hear it; of several the last one counts. */
  'app:capabilities-offered': { version: number; capabilities: readonly string[] };
  /** The app says what the visitor consents to. Late listeners hear it; of several the last one counts. */
  'app:consent-pushed': { purposes: Readonly<Record<string, { enabled: boolean }>> };
  /** The app says whether it did what the message of that id asked. */
  'app:message-answered': { id: number; handled: boolean };
  /** A feature is in place on its hook. */
  'feature:mounted': { feature: string; hook: Element };
  /** A feature could not be loaded or threw; its hook has the server's HTML again. */
  'feature:failed': { feature: string; hook: Element; error: unknown };
  /** A feature was taken away from its hook. */
  'feature:unmounted': { feature: string; hook: Element };
  /** The page came back from the back/forward cache; what it shows may be old. */
  'page:restored': Record<string, never>;
  /** A link opened in a popup, such as that of a social network. */
  'popup:opened': { address: string };
  /** The visitor, a parameter or the system changed the colour scheme. Late listeners hear the last one. */
  'colour-scheme:changed': { scheme: 'light' | 'dark' | 'system'; colour: 'light' | 'dark' };
  /** What the visitor consents to is known or has changed, by purpose. Late listeners hear the last one. */
  'consent:changed': { purposes: Readonly<Record<string, boolean>> };
  /**
   * It is known who is reading, or that changed: a login or logout here or in another tab. Late listeners hear the
   * last one. Says nothing that tells one visitor from another, and proves nothing.
   */
  'visitor:changed': {
    kind: 'logged-out' | 'registered' | 'regional' | 'subscribed' | 'subscribed-plus';
    status: 'logged-out' | 'registered' | 'subscribed' | 'subscribed-plus';
    loggedIn: boolean;
    regional: boolean;
    /** For ads and analytics. */
    segment: string;
    familyStatus: 'main' | 'sub' | 'none';
  };
  /**
   * A write that was kept in the outbox is dropped without having been applied: the server refused it, or it
   * could not be sent for a week. The path is without its query. Also for writes of earlier pages.
   */
  'write:refused': { method: string; path: string; reason: 'refused' | 'expired'; status?: number };
  /** The visitor began to scroll, or to scroll the other way. Also a DOM event on the root element, in `detail`. */
  'header:direction': { direction: 'scrolling-down' | 'scrolling-up' };
  /**
   * The sticky header covers another part of the window: that many px from the top, 0 while it is out of sight.
   * Late listeners hear the last one.
   */
  'header:moved': { covers: number };
  /**
   * A page that has no funnel for its visitor asks for the login modal [paywall-decision-6]. Late listeners hear it.
   * The modal's own conditions go on holding.
   */
  'login:asked': Record<string, never>;
  /** A lazy image is loaded. */
  'image:loaded': { image: HTMLImageElement };
}

/** What a field of an event may hold; undefined is left out. Texts that are addresses are compacted. */
export type FieldValue = string | number | boolean | readonly string[] | undefined;

/** What every event of a funnel says [paywall-analytics-3]; what is not known yet is left out. */
export type PaywallFields = {
  paywall_id: string | undefined;
  campaign_name: string | undefined;
  paywall_type: string | undefined;
  utm_medium: string | undefined;
  utm_campaign: string | undefined;
  /** The episode that a podcast listener came from, on the audio page [paywall-audio-page-2]. */
  episode_id?: string | undefined;
};

/**
 * Every event that is pushed to the data layer, with its fields: the contract with those who measure. A feature
 * that reports something adds its line. Nothing in it may say who is reading: no name, e-mail address, account or
 * token.
 */
export interface AnalyticsEvents {
  /** A reader opened a page, or came back to it through the back/forward cache. */
  'page-view': {
    /** Random, for this view only; the visit ping carries the same as `v`. */
    page_view_id: string;
    /** `data-page-type`; empty where the page does not say. */
    page_type: string;
    article_id: string | undefined;
    article_type: string | undefined;
    /** Where the page is. */
    address: string;
    /** Where the reader came from; empty where the browser does not say. */
    referrer: string;
    /** Whether this is the in-app view. */
    app_view: boolean;
    /** Whether the page came back from the back/forward cache. */
    restored: boolean;
    /** The reader's segment, where it was known by then. */
    segment: string | undefined;
  };
  /** A reader reads an article that was given to them: once for each page view. Never holds the gift's token. */
  'gift-article-view': { page_view_id: string; article_id: string | undefined };
  /** A reader shared something, or gave an article away: what they chose, not whether it was sent. */
  share: {
    /** One of the share methods, or `device` for the share sheet of the app or the device. */
    method: string;
    kind: 'share' | 'gift';
    article_id: string | undefined;
  };
  /** A funnel is shown: once for each wall [paywall-analytics-4]. */
  paywallHit: PaywallFields;
  /** The wall that is shown keeps the reader from the content [paywall-analytics-4]. */
  wallhit: PaywallFields;
  /** The dialog of `modal-soft` opened [paywall-analytics-6]. */
  'paywall-modal-open': PaywallFields;
  /** The dialog of `modal-soft` closed [paywall-analytics-6]. */
  'paywall-modal-close': PaywallFields;
  /** A reader made an account in a funnel: once for each that was made [paywall-analytics-5]. */
  register: PaywallFields;
  /** A subscription was paid: once for each activation [paywall-analytics-5]. */
  purchase: PaywallFields;
  /** What the metering service advises on the wall [paywall-analytics-6]. */
  sophi_params: PaywallFields & { wall_type: string; visibility: string };
  /** It became known, after the page view, to which segment the reader belongs; or that changed. */
  'visitor-segment': { page_view_id: string; segment: string };
}

/** The values that a field of an event can have; undefined fields are left out. Addresses are compacted. */
export type FieldValue = string | number | boolean | readonly string[] | undefined;

/** The fields of every funnel event [paywall-analytics-3]; unknown ones are left out. */
export type PaywallFields = {
  paywall_id: string | undefined;
  campaign_name: string | undefined;
  paywall_type: string | undefined;
  utm_medium: string | undefined;
  utm_campaign: string | undefined;
  /** The podcast episode that the visitor came from, on the audio page [paywall-audio-page-2]. */
  episode_id?: string | undefined;
};

/**
 * Every event of the data layer, with its fields: the contract with the analytics team. A feature that reports
 * something adds its line. No field may identify the visitor: no name, e-mail address, account or token.
 */
export interface AnalyticsEvents {
  /** The visitor opened a page, or returned to it through the back/forward cache. */
  'page-view': {
    /** Random, for this view only; the visit ping carries the same as `v`. */
    page_view_id: string;
    /** `data-page-type`; empty if the page has none. */
    page_type: string;
    article_id: string | undefined;
    article_type: string | undefined;
    /** The address of the page. */
    address: string;
    /** The address of the previous page; empty if the browser reports none. */
    referrer: string;
    /** Whether this is the in-app view. */
    app_view: boolean;
    /** Whether the page was restored from the back/forward cache. */
    restored: boolean;
    /** The visitor's segment, if known at that moment. */
    segment: string | undefined;
  };
  /** The visitor reads a gifted article: once for each page view. Never holds the gift's token. */
  'gift-article-view': { page_view_id: string; article_id: string | undefined };
  /** The visitor shared something or gave an article away: reports the choice, not whether it was sent. */
  share: {
    /** One of the share methods, or `device` for the share sheet of the app or the device. */
    method: string;
    kind: 'share' | 'gift';
    article_id: string | undefined;
  };
  /** A funnel is shown: once for each wall [paywall-analytics-4]. */
  paywallHit: PaywallFields;
  /** The wall on the page blocks the content [paywall-analytics-4]. */
  wallhit: PaywallFields;
  /** The dialog of `modal-soft` opened [paywall-analytics-6]. */
  'paywall-modal-open': PaywallFields;
  /** The dialog of `modal-soft` closed [paywall-analytics-6]. */
  'paywall-modal-close': PaywallFields;
  /** The visitor created an account in a funnel: once for each account [paywall-analytics-5]. */
  register: PaywallFields;
  /** A subscription was paid: once for each activation [paywall-analytics-5]. */
  purchase: PaywallFields & {
    /** A hash of the payment's id, which is the same in each report of the payment. */
    transaction_id: string;
    /** The price for the whole period, if the server sends one. */
    value: number | undefined;
    /** The site’s `currency`, such as `EUR`; sent together with `value`. */
    currency: string | undefined;
    /** The product's id, if it was ordered in this browser. */
    item_id: string | undefined;
    /** The subscription's name. */
    item_name: string | undefined;
  };
  /** The metering service's advice on the wall [paywall-analytics-6]. */
  sophi_params: PaywallFields & { wall_type: string; visibility: string };
  /** A step of a tour is shown [tour-1]. */
  view_onboarding: {
    /** The tour's id, such as `tour-onboarding`. */
    tour_id: string;
    /** The number of the step, from 1. */
    step: number;
  };
  /** The visitor followed the link to the subscriptions on the page of their advantages [special-usp-page-2]. */
  'usp-subscriptions-click': {
    /** The address of the link. */
    address: string;
  };
  /** Half of an advertisement has been in view for a second: once for each slot. */
  'ad-viewable': {
    /** The id of the slot. */
    slot_id: string;
    /** The position, as in `data-ad-position`. */
    position: string;
    /** The page's section code. */
    section: string;
  };
  /** The account's group in a test took effect on this page, or is known [ads-15]. */
  'experiment-group': {
    /** The experiment's name, such as `mobile_top_banner`. */
    experiment: string;
    /** The group, from 1. */
    group: number;
  };
  /** The visitor's segment became known after the page view, or changed. */
  'visitor-segment': { page_view_id: string; segment: string };
}

/**
 * Every key that the product stores, by owner; `docs/storage.md` describes their values. Only these keys can be
 * written. A key that ends in `*` stands for all keys with that prefix. Features import only types, so the list is not
 * part of any bundle.
 */

/**
 * Data of the account that is logged in: a logout, or another account, removes it [sync-5]. The login status also
 * removes it if nobody is logged in, so data of anonymous visitors must not be in this list.
 */
export const ACCOUNT_KEYS = {
  local: [
    'nmt_collections',
    'nmt_favourites',
    'nmt_followed_topics',
    'nmt_history_settings',
    'nmt_missed_items',
    'nmt_newsletters',
    'nmt_offline',
    'nmt_outbox_sent:*',
    'nmt_push_token',
    'nmt_read',
    'nmt_reading_positions',
    'nmt_scenes',
    'nmt_sync',
    'nmt_topics',
    'nmt_viewdate',
    'nmt_visits',
    'nmt_welcome_parts',
  ],
  session: ['nmt_login_status'],
} as const;

/**
 * Data of the browser, whoever is logged in. If it is for one visitor only, such as a draft or a queued write, it
 * contains a mark of that visitor and stays until they return.
 */
export const BROWSER_KEYS = {
  local: [
    'nmt_abgroup_*',
    'nmt_app_bar_closed',
    'nmt_colour_scheme',
    'nmt_consent',
    'nmt_edition_dates',
    'nmt_form_drafts',
    'nmt_history',
    'nmt_history_of',
    'nmt_instant_feedback',
    'nmt_logged_in',
    'nmt_mastodon_instance',
    'nmt_newsletter_banners_closed',
    'nmt_notify_denied',
    'nmt_order',
    'nmt_outbox:*',
    'nmt_outbox_lease',
    'nmt_outbox_outcome:*',
    'nmt_outbox_pause',
    'nmt_payment_keys',
    'nmt_paywall_session',
    'nmt_paywallviewcount',
    'nmt_podcasts',
    'nmt_popup_events',
    'nmt_prompts',
    'nmt_purchases',
    'nmt_push_worker',
    'nmt_puzzles_begun',
    'nmt_quiz',
    'nmt_region',
    'nmt_show_visited',
    'nmt_tours',
    'nmt_visits_anonymous',
    'nmt_welcome_parts_anonymous',
  ],
  session: [
    'nmt_activation_link',
    'nmt_article_read',
    'nmt_listening',
    'nmt_login_modal',
    'nmt_onboarding_paused',
    'nmt_opened_spots',
    'nmt_order_form',
    'nmt_tour_progress',
    'nmt_visit_views',
    'nmt_webp',
    'nmt_withdrawal',
  ],
  cookie: ['nmt_paywallviewcount'],
} as const;

/** A storage area: `local` outlives the tab, `session` ends with it. */
export type Area = keyof typeof ACCOUNT_KEYS;

type Listed<In extends Area> = (typeof ACCOUNT_KEYS)[In][number] | (typeof BROWSER_KEYS)[In][number];

/** A key of the account in local storage. */
export type AccountKey = Exclude<(typeof ACCOUNT_KEYS)['local'][number], `${string}*`>;

/** A key that may be stored in a storage area. */
export type StorageKey<In extends Area = Area> = KeyOf<Listed<In>>;

/** The prefix of the keys that a pattern stands for. */
export type KeyPrefix<In extends Area = Area> = PrefixOf<Listed<In>>;

/** The name of a cookie that may be written. */
export type CookieName = (typeof BROWSER_KEYS)['cookie'][number];

type KeyOf<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name;
type PrefixOf<Name extends string> = Name extends `${infer Start}*` ? Start : never;

import type { Configured } from '../../runtime/config/config-section.ts';
import { type DefaultedValues, declareDefaults } from '../../runtime/config/declare-defaults.ts';
import { isRecord, isText, isTextList } from '../../runtime/config/guards.ts';
import { oneOf, type Setting } from '../../runtime/config/settings.ts';

/**
 * The values that a funnel needs, documented for CMS authors and developers in docs/reference/paywall-config.md
 * [paywall-config-2].
 */
export const PAYWALL_DEFAULTS = declareDefaults('paywall', {
  /** Base address of the requests of paywall and funnel; empty for this site [paywall-config-4]. */
  apiBase: '',
  /** Milliseconds for each request [paywall-config-4]. */
  requestTimeoutMs: 10_000,
  /** Milliseconds for the decision [paywall-decision-8]. */
  decisionTimeoutMs: 5000,
  /**
   * The method by which anonymous visitors request the decision: `get` lets a shared cache answer it (docs/cache.md).
   */
  anonymousDecision: oneOf(['post', 'get'], 'post'),
  /** The group of articles that are decided alike, such as `premium`; one of the dimensions of a decision by `get`. */
  decisionGroup: '',
  /** Milliseconds for the metering service's advice [metering-5]. */
  meteringTimeoutMs: 1500,
  /** The metering service's script; empty for none [metering-4]. */
  meteringSrc: '',
  /** Values of `utm_medium` that mean a newsletter [decision-context-12]. */
  newsletterMediums: ['email', 'newsletter'],
  /**
   * The service's names for fields of the body of `paywall-decision` (docs/reference/calls.md) that differ from the
   * usual ones [decision-context-15].
   */
  contextFields: {},
  /**
   * The reaction to a campaign that cannot be fetched: open the article, or open the login modal [paywall-campaign-6].
   */
  onCampaignFailure: oneOf(['open', 'login-modal'], 'open'),
  /** Selects the protected content [paywall-types-3]. */
  contentSelector: '[data-paywall-content]',
  /** Selects the game players, which a blocking wall removes [paywall-types-21]. */
  gamesPlayerSelector: '[data-games-player]',
  /** Selects the header button that hides after 164 px of scrolling [paywall-types-15]. */
  headerButtonSelector: '[data-paywall-header-button]',
  /** Viewports narrower than this many px are mobile [paywall-types-25]. */
  mobileBreakpoint: 740,
  /** The cartoon of the style fokke-en-sukke; empty for none [paywall-styles-3]. */
  fokkeEnSukkeImage: '',
  /** The subscription site; empty for none [funnel-buttons-3]. */
  subscriptionSiteUrl: '',
  /** The terms that the visitor accepts [funnel-blocks-12]. */
  termsUrl: '/algemene-voorwaarden/',
  /** Says how an order is withdrawn; empty for none [order-terms-2]. */
  withdrawalUrl: '',
  /** The news site, to which a failed payment links [payment-status-15]. */
  newsSiteUrl: '/',
  /** Customer service [payment-status-15]. */
  customerServiceUrl: '/service/',
  /** The newsletter offered at registration; an empty code offers none [registration-13]. */
  newsletterCode: '',
  /** The name of that newsletter. */
  newsletterName: '',
  /** The description of that newsletter. */
  newsletterDescription: '',
  /** Further fields of the personal data form [personal-data-form-11]. */
  signupFields: [],
  /** Whether the payment block mentions the identity check [payment-6]. */
  identityCheck: false,
  /** Messages of the form that replace the usual ones, by field [personal-data-form-12]. */
  messages: {},
  /** The password scorer: the strength tool, or length and kinds of characters alone [password-strength-4]. */
  passwordScorer: oneOf(['zxcvbn', 'length'], 'zxcvbn'),
  /** The values of `detail` and `message` that mean that an account was created [registration-4]. */
  registrationSuccess: [
    'ok',
    'success',
    'created',
    'account created',
    'account-created',
    'registered',
    'account registered',
  ],
  /** The message for a payment that could not start; empty for none [payment-8]. */
  paymentErrorText: '',
  /** Allowed hosts of redirects besides this site [paywall-config-5]. */
  redirectHosts: [],
  /** Hosts of payment pages [payment-4]. */
  paymentHosts: ['mollie.com'],
  /** The scripts of extended access [extended-access-4]. */
  extendedAccessScripts: [
    'https://news.google.com/swg/js/v1/swg.js',
    'https://news.google.com/swg/js/v1/swg-gaa.js',
  ],
  /** The site's client id at Google, under which visitors register for extended access. */
  extendedAccessClientId: '',
});

/** A record with a value of the same type for each of these keys. */
export type PaywallConfig = DefaultedValues<typeof PAYWALL_DEFAULTS>;

/** A part of the configuration, such as the attributes of a mount element. */
export type PaywallValues = { readonly [Name in keyof PaywallConfig]?: PaywallConfig[Name] | undefined };

/**
 * Merges the sources of the configuration. Order of precedence: the mount element's attributes, the fetched
 * configuration, the site's configuration, the defaults. Unknown keys and values of a wrong type are ignored
 * [paywall-config-2, paywall-config-3].
 * @param sources the attributes, the fetched configuration and the site's, in this order
 */
export function mergePaywallConfig(...sources: readonly unknown[]): PaywallConfig {
  const records = sources.filter(isRecord);
  const merged = Object.entries<unknown>(PAYWALL_DEFAULTS).map(([name, declared]) => {
    const found = records.map((record) => record[name]).find((value) => fits(declared, value));
    return [name, found ?? (isKind(declared) ? declared.fallback : declared)];
  });
  return Object.freeze(Object.fromEntries(merged));
}

/** The section `paywall` of `script#site-config` as sent: the values for all pages of the site. */
export function sitePaywall({ config }: Configured): unknown {
  return config.paywall;
}

function fits(declared: unknown, value: unknown): boolean {
  if (isKind(declared)) return declared.accepts(value, '');
  if (Array.isArray(declared)) return isTextList(value);
  if (isRecord(declared)) return isRecord(value) && Object.values(value).every(isText);
  if (typeof declared === 'number') return typeof value === 'number' && value > 0 && value < 2 ** 31;
  return typeof value === typeof declared;
}

function isKind(declared: unknown): declared is Setting<unknown> {
  return Object.hasOwn(Object(declared), 'accepts');
}

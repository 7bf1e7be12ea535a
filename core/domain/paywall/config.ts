import { configSection } from '../../runtime/config/config-section.ts';
import { isRecord, isText, isTextList } from '../../runtime/config/guards.ts';

/** The values that a funnel needs, in one place for CMS authors and developers [paywall-config-2]. */
export interface PaywallConfig {
  /** Base address of the requests of paywall and funnel; empty for this site [paywall-config-4]. */
  readonly apiBase: string;
  /** Milliseconds for each request [paywall-config-4]. */
  readonly requestTimeoutMs: number;
  /** Milliseconds for the decision [paywall-decision-8]. */
  readonly decisionTimeoutMs: number;
  /** How anonymous visitors ask for the decision: `get` lets a shared cache answer it (docs/cache.md). */
  readonly anonymousDecision: 'post' | 'get';
  /** The group of articles that are decided alike, such as `premium`; one of the dimensions of a decision by `get`. */
  readonly decisionGroup: string;
  /** Milliseconds for the metering service's advice [metering-5]. */
  readonly meteringTimeoutMs: number;
  /** The metering service's script; empty for none [metering-4]. */
  readonly meteringSrc: string;
  /** Values of `utm_medium` that mean a newsletter [decision-context-12]. */
  readonly newsletterMediums: readonly string[];
  /**
   * The service's names for fields of the body of `paywall-decision` (docs/reference/calls.md) that differ from the usual ones
   * [decision-context-15].
   */
  readonly contextFields: Readonly<Record<string, string>>;
  /**
   * The reaction to a campaign that cannot be fetched: open the article, or open the login modal [paywall-campaign-6].
   */
  readonly onCampaignFailure: 'open' | 'login-modal';
  /** Selects the protected content [paywall-types-3]. */
  readonly contentSelector: string;
  /** Selects the game players, which a blocking wall removes [paywall-types-21]. */
  readonly gamesPlayerSelector: string;
  /** Selects the header button that hides after 164 px of scrolling [paywall-types-15]. */
  readonly headerButtonSelector: string;
  /** Viewports narrower than this many px are mobile [paywall-types-25]. */
  readonly mobileBreakpoint: number;
  /** The cartoon of the style fokke-en-sukke; empty for none [paywall-styles-3]. */
  readonly fokkeEnSukkeImage: string;
  /** The subscription site; empty for none [funnel-buttons-3]. */
  readonly subscriptionSiteUrl: string;
  /** The terms that the visitor accepts [funnel-blocks-12]. */
  readonly termsUrl: string;
  /** Says how an order is withdrawn; empty for none [order-terms-2]. */
  readonly withdrawalUrl: string;
  /** The news site, to which a failed payment links [payment-status-15]. */
  readonly newsSiteUrl: string;
  /** Customer service [payment-status-15]. */
  readonly customerServiceUrl: string;
  /** The newsletter offered at registration; an empty code offers none [registration-13]. */
  readonly newsletterCode: string;
  /** The name of that newsletter. */
  readonly newsletterName: string;
  /** The description of that newsletter. */
  readonly newsletterDescription: string;
  /** Further fields of the personal data form [personal-data-form-11]. */
  readonly signupFields: readonly string[];
  /** Whether the payment block mentions the identity check [payment-6]. */
  readonly identityCheck: boolean;
  /** Messages of the form that replace the usual ones, by field [personal-data-form-12]. */
  readonly messages: Readonly<Record<string, string>>;
  /** The password scorer: the strength tool, or length and kinds of characters alone [password-strength-4]. */
  readonly passwordScorer: 'zxcvbn' | 'length';
  /** The values of `detail` and `message` that mean that an account was created [registration-4]. */
  readonly registrationSuccess: readonly string[];
  /** The message for a payment that could not start; empty for none [payment-8]. */
  readonly paymentErrorText: string;
  /** Allowed hosts of redirects besides this site [paywall-config-5]. */
  readonly redirectHosts: readonly string[];
  /** Hosts of payment pages [payment-4]. */
  readonly paymentHosts: readonly string[];
  /** The scripts of extended access [extended-access-4]. */
  readonly extendedAccessScripts: readonly string[];
  /** The site's client id at Google, under which visitors register for extended access. */
  readonly extendedAccessClientId: string;
}

/** A part of the configuration, such as the attributes of a mount element. */
export type PaywallValues = { readonly [Name in keyof PaywallConfig]?: PaywallConfig[Name] | undefined };

/** The built-in defaults. */
export const PAYWALL_DEFAULTS: PaywallConfig = Object.freeze({
  apiBase: '',
  requestTimeoutMs: 10_000,
  decisionTimeoutMs: 5000,
  anonymousDecision: 'post',
  decisionGroup: '',
  meteringTimeoutMs: 1500,
  meteringSrc: '',
  newsletterMediums: ['email', 'newsletter'],
  contextFields: {},
  onCampaignFailure: 'open',
  contentSelector: '[data-paywall-content]',
  gamesPlayerSelector: '[data-games-player]',
  headerButtonSelector: '[data-paywall-header-button]',
  mobileBreakpoint: 740,
  fokkeEnSukkeImage: '',
  subscriptionSiteUrl: '',
  termsUrl: '/algemene-voorwaarden/',
  withdrawalUrl: '',
  newsSiteUrl: '/',
  customerServiceUrl: '/service/',
  newsletterCode: '',
  newsletterName: '',
  newsletterDescription: '',
  signupFields: [],
  identityCheck: false,
  messages: {},
  passwordScorer: 'zxcvbn',
  registrationSuccess: [
    'ok',
    'success',
    'created',
    'account created',
    'account-created',
    'registered',
    'account registered',
  ],
  paymentErrorText: '',
  redirectHosts: [],
  paymentHosts: ['mollie.com'],
  extendedAccessScripts: [
    'https://news.google.com/swg/js/v1/swg.js',
    'https://news.google.com/swg/js/v1/swg-gaa.js',
  ],
  extendedAccessClientId: '',
});

/**
 * Merges the sources of the configuration. Order of precedence: the mount element's attributes, the fetched
 * configuration, the site's configuration, the defaults. Unknown keys and values of a wrong type are ignored
 * [paywall-config-2, paywall-config-3].
 * @param sources the attributes, the fetched configuration and the site's, in this order
 */
export function mergePaywallConfig(...sources: readonly unknown[]): PaywallConfig {
  const records = sources.filter(isRecord);
  const merged = Object.fromEntries(
    Object.entries(PAYWALL_DEFAULTS).map(([name, fallback]) => {
      const key = name as keyof PaywallConfig;
      const source = records.find((record) => fits(key, record[name], fallback));
      return [name, source ? source[name] : fallback];
    }),
  );
  return Object.freeze(merged as unknown as PaywallConfig);
}

/** The section `paywall` of `script#site-config`: the values for all pages of the site. */
export const sitePaywall = configSection(({ paywall }) => (isRecord(paywall) ? paywall : {}));

const WORDS: Partial<Record<keyof PaywallConfig, readonly string[]>> = {
  anonymousDecision: ['post', 'get'],
  onCampaignFailure: ['open', 'login-modal'],
  passwordScorer: ['zxcvbn', 'length'],
};

function fits(name: keyof PaywallConfig, value: unknown, fallback: unknown): boolean {
  if (Array.isArray(fallback)) return isTextList(value);
  if (isRecord(fallback)) return isRecord(value) && Object.values(value).every(isText);
  if (typeof fallback === 'number') return typeof value === 'number' && value > 0 && value < 2 ** 31;
  if (typeof value !== typeof fallback) return false;
  return WORDS[name]?.includes(String(value)) ?? true;
}

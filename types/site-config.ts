import type { PaywallConfig } from '../core/domain/paywall/config.ts';
import type { ShareMethod } from '../core/domain/share/methods.ts';
import type { ShareWidth, Utm } from '../core/domain/share/share-config.ts';
import type { BreakpointName } from '../core/runtime/config/breakpoints.ts';
import type { Addresses } from '../core/runtime/config/site-config.ts';
import type { BodyAttributes } from '../core/runtime/page/body-attributes.ts';
import type { Ga4Config } from '../core/user/analytics/ga4/ga4-config.ts';
import type { Platform } from '../core/user/app/app-config.ts';
import type { TcfNeeds } from '../core/user/consent/platform/tcf-needs.ts';
import type { WebPush } from '../core/user/push/push-config.ts';
import type { SubscriberSegment } from '../core/user/visitor/segment.ts';
import type { AdsConfig } from '../widgets/ads/ads/plan/ads-config.ts';
import type { RequestConfig } from '../widgets/ads/ads/provider/request-config.ts';
import type { ReportSettings } from '../widgets/shell/reports/reports-config.ts';
import type { FeatureName, PageType } from './names.ts';

/** What a site may change of a step of the tour; what it leaves out stays as it is. */
export interface TourStepConfig {
  /** The heading. */
  readonly title?: string;
  /** The words below it. */
  readonly text?: string;
  /** Selector of the element that the step is about. */
  readonly attach?: string;
}

/** Who asks for consent, where it is not the product's own dialog. */
export interface ConsentSettings {
  /** The product's own dialog, a platform with the IAB's API, or one that calls `nmt.consent.set`. */
  readonly source?: 'own' | 'tcf' | 'push';
  /** How long the platform may take to answer, in ms. */
  readonly timeoutMs?: number;
  /** What each purpose needs, by its name: of the IAB's framework, or names of the platform with the source `push`. */
  readonly purposes?: Readonly<Record<string, TcfNeeds | readonly string[]>>;
  /** Google's consent signals: `true` for the four of consent mode v2, or purposes by signal, which add to them. */
  readonly googleConsentMode?: boolean | Readonly<Record<string, string>>;
}

/** Names that differ from site to site; what is missing is as in the product. */
export interface SiteNames {
  /** The permissions in the answer of the login status. */
  readonly permissions?: {
    /** Of the paper's subscribers. */
    readonly subscriber?: string;
    /** Of subscribers of a regional paper. */
    readonly regional?: string;
    /** Of the digital paper; any of them is enough. */
    readonly digitalPlus?: readonly string[];
  };
  /** The codes of newsletters that banners promote, to plus subscribers and to others who are logged in. */
  readonly promotedNewsletters?: {
    readonly exclusive?: readonly string[];
    readonly basic?: readonly string[];
  };
  /** The codes of publications by the slug in the digital paper's addresses. */
  readonly editions?: Readonly<Record<string, string>>;
  /** The decision service's names of slots, by the product's. */
  readonly decisionSlots?: Readonly<Record<string, string>>;
}

/** Reports of errors and web vitals; only the address must be there. */
export type ReportsConfig = Pick<ReportSettings, 'address'> & Partial<ReportSettings>;

/** A page type of the product or of the site; editors propose those of the product. */
export type AnyPageType = PageType | (string & Record<never, never>);

/** A fact of a page as JSON holds it: numbers may stand in for texts, such as ids. */
export type PageFact<Value> = Value extends string ? string | number : Value;

/** The facts of one page, for templates that cannot write attributes of `<body>`: `type` is `data-page-type`. */
export type PageFacts = {
  readonly [Name in keyof BodyAttributes as Name extends 'pageType' ? never : Name]?: PageFact<
    Exclude<BodyAttributes[Name], undefined>
  >;
} & {
  /** The type of the page. */
  readonly type?: AnyPageType;
};

/**
 * The settings of a site: the JSON of `script#site-config`. All keys are optional; docs/cms.md describes each with its
 * default. A wrong value is named in the console and has its default.
 */
export interface SiteConfig {
  /** Settings of advertisements. */
  readonly ads?: Partial<AdsConfig & RequestConfig>;
  /** The apps by the id that their addresses carry as `?app=`. */
  readonly appIds?: Readonly<Record<string, Platform>>;
  /** The name under which visitors know the paper. */
  readonly brand?: string;
  /** Widths in px by name, for what scripts decide by the window's width. */
  readonly breakpoints?: Readonly<Partial<Record<BreakpointName, number>>>;
  /** The site's key for the robot check. */
  readonly captchaSiteKey?: string;
  /** The https origins whose charts may report their height. */
  readonly chartEmbedOrigins?: readonly string[];
  /** Who asks for consent, and how a consent platform is read. */
  readonly consent?: ConsentSettings;
  /** The purposes that need the visitor's consent; all others are granted. */
  readonly consentPurposes?: readonly string[];
  /** The cookie in which the server counts the articles of an anonymous visitor. */
  readonly counterCookie?: string;
  /** The country in which the site sells, as an ISO 3166 code: how names and addresses are asked for. */
  readonly country?: string;
  /** The currency of all prices, as an ISO 4217 code. */
  readonly currency?: string;
  /** The name of the array on `window` that takes events. */
  readonly dataLayerName?: string;
  /** Kill switches: the name of a feature, or a list of them. */
  readonly disabled?: FeatureName | readonly FeatureName[];
  /** The https origins of the editors to which the editing tools may link. */
  readonly editorOrigins?: readonly string[];
  /** Whether the page is made for an editor. */
  readonly editorTools?: boolean;
  /** Addresses of data by name, or groups of them by name. */
  readonly endpoints?: Addresses;
  /** Other https origins whose HTML may be fetched. */
  readonly fragmentOrigins?: readonly string[];
  /** The events of Google Analytics 4. */
  readonly ga4?: Partial<Ga4Config>;
  /** Of dates, numbers, amounts and the order of names, as a BCP 47 tag. */
  readonly locale?: string;
  /** The cookie that hints at a login. */
  readonly loginCookie?: string;
  /** The breakpoint below which a viewport is a mobile one. */
  readonly mobileBelow?: BreakpointName;
  /** The names that the backends of the site have. */
  readonly names?: SiteNames;
  /** The page about subscriptions that exclusive newsletters lead to: https, or a path on this site. */
  readonly newsletterUpgradeUrl?: string;
  /** Service worker and the articles' path, for reading saved articles without a connection. */
  readonly offlineReading?: Readonly<{ worker: string; scope: string }>;
  /** The statuses of users who are not sent to the onboarding, such as `REGISTERED`. */
  readonly onboardingSkipStatuses?: readonly string[];
  /** The facts of this page, where the body cannot carry them. */
  readonly page?: PageFacts;
  /** Page types of the site's own. */
  readonly pageTypes?: readonly string[];
  /** Values of paywall and funnels on all pages. */
  readonly paywall?: Partial<PaywallConfig>;
  /** Milliseconds until an answer of the profile API must be there. */
  readonly profileApiTimeoutMs?: number;
  /** The page view of a visit, from 1, from which on prompts may show by themselves. */
  readonly promptsFromPageView?: number;
  /** Hosts, with all below them, to which addresses from answers and parameters may lead. */
  readonly redirectHosts?: readonly string[];
  /** Reports of errors and web vitals: where to, and of which share of page views. */
  readonly reports?: ReportsConfig;
  /** Addresses of third-party scripts by name, or groups of them by name. */
  readonly scripts?: Addresses;
  /** The segment of each product-group code. */
  readonly segments?: Readonly<Record<string, SubscriberSegment>>;
  /** The values of `data-thirdparty-template` that are the service site's. */
  readonly serviceTemplates?: readonly string[];
  /** The order of the share methods by the window's width. */
  readonly shareOrder?: Readonly<Partial<Record<ShareWidth, readonly ShareMethod[]>>>;
  /** The campaign parameters of a shared link, by method. */
  readonly shareUtm?: Readonly<Partial<Record<ShareMethod, Utm>>>;
  /** What other devices may change, by its path below `/papi/api/`. */
  readonly syncSources?: readonly string[];
  /** Of the newsroom, as an IANA name: all times are shown in it. */
  readonly timeZone?: string;
  /** The steps of the tours, by the tour's id. */
  readonly tours?: Readonly<Record<string, { readonly steps: readonly TourStepConfig[] }>>;
  /** Hosts that links with `data-append-uuid` may receive the visitor's id on. */
  readonly uuidHosts?: readonly string[];
  /** Service worker and key of push messages. */
  readonly webPush?: WebPush;
}

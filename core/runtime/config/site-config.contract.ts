import { DEFAULT_BREAKPOINTS } from './breakpoints.ts';

/** A JSON Schema (2020-12), as far as the configuration needs it. */
export interface ConfigSchema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** What a value is, as the end of "expected …". */
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly items?: ConfigSchema;
  readonly properties?: Readonly<Record<string, ConfigSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | ConfigSchema;
  readonly propertyNames?: ConfigSchema;
  readonly anyOf?: readonly ConfigSchema[];
}

const text = { type: 'string', minLength: 1 } as const;
const texts = { type: 'array', items: text } as const;
const origins = {
  type: 'array',
  items: { type: 'string', pattern: '^https://[^/?#]+$' },
} as const;
const address = {
  ...text,
  title: 'an https address or a path on this site',
  // As `isSafeAddress`: https, http of this machine, or an address without a scheme.
  pattern: '^(https://|http://(localhost|127\\.0\\.0\\.1)(:|/|$)|(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:))',
  description: 'An https address, or a path on this site.',
} as const;
const addressOrGroup = {
  anyOf: [address, { type: 'object', additionalProperties: address }],
  description: 'An address, or addresses by name.',
} as const;
const breakpoint = { type: 'string', enum: Object.keys(DEFAULT_BREAKPOINTS) } as const;
const milliseconds = { type: 'number', minimum: 0, maximum: 2 ** 31 - 1 } as const;
const methods = {
  type: 'array',
  items: {
    type: 'string',
    enum: [
      'mail',
      'linkedin',
      'facebook',
      'reddit',
      'whatsapp',
      'mastodon',
      'bluesky',
      'threads',
      'twitter',
      'clipboard',
    ],
  },
} as const;
const utm = {
  type: 'object',
  required: ['source', 'medium'],
  additionalProperties: false,
  properties: {
    source: { ...text, description: 'The value of `utm_source`.' },
    medium: { ...text, description: 'The value of `utm_medium`.' },
  },
} as const;
const numbers = (maximum: number) =>
  ({ type: 'array', items: { type: 'integer', minimum: 1, maximum } }) as const;
const tcfNeeds = {
  type: 'object',
  additionalProperties: false,
  description: "What a purpose needs of the IAB's framework; at least one list with a number.",
  properties: {
    purposes: { ...numbers(11), description: 'Purposes that need consent.' },
    flexiblePurposes: { ...numbers(11), description: 'Purposes for which legitimate interest is enough.' },
    specialFeatures: { ...numbers(2), description: 'Special features that need consent.' },
    vendors: { ...numbers(65_535), description: 'Vendors that need consent.' },
  },
} as const;
const tourStep = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { ...text, description: 'The title of the step.' },
    text: { ...text, description: 'The text of the step.' },
    attach: { ...text, description: 'The selector of the element that the step points to.' },
  },
} as const;

/**
 * Every key of `script#site-config`, for dist/site-config.schema.json and the contract: what it may hold, its default,
 * and what it means. Only the build reads this file; a test compares it with the keys that the product knows. The values
 * of `paywall` come from core/domain/paywall/config.ts, those of `page` from core/runtime/page/body-attributes.ts.
 */
export const SITE_CONFIG: Readonly<Record<string, ConfigSchema>> = {
  ads: {
    type: 'object',
    description: 'The settings of advertisements.',
    additionalProperties: false,
    properties: {
      disableMarker: {
        type: 'string',
        pattern: '^#.',
        default: '#disable-ads',
        description: 'A fragment that turns advertisements off.',
      },
      fullPageDroppedPositions: {
        ...texts,
        default: ['below-article*'],
        description:
          'Positions without advertisements on full-page inbeeld articles; `*` at the end stands for any ending.',
      },
      wideRectangleBreakpoint: {
        ...breakpoint,
        default: 'xsmall',
        description: 'From this breakpoint on a rectangle is 336x280.',
      },
      publisherId: {
        type: 'string',
        pattern: '^\\d+$',
        default: '163',
        description: "The publisher's id at the provider, which begins the path of an ad unit.",
      },
      consentTimeoutMs: {
        ...milliseconds,
        default: 500,
        description: 'How long a slot waits for the consent `ads`, in ms.',
      },
      withoutConsent: {
        type: 'string',
        enum: ['wait', 'limited'],
        default: 'wait',
        description:
          'After that time: `wait` leaves slots empty until there is consent, `limited` requests limited advertisements.',
      },
      screensBetween: {
        type: 'number',
        minimum: 0,
        maximum: 10,
        default: 1,
        description: 'Heights of the window between two advertisements; 0 for any distance.',
      },
      refillUntil: {
        type: 'string',
        pattern: '^\\d{4}-\\d{2}-\\d{2}$',
        default: '2025-01-01',
        description: 'The last day on which the rectangle in an article is refilled.',
      },
      responseTimeoutMs: {
        ...milliseconds,
        default: 10_000,
        description: 'After that time without an answer a slot is empty, in ms.',
      },
      targeting: {
        type: 'object',
        additionalProperties: { anyOf: [text, texts] },
        default: {},
        description: "The seller's own keys and values, of all slots of the page.",
      },
      beforeRequestTimeoutMs: {
        ...milliseconds,
        default: 2000,
        description: 'How long slots wait for what `nmt.ads.beforeRequest` was given, in ms.',
      },
    },
  },
  appIds: {
    type: 'object',
    description: 'The apps, by the id that their addresses carry as `?app=`.',
    additionalProperties: { type: 'string', enum: ['ios', 'android', 'puzzle-ios', 'puzzle-android'] },
    default: {},
  },
  brand: {
    ...text,
    default: 'de krant',
    description: 'The name under which visitors know the paper, in every text that names it.',
  },
  breakpoints: {
    type: 'object',
    description:
      'Widths in px by name. They move what scripts decide by the width of the window, not the styles.',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(DEFAULT_BREAKPOINTS).map(([name, px]) => [
        name,
        {
          type: 'number',
          exclusiveMinimum: 0,
          default: px,
          description: `Px from which a window is ${name}.`,
        } as const,
      ]),
    ),
  },
  captchaSiteKey: {
    ...text,
    description: "The site's key for the robot check; forms that need it cannot be sent without it.",
  },
  chartEmbedOrigins: {
    ...origins,
    description: 'Origins whose charts may report their height; by default that of `scripts.chartEmbed`.',
  },
  consent: {
    type: 'object',
    description: 'Who asks for consent, and how a consent platform is read.',
    additionalProperties: false,
    properties: {
      source: {
        type: 'string',
        enum: ['own', 'tcf', 'push'],
        default: 'own',
        description:
          "The product's own dialog, a platform with the IAB's API, or one that calls `nmt.consent.set`.",
      },
      timeoutMs: {
        ...milliseconds,
        default: 5000,
        description: 'How long the platform may take to answer, in ms.',
      },
      purposes: {
        type: 'object',
        additionalProperties: { anyOf: [tcfNeeds, texts] },
        description:
          "What each purpose needs, by its name: of the IAB's framework, or with `push` the platform's own names.",
      },
      googleConsentMode: {
        anyOf: [{ type: 'boolean' }, { type: 'object', additionalProperties: text }],
        description:
          "Sends Google's consent signals: `true` for the four of consent mode v2, or purposes by signal, which add to them.",
      },
    },
  },
  consentPurposes: {
    ...texts,
    default: ['social-media', 'uitgebreid'],
    description: "The purposes that need the visitor's consent; all others are granted.",
  },
  counterCookie: {
    ...text,
    default: 'nmt_counter',
    description:
      'The cookie in which the server counts the articles of an anonymous visitor, separated by `@`.',
  },
  dataLayerName: {
    type: 'string',
    pattern: '^[A-Za-z_$][\\w$]*$',
    default: 'dataLayer',
    description: 'The name of the array on `window` that takes events.',
  },
  disabled: {
    anyOf: [{ type: 'string' }, texts],
    default: [],
    description: "A feature's name, or a list of them: their code does not run.",
  },
  editorOrigins: {
    ...origins,
    default: [],
    description: 'Origins of the editors to which `editing-helpers` may link.',
  },
  editorTools: { type: 'boolean', default: false, description: 'Whether the page is made for an editor.' },
  endpoints: {
    type: 'object',
    description: 'Addresses of data by name, or groups of them; requests to their https origins are allowed.',
    default: {},
    properties: {
      clickTracking: {
        ...address,
        description:
          'The service that gets one ping for each page view, without cookies; no ping without it.',
      },
      historySettings: {
        ...address,
        description: "The visitor's choice about the reading history; without it the notice never shows.",
      },
      latestEdition: { ...address, description: 'The time of the latest edition.' },
      viewDate: { ...address, description: "The time of the visitor's last look at an edition." },
      profile: {
        type: 'object',
        description:
          'Paths of the profile API that have no fixed place; without one its feature works in that browser only.',
        properties: {
          userInfo: { ...text, description: "Name and uuid of the visitor's account." },
          ebookDownload: { ...text, description: 'The e-book that the visitor downloaded.' },
          latestArticle: { ...text, description: 'The time of the latest article for the visitor.' },
          popupEvent: { ...text, description: 'Whether the visitor has finished a tour or the onboarding.' },
          readingListTags: { ...text, description: 'The collections of the reading list.' },
        },
        additionalProperties: text,
      },
    },
    additionalProperties: addressOrGroup,
  },
  fragmentOrigins: {
    ...origins,
    default: [],
    description: 'Other origins whose HTML may be fetched.',
  },
  ga4: {
    type: 'object',
    description: 'Sends the events of Google Analytics 4 beside the own ones.',
    additionalProperties: false,
    properties: {
      format: {
        type: 'string',
        enum: ['gtm', 'gtag'],
        default: 'gtm',
        description: 'Objects for a container of Google Tag Manager, or commands for gtag.js.',
      },
      events: {
        type: 'array',
        items: { type: 'string', enum: ['page_view', 'purchase', 'login', 'sign_up', 'share', 'search'] },
        default: ['page_view', 'purchase', 'login', 'sign_up', 'share', 'search'],
        description: 'Which events.',
      },
      searchParameters: {
        ...texts,
        default: ['q', 's', 'search', 'query', 'keyword'],
        description: 'The parameters of an address that hold the words of a search.',
      },
    },
  },
  loginCookie: {
    ...text,
    default: 'nmt_login',
    description:
      'The cookie that hints at a login; its value changes with each login and each change of rights.',
  },
  mobileBelow: {
    ...breakpoint,
    default: 'medium',
    description: 'The breakpoint below which a window is a mobile one.',
  },
  newsletterUpgradeUrl: {
    ...address,
    description: 'The page about subscriptions that exclusive newsletters lead to; no link without it.',
  },
  offlineReading: {
    type: 'object',
    description: 'Saved articles that can be read without a connection; nobody is offered it without this.',
    required: ['worker', 'scope'],
    properties: {
      worker: { ...text, description: 'The address of `push-worker.js` on this site, at its root.' },
      scope: { ...text, description: 'The path under which the articles are, such as `/nieuws/`.' },
    },
    additionalProperties: false,
  },
  onboardingSkipStatuses: {
    ...texts,
    default: ['REGISTERED'],
    description: 'The statuses of users who are not sent to the onboarding.',
  },
  pageTypes: {
    ...texts,
    default: [],
    description: "Page types of the site's own, which are not named as unknown.",
  },
  paywall: {
    type: 'object',
    description: 'Values of paywall and funnels on all pages.',
    additionalProperties: false,
  },
  profileApiTimeoutMs: {
    type: 'number',
    exclusiveMinimum: 0,
    maximum: 2 ** 31 - 1,
    default: 10_000,
    description: 'How long an answer of the profile API may take, in ms.',
  },
  promptsFromPageView: {
    type: 'integer',
    minimum: 1,
    default: 1,
    description:
      'The page view of a visit from which on invitations, notices, offers and bars may show by themselves.',
  },
  redirectHosts: {
    ...texts,
    default: [],
    description:
      'Hosts, with all below them, to which addresses from answers and parameters may lead by https.',
  },
  reports: {
    type: 'object',
    description: 'Reports errors and web vitals to an address of the site; missing, nothing is reported.',
    required: ['address'],
    additionalProperties: false,
    properties: {
      address: { ...address, description: 'Gets the reports as POST: https, or a path on this site.' },
      sample: {
        type: 'number',
        minimum: 0,
        maximum: 1,
        default: 1,
        description: 'The share of page views that report.',
      },
      errors: { type: 'boolean', default: true, description: 'Whether errors are reported.' },
      vitals: { type: 'boolean', default: true, description: 'Whether web vitals are reported.' },
    },
  },
  scripts: {
    type: 'object',
    description:
      'Addresses of third-party scripts by name, or groups of them; their https origins may send scripts.',
    default: {},
    properties: {
      captcha: { ...address, description: 'The robot check, with its own parameters.' },
      chartEmbed: { ...address, description: 'The charts of another party.' },
      publisherTag: {
        ...address,
        default: 'https://securepubads.g.doubleclick.net/tag/js/gpt.js',
        description: "The advertisements' provider.",
      },
      videoPlayer: { ...address, description: 'The player of videos with an id.' },
    },
    additionalProperties: addressOrGroup,
  },
  segments: {
    type: 'object',
    description: 'The segment of each product-group code.',
    default: {},
    additionalProperties: {
      type: 'string',
      enum: [
        'abonnee_digitaal_papier_voltijd',
        'abonnee_digitaal_papier_deeltijd',
        'abonnee_digitaal_plus',
        'abonnee_digitaal_basis',
      ],
    },
  },
  serviceTemplates: {
    ...texts,
    default: [],
    description:
      "The values of `data-thirdparty-template` that are the service site's, where every logged-in visitor counts as a subscriber.",
  },
  shareOrder: {
    type: 'object',
    description: 'The order of the ways of sharing, by the width of the window; missing ones follow.',
    default: {},
    additionalProperties: false,
    properties: {
      large: { ...methods, description: 'Above 980 px.' },
      wide: { ...methods, description: 'From 741 to 980 px.' },
      narrow: { ...methods, description: 'Up to 740 px.' },
    },
  },
  shareUtm: {
    type: 'object',
    description:
      'The campaign parameters of a shared link, by the way of sharing; by default its name and `social` (`email` for mail, `link` for the clipboard).',
    default: {},
    propertyNames: methods.items,
    additionalProperties: utm,
  },
  syncSources: {
    ...texts,
    default: ['favorite', 'mijnonderwerpen', 'user/history'],
    description: 'What other devices may change, by its path below `/papi/api/`.',
  },
  tours: {
    type: 'object',
    description: 'The steps of the tour.',
    default: {},
    properties: {
      'tour-onboarding': {
        anyOf: [
          { type: 'array', items: tourStep },
          {
            type: 'object',
            required: ['steps'],
            properties: { steps: { type: 'array', items: tourStep, description: 'Three steps.' } },
          },
        ],
        description: 'The tour for new subscribers: each step may leave out what stays as it is.',
      },
    },
  },
  uuidHosts: {
    ...texts,
    default: [],
    description:
      "Hosts, exactly as written, that links with `data-append-uuid` may receive the visitor's id.",
  },
  webPush: {
    type: 'object',
    description: 'Push messages; nobody is asked without it.',
    required: ['worker', 'applicationServerKey'],
    properties: {
      worker: { ...text, description: 'The address of `push-worker.js` on this site.' },
      applicationServerKey: {
        ...text,
        description: 'The public key of the server that sends the messages (VAPID), in base64url.',
      },
    },
    additionalProperties: false,
  },
};

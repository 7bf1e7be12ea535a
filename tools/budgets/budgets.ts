/** The maximum sizes of downloads, in bytes of brotli at its highest quality. CI fails above these. */
export const BUDGETS: {
  readonly loader: number;
  readonly feature: number;
  readonly features: Readonly<Record<string, number>>;
  readonly head: number;
} = {
  /** The loader with a routing table of 160 features. */
  loader: 5 * 1024,
  /** The script and style of each feature, or of the features that share a file, without shared code. */
  feature: 8 * 1024,
  /** Features that may weigh more, with their reason. */
  features: {
    // It tracks changes by other devices and tabs, reverts a removal that is being sent, and shows when a login is
    // needed.
    'reading-list-page': 8.5 * 1024,
    // It reads questions as data or from the page, with pictures, sound and marks, marks the page's own texts, and
    // shares the result.
    quiz: 8.15 * 1024,
  },
  /** The script in the head, in uncompressed bytes: it may be inlined. */
  head: 500,
};

interface PageBudget {
  readonly bytes: number;
  readonly files: number;
}

/**
 * The maximum that the server may send along with a page of a type: bytes of brotli, including styles, and the number
 * of scripts; styles are inlined. `others` is for page types without a budget of their own. React is never among them.
 * The code of consent, role and analytics is a separate file, which advertisements need on pages without a wall.
 */
export const PAGES: Readonly<Record<string, PageBudget>> & { readonly others: PageBudget } = {
  article: { bytes: 33_200, files: 10 },
  frontpage: { bytes: 16_260, files: 5 },
  index: { bytes: 16_260, files: 5 },
  default: { bytes: 7150, files: 2 },
  others: { bytes: 28_850, files: 8 },
};

/**
 * The maximum that the features of a page may load in total without React, for an anonymous visitor with a phone who
 * scrolls to its end: bytes of brotli, including styles. `places` are the roots and portals that React then has, each
 * with about 150 listeners. `tests/e2e/features/react.spec.ts` measures them. The budgets only get smaller, until the
 * goals are met.
 */
export const WHOLE_PAGES = {
  frontpage: { bytes: 121_500, goal: 125_000, places: 12 },
  article: { bytes: 136_500, goal: 140_000, places: 8 },
  liveblog: { bytes: 152_500, goal: 155_000, places: 9 },
};

/** Matches names of files that no page may wait for. */
export const LATER = /^react-\w{5}\.js$/;

/**
 * The maximum that each shared part may add to a page that has none of the others, in bytes of brotli, script and style
 * together; see `parts.ts`. Each is a tenth above the size of the part when its budget was set.
 */
export const PARTS = {
  'http: request': { sources: ['core/platform/http/request.ts'], budget: 1720 },
  'http: outbox': { sources: ['core/user/profile/profile-outbox.ts'], budget: 8170 },
  'personal data': { sources: ['core/user/personal/personal-store.ts'], budget: 10630 },
  'profile API': { sources: ['core/user/profile/profile-request.ts'], budget: 3130 },
  'visitor: store': { sources: ['core/user/visitor/visitor-store.ts'], budget: 4300 },
  'visitor: in React': { sources: ['core/user/visitor/use-visitor.ts'], budget: 4400 },
  // The code that it shares with consent platforms, which loads if the site has one, is in separate files here, which
  // are compressed separately. The refusal of purposes that the browser's privacy signal and a recent refusal leave
  // open takes 120 bytes.
  consent: { sources: ['core/user/consent/consent.ts'], budget: 3460 },
  'app bridge': { sources: ['core/user/app/bridge.ts', 'core/user/app/capabilities.ts'], budget: 1330 },
  // It includes consent; the code that it shares with Google Analytics 4 is in separate files, as above.
  analytics: { sources: ['core/user/analytics/track.ts'], budget: 5410 },
  experiments: { sources: ['core/user/experiments/browser-group.ts'], budget: 850 },
  'ui: button': {
    sources: ['core/ui/button/Button.tsx', 'core/ui/link-button/LinkButton.tsx'],
    budget: 1750,
  },
  'ui: carousel': { sources: ['core/ui/carousel/Carousel.tsx'], budget: 4450 },
  'ui: slider without React': { sources: ['core/ui/carousel/slider.ts'], budget: 3300 },
  'ui: checkbox': { sources: ['core/ui/forms/react/Checkbox.tsx'], budget: 1760 },
  'ui: dialog': { sources: ['core/ui/dialog/Dialog.tsx'], budget: 5250 },
  'ui: question': { sources: ['core/ui/dialog/confirm-choice.tsx'], budget: 6750 },
  'ui: modal without React': { sources: ['core/ui/dialog/open-modal.ts'], budget: 3650 },
  'ui: menu without React': { sources: ['core/ui/menu/create-menu.ts'], budget: 6580 },
  'ui: field': { sources: ['core/ui/forms/react/Field.tsx'], budget: 1850 },
  'ui: form': { sources: ['core/ui/forms/react/Form.tsx', 'core/ui/forms/react/use-form.ts'], budget: 5300 },
  'ui: icon': { sources: ['core/ui/icon/Icon.tsx'], budget: 250 },
  'ui: popup': { sources: ['core/ui/popup/popup.ts'], budget: 720 },
  'ui: radio group': { sources: ['core/ui/forms/react/RadioGroup.tsx'], budget: 1930 },
  'ui: skeleton': { sources: ['core/ui/skeleton/Skeleton.tsx'], budget: 900 },
  'ui: switch': { sources: ['core/ui/switch/Switch.tsx'], budget: 1280 },
  'ui: tabs': { sources: ['core/ui/tabs/Tabs.tsx'], budget: 1250 },
  'ui: toast': { sources: ['core/ui/toast/show-toast.ts'], budget: 2500 },
  'ui: tooltip': { sources: ['core/ui/tooltip/tooltip.ts'], budget: 1550 },
  share: { sources: ['core/domain/share/share.ts', 'core/domain/share/copy-text.ts'], budget: 1930 },
  'robot check': { sources: ['core/ui/forms/captcha/Captcha.tsx'], budget: 5800 },
};

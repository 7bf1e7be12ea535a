import { WITHDRAWAL } from '../../fixtures/subscription/withdrawal.ts';
import type { BuiltFile } from '../server/built.ts';
import { isDevelopment } from '../server/dev-changes.ts';
import { attributes, html, json, type Markup, trusted } from '../server/html.ts';
import { SUBSCRIPTIONS } from '../server/return-to.ts';
import { STYLE_PLACE } from '../server/stylesheet.ts';
import type { PageContext } from './context.ts';
import { EDITOR_ORIGINS } from './editing.ts';
import type { SentWall } from './expected-wall.ts';
import type { PageParts } from './page.ts';
import { webPush } from './push.ts';

/** Description of pages that have none of their own. */
const ABOUT = 'een pagina van De Nieuwe Morgentijd, de krant die niet bestaat.';

/**
 * Pages of articles and sections are prefetched when the pointer is over a link; a prefetched page counts a view only
 * when it is opened. Excluded are pages that an account, an order or the demo's own controls change, and links to
 * random pages.
 */
const LOADED_AHEAD = {
  prefetch: 'moderate',
  prerender: 'moderate',
  exclude: [
    '/abonnementen*',
    '/account*',
    '/banners/*',
    '/demo/*',
    '/features/*',
    '/instellingen*',
    '/leeslijst/*',
    '/meelezen*',
    '/third-party/*',
    '/wachtwoord*',
    '/willekeurig*',
    '/*\\?*visitor=*',
  ],
};

/** The settings that attributes cannot hold [loader-13]. */
const SITE_CONFIG = {
  brand: 'De Nieuwe Morgentijd',
  // No prompts on the first page of a visit.
  promptsFromPageView: 2,
  loginCookie: 'nmt_login',
  offlineReading: { worker: '/push-worker.js', scope: '/nieuws/', everyPage: true },
  // Those of the paper's own, to which no feature is bound.
  pageTypes: [
    'abonnement-bestellen',
    'abonnementen',
    'account',
    'archive-landing',
    'demo-app',
    'ebook',
    'error',
    'features',
    'instellingen',
    'login',
    'newsletter-example',
    'over-ons',
    'partner',
    'paywall-test',
    'privacy',
    'profile',
    'puzzle',
    'readers-survey',
    'special',
  ],
  segments: {
    'PAPIER-VOL': 'abonnee_digitaal_papier_voltijd',
    'PAPIER-WEEKEND': 'abonnee_digitaal_papier_deeltijd',
    'DIGI-PLUS': 'abonnee_digitaal_plus',
    'DIGI-BASIS': 'abonnee_digitaal_basis',
  },
  mobileBelow: 'medium',
  uuidHosts: ['winkel.nmt.example'],
  endpoints: {
    clickTracking: '/third-party/click-tracking',
    historySettings: '/papi/api/user/settings',
    latestEdition: '/data/latest-edition',
    profile: {
      ebookDownload: '/papi/api/v2/user/me/ebook-download/',
      latestArticle: '/papi/api/v2/latest-article/',
      popupEvent: '/papi/api/v2/user/me/popup-event/',
      readingListTags: '/papi/api/leeslijst/tags',
      userInfo: '/papi/api/v2/user/me/',
    },
    viewDate: '/data/view-date',
  },
  scripts: {
    chartEmbed: '/third-party/charts/embed.js',
    captcha: '/third-party/captcha/api.js?render=explicit&hl=nl',
    kwebbel: '/static/post.js',
    publisherTag: '/third-party/ads/tag/gpt.js',
    videoPlayer: '/third-party/video/player.js',
  },
  captchaSiteKey: 'demo',
  newsletterUpgradeUrl: '/abonnementen/',
  paywall: {
    subscriptionSiteUrl: SUBSCRIPTIONS,
    withdrawalUrl: WITHDRAWAL,
    extendedAccessScripts: ['/third-party/google/swg.js', '/third-party/google/swg-gaa.js'],
    extendedAccessClientId: 'demo.apps.googleusercontent.com',
  },
  editorOrigins: EDITOR_ORIGINS,
  editorTools: false,
  appIds: {
    'nmt-ios': 'ios',
    'nmt-android': 'android',
    'nmt-puzzel-ios': 'puzzle-ios',
    'nmt-puzzel-android': 'puzzle-android',
  },
};

/** Further settings of the paper's English edition; it sells in euros, from Amsterdam. */
const ENGLISH = { locale: 'en-GB' };

/**
 * The order matters: first the files for the first paint, then the loader, because over HTTP/1.1 a late script waits
 * for a free connection, preceded by the configuration, so that it can start at once.
 */
export function head(
  {
    title,
    heading,
    description,
    canonical,
    pageType,
    structuredData,
    scripts = [],
    siteConfig = {},
    beforeLoader = [],
    wall,
    inlinesStyle,
  }: PageParts & { readonly heading: string; readonly wall: SentWall | undefined },
  context: PageContext,
): Markup {
  const { built, origin, path, appView, bare } = context;
  const { styles, scripts: files } = built.preload(pageType);
  // The wall's files come after those of the decision, and before everything that can wait for both. If no wall is
  // expected, the first paint is before the decision.
  const scriptsOf = (isUrgent: boolean) =>
    bare ? [] : files.filter(({ priority }) => (priority === 'high') === isUrgent);
  const decisive = wall ? scriptsOf(true) : scriptsOf(true).map(({ priority, ...script }) => script);
  const urgent = unique([...decisive, ...(wall?.scripts ?? [])]);
  const rest = scriptsOf(false).filter(({ file }) => !urgent.some((other) => other.file === file));
  const pins = {
    crossorigin: built.loader.integrity !== undefined,
    integrity: built.loader.integrity,
    'data-integrity': built.integrity.integrity,
    'data-site-file': built.siteFile,
  };
  return html`
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<script>${trusted(built.headScript)}</script>
<style>${trusted(built.baseStyle)}</style>
<script type="application/json" id="site-config">${json({ ...SITE_CONFIG, ...webPush(context), ...reports(path), ...(built.siteFile && ENGLISH), ...siteConfig })}</script>
${beforeLoader.map(
  (address) => html`<script src="${address}"></script>
`,
)}${appView && html`<script src="/static/app-bridge.js"></script>`}
${
  built.siteFile &&
  html`<link rel="preload" as="fetch" crossorigin href="${built.siteFile}">
`
}<script async src="${built.path}${built.loader.file}"${attributes(pins)} fetchpriority="high"></script>
${inlinesStyle ? trusted(STYLE_PLACE) : html`<link rel="stylesheet" href="/static/paper.css">`}
${styles.map(built.inline)}${wall?.calls}${urgent.map(scriptElement(built.path))}${(
  bare ? [] : ['serif', 'sans']
).map(
  // Low priority: otherwise the browser would request them before the lead picture, although the text is readable
  // without them.
  (font) =>
    html`<link rel="preload" href="/static/fonts/${font}.woff2" as="font" type="font/woff2" crossorigin fetchpriority="low">
`,
)}${rest.map(scriptElement(built.path))}${
  built.knows(pageType) &&
  html`<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${built.path}${built.integrity.file}">
`
}${
  !bare &&
  html`<script defer src="/static/demo-bar.js"></script>
`
}${isDevelopment && html`<script defer src="/static/dev-reload.js"></script>`}
${scripts.map(
  (file) => html`<script defer src="/static/${file}"></script>
`,
)}<link rel="canonical" href="${origin}${canonical ?? path}">
<link rel="icon" href="/static/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/static/site.webmanifest">
<meta name="description" content="${description ?? `${heading}: ${ABOUT}`}">
<meta name="theme-color" content="#c4122f">
<meta property="og:title" content="${heading}"><meta property="og:url" content="${path}">
${loadedAhead(built)}${structuredData !== undefined && html`<script type="application/ld+json">${json(structuredData)}</script>`}`;
}

/** Browser tests load each page themselves, without prefetching. */
function loadedAhead(built: PageContext['built']): Markup {
  const rules = process.env.NMT_NOTHING_AHEAD === undefined && built.speculationRules(LOADED_AHEAD);
  return rules
    ? html`<script type="speculationrules">${json(rules)}</script>
`
    : html``;
}

/** The demo's pages send no reports, except for the one that shows reports. */
function reports(path: string) {
  return path === '/features/reports.html' ? { reports: { address: '/data/reports' } } : {};
}

const scriptElement =
  (path: string) =>
  ({ file, integrity, priority }: BuiltFile): Markup =>
    html`<script async crossorigin src="${path}${file}" integrity="${integrity}"${priority && html` fetchpriority="${priority}"`}></script>
`;

function unique(files: readonly BuiltFile[]): BuiltFile[] {
  return files.filter(({ file }, index) => files.findIndex((other) => other.file === file) === index);
}

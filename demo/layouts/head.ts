import type { BuiltFile } from '../server/built.ts';
import { isDevelopment } from '../server/dev-changes.ts';
import { html, json, type Markup, trusted } from '../server/html.ts';
import type { PageContext } from './context.ts';
import type { SentWall } from './expected-wall.ts';
import type { PageParts } from './page.ts';

/** Describes a page that has no description of its own. */
const ABOUT = 'een pagina van De Nieuwe Morgentijd, de krant die niet bestaat.';

/** What the page cannot say in attributes [loader-13]. */
const SITE_CONFIG = {
  loginCookie: 'nmt_login',
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
      userInfo: '/papi/api/v2/user/me/',
    },
    viewDate: '/data/view-date',
  },
  scripts: {
    chartEmbed: '/third-party/charts/embed.js',
    captcha: '/third-party/captcha/api.js?render=explicit&hl=nl',
    kwebbel: '/static/post.js',
    videoPlayer: '/third-party/video/player.js',
  },
  captchaSiteKey: 'demo',
  paywall: {
    extendedAccessScripts: ['/third-party/google/swg.js', '/third-party/google/swg-gaa.js'],
    extendedAccessClientId: 'demo.apps.googleusercontent.com',
  },
  editorTools: false,
  appIds: {
    'nmt-ios': 'ios',
    'nmt-android': 'android',
    'nmt-puzzel-ios': 'puzzle-ios',
    'nmt-puzzel-android': 'puzzle-android',
  },
};

/**
 * The order matters: what decides the first paint comes first. Then the loader, because a script that is asked
 * for late waits for a free connection, with the configuration before it, so that it can start at once.
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
    wall,
  }: PageParts & { readonly heading: string; readonly wall: SentWall | undefined },
  { built, origin, path, appView }: PageContext,
): Markup {
  const preload = built.preload(pageType);
  // What a wall is made of comes after what decides on it, and before what can wait for both.
  const scriptsOf = (isUrgent: boolean) =>
    preload.scripts.filter(({ priority }) => (priority === 'high') === isUrgent);
  const urgent = unique([...scriptsOf(true), ...(wall?.scripts ?? [])]);
  const rest = scriptsOf(false).filter(({ file }) => !urgent.some((other) => other.file === file));
  return html`
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<script>${trusted(built.headScript)}</script>
<style>${trusted(built.baseStyle)}</style>
<script type="application/json" id="site-config">${json(SITE_CONFIG)}</script>
${appView && html`<script src="/static/app-bridge.js"></script>`}
<script async src="${built.path}${built.loader}" fetchpriority="high"></script>
<link rel="stylesheet" href="/static/paper.css">
${preload.styles.map(
  ({
    file,
    integrity,
  }) => html`<link rel="stylesheet" crossorigin href="${built.path}${file}" integrity="${integrity}">
`,
)}${wall?.calls}${urgent.map(scriptElement(built.path))}${['serif', 'sans'].map(
  // A font under `optional` that is not preloaded may still come in the middle of the first layouts, and move the page.
  (font) =>
    html`<link rel="preload" href="/static/fonts/${font}.woff2" as="font" type="font/woff2" crossorigin${wall && html` fetchpriority="low"`}>
`,
)}${rest.map(scriptElement(built.path))}${
  built.knows(pageType) &&
  html`<link rel="preload" as="fetch" crossorigin href="${built.path}${built.integrity}">
`
}<script defer src="/static/demo-bar.js"></script>
${isDevelopment && html`<script defer src="/static/dev-reload.js"></script>`}
${scripts.map(
  (file) => html`<script defer src="/static/${file}"></script>
`,
)}<link rel="canonical" href="${origin}${canonical ?? path}">
<link rel="icon" href="/static/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/static/site.webmanifest">
<meta name="description" content="${description ?? `${heading}: ${ABOUT}`}">
<meta name="theme-color" content="#c4122f">
<meta property="og:title" content="${heading}"><meta property="og:url" content="${path}">
${structuredData !== undefined && html`<script type="application/ld+json">${json(structuredData)}</script>`}`;
}

const scriptElement =
  (path: string) =>
  ({ file, integrity, priority }: BuiltFile): Markup =>
    html`<script async crossorigin src="${path}${file}" integrity="${integrity}"${priority && html` fetchpriority="${priority}"`}></script>
`;

function unique(files: readonly BuiltFile[]): BuiltFile[] {
  return files.filter(({ file }, index) => files.findIndex((other) => other.file === file) === index);
}

import { configElement } from './config-element.ts';
import { documentProperty } from './document-property.ts';
import { giveFacts } from './give-facts.ts';
import { hasCookie } from './read-cookie.ts';

/** The facts that decide which features run, read first. */
export interface PageFacts {
  /** The page type, such as `frontpage`; empty if `<body>` has none. */
  readonly pageType: string;
  /** The article type, such as `liveblog`, `inbeeld` or `native-ad`. */
  readonly articleType: string;
  /** The query of the address with its question mark; may be empty. */
  readonly query: string;
  /** The fragment of the address with its `#`; may be empty. */
  readonly hash: string;
  /** Whether this is the in-app view [app-view-1]. */
  readonly appView: boolean;
  /** Whether there is a login cookie, which is only a hint and never proof of access. */
  readonly loggedIn: boolean;
  /** Whether the page is rendered for an editor [loader-7]. */
  readonly editorTools: boolean;
  /** The release of the bundle, as `manifest.json` names it. */
  readonly release: string;
  /** The object of `script#site-config` as sent; `core/runtime/config` adds types and defaults [loader-13]. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** The cookie that hints at a login where `script#site-config` names no other [visitor-10]. */
export const LOGIN_COOKIE = 'nmt_login';

/**
 * Step 1: reads the page. Never throws: a missing or malformed value gives its default, and `core/runtime/page/page.ts`
 * reports it after the critical path.
 * @param release of the bundle, which the loader's table names
 */
export function readFacts(release = ''): PageFacts {
  const { dataset } = documentProperty('body');
  const config = readConfig(dataset);
  const { pageType = '', articleType = '' } = dataset;
  return {
    pageType: pageType.trim(),
    articleType: articleType.trim(),
    query: location.search,
    hash: location.hash,
    appView: isAppView(location.pathname),
    loggedIn: hasCookie(String(config.loginCookie || LOGIN_COOKIE)),
    editorTools: config.editorTools === true,
    release,
    config,
  };
}

/**
 * Whether an address is the in-app view: `/play/appview`, or `/appview` after an article's or a topic's path
 * [app-view-1, topics-data-7].
 * @param path the address's path
 */
export function isAppView(path: string): boolean {
  return /(^\/(play|onderwerp\/[^/]+)|-a\d+)\/appview\/?$/.test(path);
}

function readConfig(dataset: DOMStringMap): Record<string, unknown> {
  let config: Record<string, unknown> = {};
  try {
    // Other values than objects have no such keys, with the same result; core/runtime/page/page.ts reports them.
    config = JSON.parse((configElement() as Element).textContent as string) || config;
    giveFacts(dataset, config.page);
  } catch {}
  return config;
}

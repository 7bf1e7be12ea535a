import { PLUS_PERMISSIONS } from '../../fixtures/sessions/accounts.ts';
import type { SectionSlug } from '../content/types.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { demoBar } from './demo-bar.ts';
import { type ExpectedWall, sentWall } from './expected-wall.ts';
import { footer } from './footer.ts';
import { head } from './head.ts';
import { header } from './header.ts';
import { passwordNotice } from './password-notice.ts';
import { NAME } from './texts.ts';

/** A page as its layout describes it. */
export interface PageParts {
  readonly title: string;
  readonly description?: string;
  /** The page's canonical address, if several addresses lead to it or it belongs to a list. */
  readonly canonical?: string;
  /** Decides which features run. */
  readonly pageType: string;
  /** Further attributes of `<body>`, without `data-`. */
  readonly body?: Record<string, string | number | boolean | undefined>;
  readonly section?: SectionSlug;
  /** The query of a search page, which the header's search field repeats. */
  readonly query?: string;
  /** Whether the bar below the header shows the reading progress. */
  readonly progress?: boolean;
  /** Whether to leave out the paper's header and footer, whose hooks need the product's own build. */
  readonly bare?: boolean;
  readonly structuredData?: unknown;
  /** The wall that most visitors without a subscription get on this page. */
  readonly expectedWall?: ExpectedWall | undefined;
  /** Whether the part of the paper's style that the page needs is inlined, instead of a link to all of it. */
  readonly inlinesStyle?: boolean;
  /** Settings in `script#site-config` in addition to the paper's. */
  readonly siteConfig?: Readonly<Record<string, unknown>>;
  /** Addresses of third-party scripts that are included before the loader. */
  readonly beforeLoader?: readonly string[];
  readonly content: Markup;
  /** Scripts of the demo itself. */
  readonly scripts?: readonly string[];
}

/** The page's prompts, each with its priority. */
function notices(): Markup {
  return html`<div data-widget="history-notice" hidden></div>
<div data-widget="app-promo-bar" data-store-url="https://play.google.com/store/apps/details?id=nl.nieuwe.morgentijd" hidden></div>`;
}

/** The document around a layout's content, as the CMS sends it. */
export function page(parts: PageParts, context: PageContext): Markup {
  const data = Object.fromEntries(
    Object.entries({
      'page-type': parts.pageType,
      'static-path': '/static/',
      'allow-ads': true,
      'blazy-offset': 200,
      'plus-permissions': PLUS_PERMISSIONS.join(','),
      // In the app view the app asks for consent.
      'consent-required': context.appView || context.visit.consentRequired,
      demo: true,
      ...parts.body,
    }).map(([name, value]) => [`data-${name}`, value === undefined ? undefined : String(value)]),
  );
  const isWhole = !context.appView && !context.bare && !parts.bare;
  const title = parts.title === NAME ? NAME : `${parts.title} - ${NAME}`;
  const wall = sentWall(parts.expectedWall, context);
  return html`<!doctype html>
<html lang="nl">
<head>${head({ ...parts, title, heading: parts.title, wall }, context)}</head>
<body${attributes({ class: context.appView ? 'app-view' : undefined, ...data })}>
${isWhole && html`<a class="skip-link" href="#inhoud">Naar de inhoud</a>${wall?.banner}${header(parts, context)}`}
<main id="inhoud" tabindex="-1">${isWhole && passwordNotice(context)}${parts.content}</main>
${isWhole && footer(context)}
${isWhole && notices()}
${!context.bare && demoBar(context)}
${wall?.styles}</body>
</html>
`;
}

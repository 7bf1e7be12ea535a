import type { Context } from 'hono';
import { otherOrigin } from '../../fixtures/ads/other-origin.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import type { PageContext } from '../layouts/context.ts';
import type { Paper } from './addresses.ts';
import { type Built, builtWhenReady } from './built.ts';
import { html, type Markup } from './html.ts';
import { returnToOf } from './return-to.ts';
import { pinScripts } from './script-integrity.ts';
import { securityHeaders } from './security-headers.ts';
import { inlineStyle } from './stylesheet.ts';
import { pretendViews } from './view-counter.ts';
import { readVisit } from './visit.ts';

type Layout = (context: PageContext) => Markup;

/** Sent for pages in English if the build for sites does not exist. */
const NOT_BUILT = html`<!doctype html>
  <html lang="en">
    <title>De Nieuwe Morgentijd</title>
    <meta name="viewport" content="width=device-width">
    <h1>The pages in English are not built</h1>
    <p><code>npm start</code> and <code>npm run build</code> build them.</p>
    <p lang="nl"><a href="/?language=nl">Naar de krant in het Nederlands</a></p>
  </html>`;

/** A request for a page of the newspaper. */
export type PageRequest = Context<SessionEnv>;

/** Sends the page that a layout makes, with the headers that every page has. */
export type SendPage = (
  context: PageRequest,
  layout: Layout,
  more?: { readonly status?: 200 | 403 | 404 | 409 | 422; readonly built?: Built },
) => Promise<Response>;

/**
 * @param now the current time in epoch milliseconds
 * @param dist folder of the build
 * @param paper dates and addresses of the articles
 */
export function pageSender(now: () => number, dist: string, paper: Paper): SendPage {
  return async (context, layout, { status = 200, built } = {}) => {
    const { path } = context.req;
    const { origin } = new URL(context.req.url);
    const visit = readVisit(context, context.get('session'), now);
    pretendViews(context);
    const build = built ?? (await builtWhenReady(visit.language, dist));
    if (!build) {
      context.header('Cache-Control', 'no-store');
      return context.html(NOT_BUILT.text, 503);
    }
    const returnTo = await returnToOf(context.req);
    const appView = path.endsWith('/appview');
    const bare = context.req.header('demo-bare') !== undefined;
    const markup = layout({ built: build, paper, visit, origin, path, returnTo, appView, bare });
    const { text: styled, hash } = await inlineStyle(markup.text);
    const text = await pinScripts(styled);
    const adOrigin = otherOrigin(origin);
    const extra = {
      // The demo's own style, and the styles that it inlines in addition to those of the page type.
      'style-src': [...(hash ? [hash] : []), ...build.inlinedIn(text)].map((style) => `'${style}'`),
      // Advertisements are third-party documents.
      'frame-src': adOrigin ? [adOrigin] : [],
    };
    const policy = build.policy(pageTypeIn(text), extra, speculationRulesIn(text));
    const headers = securityHeaders({ policy, loadsOthers: build.loadsOthers(text) });
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    // The link of an e-mail grants access to whoever has it: its page is not cached, and its address is not sent as a
    // referrer.
    const isSecret = context.req.query('token') !== undefined;
    if (isSecret) context.header('Referrer-Policy', 'strict-origin');
    context.header('Cache-Control', isSecret ? 'no-store' : 'no-cache');
    context.header('Vary', 'Cookie');
    return context.html(text, status);
  };
}

const speculationRulesIn = (page: string): string | undefined =>
  /<script type="speculationrules">(.*?)<\/script>/s.exec(page)?.[1];

function pageTypeIn(page: string): string {
  return /<body[^>]* data-page-type="([^"]*)"/.exec(page)?.[1] ?? '';
}

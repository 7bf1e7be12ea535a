import type { Context } from 'hono';
import { otherOrigin } from '../../fixtures/ads/other-origin.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import type { PageContext } from '../layouts/context.ts';
import type { Paper } from './addresses.ts';
import { type Built, builtFor } from './built.ts';
import type { Markup } from './html.ts';
import { returnToOf } from './return-to.ts';
import { securityHeaders } from './security-headers.ts';
import { inlineStyle } from './stylesheet.ts';
import { pretendViews } from './view-counter.ts';
import { readVisit } from './visit.ts';

type Layout = (context: PageContext) => Markup;

/** A request for a page of the newspaper. */
export type PageRequest = Context<SessionEnv>;

/** Sends the page that a layout makes, with the headers that every page has. */
export type SendPage = (
  context: PageRequest,
  layout: Layout,
  more?: { readonly status?: 200 | 403 | 404 | 409 | 422; readonly built?: Built },
) => Promise<Response>;

/**
 * @param now milliseconds since 1970
 * @param dist folder of the build
 * @param paper dates and addresses of the articles
 */
export function pageSender(now: () => number, dist: string, paper: Paper): SendPage {
  return async (context, layout, { status = 200, built } = {}) => {
    const { path } = context.req;
    const { origin } = new URL(context.req.url);
    const visit = readVisit(context, context.get('session'), now);
    pretendViews(context);
    const build = built ?? builtFor(visit.language, dist);
    const returnTo = await returnToOf(context.req);
    const appView = path.endsWith('/appview');
    const markup = layout({ built: build, paper, visit, origin, path, returnTo, appView });
    const { text, hash } = await inlineStyle(markup.text);
    const adOrigin = otherOrigin(origin);
    const policy = build.policy(pageTypeIn(text), {
      // The demo's own style, and styles that it inlines beyond those of the page type.
      'style-src': [...(hash ? [hash] : []), ...build.inlinedIn(text)].map((style) => `'${style}'`),
      // Advertisements are documents of others.
      'frame-src': adOrigin ? [adOrigin] : [],
    });
    const headers = securityHeaders(policy);
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    // The link of an e-mail admits whoever has it: no copy of its page is kept, and no other page learns its address.
    const isSecret = context.req.query('token') !== undefined;
    if (isSecret) context.header('Referrer-Policy', 'strict-origin');
    context.header('Cache-Control', isSecret ? 'no-store' : 'no-cache');
    context.header('Vary', 'Cookie');
    return context.html(text, status);
  };
}

function pageTypeIn(page: string): string {
  return /<body[^>]* data-page-type="([^"]*)"/.exec(page)?.[1] ?? '';
}

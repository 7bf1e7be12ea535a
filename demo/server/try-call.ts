import type { Hono } from 'hono';
import { isDropped } from '../../fixtures/server/dropped.ts';
import type { Route } from '../../fixtures/server/route.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import type { PageRequest } from './send-page.ts';

/** A call that the visitor made on the page, and its answer. */
export interface TriedCall {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Whether the connection would have been dropped. */
  readonly isDropped: boolean;
}

/** The key that identifies a route in a form. */
export const routeKey = ({ method, path }: Route): string => `${method} ${path}`;

/**
 * Calls the simulated backend as the visitor, as a page of this site would.
 * @param backend the simulated backend
 * @param routes the routes that may be called
 * @param context the request whose cookies are sent
 * @param fields the form's fields: `route`, `path` and `body`
 * @returns undefined if there is no such route, or the path is not of this site
 */
export async function tryCall(
  backend: Hono<SessionEnv>,
  routes: readonly Route[],
  context: PageRequest,
  fields: Record<string, string | undefined>,
): Promise<TriedCall | undefined> {
  const route = routes.find((one) => routeKey(one) === fields.route);
  const { origin } = new URL(context.req.url);
  const { path = '', body = '' } = fields;
  if (!route || !path.startsWith('/') || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  if (url.origin !== origin) return undefined;
  const headers = new Headers({ Cookie: context.req.header('cookie') ?? '', Origin: origin });
  const type = bodyType(route);
  if (type) headers.set('Content-Type', type);
  const answer = await backend.request(url, { method: route.method, headers, ...(type && { body }) });
  return {
    method: route.method,
    path: url.pathname + url.search,
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: pretty(await answer.text()),
    isDropped: isDropped(answer),
  };
}

/** An example of a route's request, as text. */
export function exampleBody({ json, form, example }: Route): string | undefined {
  if (json) return JSON.stringify(example.body ?? {}, null, 2);
  if (form) return new URLSearchParams(example.body as Record<string, string>).toString();
  return undefined;
}

function bodyType({ json, form }: Route): string | undefined {
  if (json) return 'application/json';
  return form && 'application/x-www-form-urlencoded';
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

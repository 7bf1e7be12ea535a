import type { Context, MiddlewareHandler } from 'hono';
import { faultFor } from '../../fixtures/server/fault-rules.ts';
import { playFault } from '../../fixtures/server/play-fault.ts';
import type { Wait } from '../../fixtures/server/wait.ts';
import { keptFaults } from './visit.ts';

/**
 * Makes the calls fail that the page's `?fault=` selects, such as `?fault=500:/login-status`. Navigations never fail,
 * so that the visitor can always go back; files only fail if the pattern names their folder.
 */
export function pageFaults(wait: Wait): MiddlewareHandler {
  return async (context, next) => {
    const rule = faultFor(keptFaults(context), context.req.path);
    if (!rule || isNavigation(context) || !isMeant(rule.pattern, context.req.path)) return next();
    const answer = async () => {
      await next();
      return context.res;
    };
    const answered = await playFault(rule.fault, answer, wait);
    // Assigning undefined first keeps hono from merging the old headers into the new answer.
    if (answered !== context.res) context.res = undefined;
    context.res = answered;
  };
}

const FILES = /^\/(assets|static|workbench)\/|^\/favicon\.ico$/;

const isMeant = (pattern: string, path: string): boolean => !FILES.test(path) || FILES.test(pattern);

/** Whether the request opens a page, by Fetch Metadata or else by the accepted types. */
function isNavigation({ req }: Context): boolean {
  const mode = req.header('sec-fetch-mode');
  return mode ? mode === 'navigate' : (req.header('accept') ?? '').includes('text/html');
}

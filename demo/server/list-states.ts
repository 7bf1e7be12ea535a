import { Hono } from 'hono';
import { realWait } from '../../fixtures/server/wait.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { OLDER } from '../content/older/index.ts';
import { listStatePage, STATES, type StateName } from '../layouts/list-state-page.ts';
import { pageNumber } from '../layouts/listing.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import type { PageRequest, SendPage } from './send-page.ts';

const SLOW = 3_000;
const PER_PAGE = 4;

/** Lists with malformed pages: a list owns its page's address, so each state has its own. */
export function listStates(send: SendPage): Hono<SessionEnv> {
  return new Hono<SessionEnv>().get('/:state/', async (context: PageRequest) => {
    const state = context.req.param('state') ?? '';
    const number = pageNumber(context.req.query('pagina'));
    if (!isState(state) || number === undefined) return send(context, notFoundPage, { status: 404 });
    if (state === 'traag' && number > 1) await realWait(SLOW);
    if (state === 'storing' && number > 1) return context.html('<p>Er is iets misgegaan.</p>', 500);
    if (state === 'inloggen' && number > 1) return context.redirect('/login/', 302);
    const from = ((number - 1) * PER_PAGE) % (OLDER.length - PER_PAGE);
    const items = state === 'leeg' && number > 1 ? [] : OLDER.slice(from, from + PER_PAGE);
    return send(context, (pageContext) => listStatePage(state, number, items, pageContext));
  });
}

const isState = (name: string): name is StateName => Object.hasOwn(STATES, name);

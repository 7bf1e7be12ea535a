import { Hono } from 'hono';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { flatPage } from '../layouts/places/flat-page.ts';
import { gardenPage, squarePage } from '../layouts/places/garden-page.ts';
import { liberationPage } from '../layouts/places/liberation-page.ts';
import { parallaxPage } from '../layouts/places/parallax-page.ts';
import { streetPage } from '../layouts/places/street-page.ts';
import type { SendPage } from './send-page.ts';

/** The pages whose pictures open texts or move. */
export function placePages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/wilde-tuin/', (context) => send(context, gardenPage));
  app.get('/special/bevrijding/', (context) => send(context, liberationPage));
  app.get('/special/hoogstraat/', (context) => send(context, streetPage));
  app.get('/special/l-flat/', (context) => send(context, flatPage));
  app.get('/special/marktplein/', (context) => send(context, squarePage));
  app.get('/special/parallax/', (context) => send(context, parallaxPage));
  return app;
}

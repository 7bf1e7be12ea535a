import { Hono } from 'hono';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { boardPage, childNamesPage, electionPage, partiesPage } from '../layouts/puzzles/news-screens.ts';
import { chessPage, crosswordPage, rebusPage, sudokuPage } from '../layouts/puzzles/puzzle-pages.ts';
import type { SendPage } from './send-page.ts';

/** The puzzles, the elections, and the other pages that refresh or draw charts. */
export function puzzlePages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/bord/', (context) => send(context, boardPage));
  app.get('/kindernamen/', (context) => send(context, childNamesPage));
  app.get('/puzzels/kruiswoord/', (context) => send(context, crosswordPage));
  app.get('/puzzels/rebus/', (context) => send(context, rebusPage));
  app.get('/puzzels/schaken/', (context) => send(context, chessPage));
  app.get('/puzzels/sudoku/', (context) => send(context, sudokuPage));
  app.get('/verkiezingen/', (context) => send(context, electionPage));
  app.get('/verkiezingen/partijen/', (context) => send(context, partiesPage));
  return app;
}

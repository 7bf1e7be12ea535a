import { AsyncLocalStorage } from 'node:async_hooks';
import { Hono } from 'hono';
import { createStandIn } from '../../fixtures/stand-in.ts';
import { passOn } from './before-entry.ts';
import { delivery } from './delivery.ts';
import { files } from './files.ts';
import { type PagesOptions, pages } from './pages.ts';
import { readVisit } from './visit.ts';

/** The apps behind the demo, each answering what the one before it passes on. */
export interface Site {
  /** The publisher's backend. */
  readonly calls: Hono;
  /** The build and the demo's own files. */
  readonly files: Hono;
  /** The newspaper; it answers everything that is left. */
  readonly pages: Hono;
}

/** Puts the demo together. Nothing listens yet: tests call the apps directly. */
export function createSite(options: PagesOptions): Site {
  const wrap = (app: Hono) => new Hono().use(delivery()).route('/', app);
  // The backend lives at the visitor's time, so that `?now=` holds for what the page shows and what it asks.
  const time = new AsyncLocalStorage<number>();
  const backend = createStandIn({ now: () => time.getStore() ?? options.now() });
  const calls = new Hono()
    .use((context, next) => time.run(readVisit(context, options.now).now.getTime(), next))
    .route('/', backend);
  const newspaper = new Hono().use(delivery()).mount('/', pages(options).fetch);
  return {
    calls: passOn(wrap(calls)),
    files: passOn(wrap(files(options.dist, options.workbench))),
    pages: newspaper,
  };
}

import { Hono } from 'hono';
import { createStandIn } from '../../fixtures/stand-in.ts';
import { passOn } from './before-entry.ts';
import { delivery } from './delivery.ts';
import { files } from './files.ts';
import { type PagesOptions, pages } from './pages.ts';

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
  const newspaper = new Hono().use(delivery()).mount('/', pages(options).fetch);
  return {
    calls: passOn(wrap(createStandIn({ now: options.now }))),
    files: passOn(wrap(files(options.dist))),
    pages: newspaper,
  };
}

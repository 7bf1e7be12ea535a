import { watch } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { inRoot } from './paths.ts';

/** Whether the server runs for development: then nothing is cached or compressed, and pages reload. */
export const isDevelopment = process.env.NMT_DEV !== undefined;

/** Folders of the demo that are read for every request, so that a change is visible after a reload. */
const DEMO = ['demo/css', 'demo/features', 'demo/static', 'demo/workbench/sections'];

/** Ms to wait after the first sign of a change: a file that is being written is empty at first. */
const WRITE_SETTLES = 15;

/** Milliseconds after which a page polls again. */
const MAX_WAIT = 20_000;

/**
 * Answers `/dev/changes` once something that a page shows has changed since the version that the page names, so that
 * the page reloads. The workbench is a separate build: `/dev/changes/workbench`.
 * @param dist folder of the build
 * @param workbench folder of the workbench's build
 */
export function devChanges(dist: string, workbench: string): Hono {
  const app = new Hono();
  const paths = DEMO.map((folder) => inRoot(folder));
  const product = changesOf([join(dist, 'manifest.json'), ...paths]);
  const parts = changesOf([join(workbench, 'manifest.json'), ...paths]);
  const answer = async (changes: Changes, since: string | undefined) => {
    if (since === changes.version()) await changes.next();
    return Response.json({ version: changes.version() }, { headers: { 'Cache-Control': 'no-store' } });
  };
  app.get('/dev/changes', (context) => answer(product, context.req.query('since')));
  app.get('/dev/changes/workbench', (context) => answer(parts, context.req.query('since')));
  return app;
}

interface Changes {
  /** A version that differs after each change, and after each start of the server. */
  version(): string;
  /** Resolves at the next change, or after {@link MAX_WAIT}. */
  next(): Promise<void>;
}

function changesOf(paths: readonly string[]): Changes {
  const start = Date.now();
  let count = 0;
  let waiting: (() => void)[] = [];
  let settling: NodeJS.Timeout | undefined;
  for (const path of paths) {
    watch(path, () => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        count += 1;
        for (const resolve of waiting) resolve();
        waiting = [];
      }, WRITE_SETTLES);
    });
  }
  return {
    version: () => `${start}-${count}`,
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        setTimeout(resolve, MAX_WAIT);
      }),
  };
}

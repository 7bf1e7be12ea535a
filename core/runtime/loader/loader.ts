import table from 'nmt:routes';
import { readFacts } from '../page/facts.ts';
import type { Caretaker } from './contract.ts';
import { base, loadFiles, openFiles } from './files.ts';
import { addHooks, keepEarlyEvents, mounts, planPage } from './mounts.ts';
import { bringCaretaker, caretaker, listen, tell } from './caretaker-link.ts';
import { integrityOf, loadRoute, setIntegrityTable } from './load.ts';
import { openRegistry, type Registry, requireModule } from './modules.ts';
import { failMount } from './mount.ts';
import { createOnce } from './once.ts';
import { isParsed, whenParsed } from './parsed.ts';
import type { Device } from './plan.ts';
import { type RouteColumns, type RoutingTable, readRoutes } from './routes.ts';

/** By then the caretaker is asked for, in ms; before that it would compete with what the reader waits for. */
const CARETAKER_AT_LAST = 2000;

/** What the caretaker works with. */
export interface Loader {
  readonly base: string;
  readonly table: RoutingTable;
  readonly routes: ReturnType<typeof readRoutes>;
  readonly facts: ReturnType<typeof readFacts>;
  readonly mounts: typeof mounts;
  readonly addHooks: typeof addHooks;
  readonly failMount: typeof failMount;
  readonly listen: typeof listen;
  readonly loadRoute: typeof loadRoute;
  /** Decides anew what the page wants, for another fragment. */
  readonly replan: (hash: string) => void;
  /** Takes in the features that few pages have, for the next plan. */
  readonly adopt: (rare: RouteColumns) => void;
}

/** The bootstrap: page → plan → schedule → load → mount; the caretaker follows when that is under way. */
function start(): void {
  const registry = window.nmtModules as Registry | undefined;
  if (registry && registry.tell) {
    registry.tell({ secondLoader: table.release });
    return;
  }
  openFiles();
  openRegistry((files) => loadFiles(files, integrityOf));
  setIntegrityTable(table.integrity);
  const routes = readRoutes(table);
  const facts = readFacts();

  const device = navigator as Device;
  const once = createOnce<Caretaker>();
  bringCaretaker(() =>
    once('', async () => {
      await loadFiles(table.caretaker, integrityOf);
      const { takeCare } = requireModule((table.caretaker[0] as string).slice(0, -3)) as {
        takeCare: (loader: Loader) => Caretaker;
      };
      return takeCare({
        base,
        table,
        routes,
        facts,
        mounts,
        addHooks,
        failMount,
        listen,
        loadRoute,
        replan: (hash) => planPage(routes, { ...facts, hash }, device),
        adopt: (rare) => routes.push(...readRoutes(rare)),
      });
    }),
  );
  keepEarlyEvents();
  for (const type of ['error', 'unhandledrejection']) {
    addEventListener(type, (fault) => tell({ fault: fault as ErrorEvent }));
  }
  planPage(routes, facts, device);
  if (!isParsed()) whenParsed(() => addHooks(document));
  // It comes after the first mount; where there is none, it still has to watch the page.
  setTimeout(() => caretaker().catch(() => {}), CARETAKER_AT_LAST);
}

// Browsers older than the supported ones keep the server's page: Chromium 109, Firefox 115 and Safari 16.4
// have AbortSignal.timeout, browsers of 2021 do not.
if (base && 'timeout' in AbortSignal) {
  // With its configuration there, the loader starts while the page still arrives; else it waits for the end.
  if (isParsed() || (document.body && document.getElementById('site-config'))) start();
  else whenParsed(start);
}

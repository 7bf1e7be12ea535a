import { readFacts } from '../page/facts.ts';
import { isParsed, isWhole, whenParsed } from '../page/parsed.ts';
import { addMount } from './add-mount.ts';
import type { Caretaker, Link, Loader, LoadModule, Mountable, Mounts, Notice } from './contract.ts';
import { createOnce } from './create-once.ts';
import { enqueue } from './enqueue.ts';
import { base, integrityFrom, loadFiles } from './files.ts';
import { keepEarlyEvents } from './keep-early-events.ts';
import { loadRoute } from './load-route.ts';
import { openRegistry, type Registry, requireModule, runModule } from './modules.ts';
import { failMount } from './mount.ts';
import { type Device, markedSelector, namesOn, planPairs, planRoutes } from './plan.ts';
import { type Route, type RoutingTable, readRoutes } from './read-routes.ts';
import { observers } from './strategies/visible.ts';

/**
 * The time after which the caretaker is loaded at the latest, in ms; before that it would compete with more urgent
 * files.
 */
const CARETAKER_TIMEOUT = 2000;

/** The time before a failed caretaker is requested again, in ms. */
const PAUSE = 30_000;

/**
 * The whole loader: page → plan → schedule → load → mount. All its state is in this call. The caretaker is loaded after
 * the first steps.
 * @param table the routing table that the build puts into the loader
 */
export function createLoader(table: RoutingTable): void {
  const other = window.nmtModules as Registry | undefined;
  // A named element with this id is not the registry.
  if (other && other.notify instanceof Function) {
    other.notify({ secondLoader: table.release });
    return;
  }

  const mounts: Mounts = new Map();
  const routes = readRoutes(table);
  let facts = readFacts(table.release);
  let wanted: Route[];
  let marked: string;

  const notices: Notice[] = [];
  let listener = (notice: Notice): void => {
    notices.push(notice);
    // After the first mount, the caretaker no longer delays anything.
    if ('mount' in notice) void caretaker();
  };
  const link: Link = { notify: (notice) => listener(notice), caretaker };

  const onceFeature = createOnce<Mountable>();
  const onceCaretaker = createOnce<Caretaker>(PAUSE);
  const integrityOf = (file: string) => integrityFrom(table.integrity, file);
  const load: LoadModule = (files, id) =>
    loadFiles(files, integrityOf)
      .catch((cause) => rescue(cause, (care) => care.recoverFiles(files, cause)))
      .then(() => runModule(files, id, load));

  /** Step 4, once for all hooks of a feature. After a failure, a deploy may have replaced the files. */
  const loadFeature = (route: Route) =>
    onceFeature(route.name, () =>
      loadRoute(route, integrityOf, load).catch((cause) =>
        rescue(cause, (care) => care.recover(route, cause)),
      ),
    );

  function caretaker(): Promise<Caretaker | undefined> {
    return onceCaretaker('', () =>
      loadFiles(table.caretaker, integrityOf)
        .then(() => {
          const { takeCare } = requireModule((table.caretaker[0] as string).slice(0, -3), load) as {
            takeCare: (loader: Loader) => Caretaker;
          };
          return takeCare(loader);
        })
        .catch((cause) => {
          reportAlone(cause);
          throw cause;
        }),
    ).catch(() => undefined);
  }

  /**
   * Reports that the caretaker, which reports all other errors, could not be loaded; hooks that only it can look up
   * fail.
   */
  function reportAlone(cause: unknown): void {
    for (const notice of notices) {
      const { unknown: hook } = notice as { readonly unknown?: HTMLElement };
      if (hook && !isKnown(hook)) hook.setAttribute('data-widget-state', 'failed');
    }
    // biome-ignore lint/suspicious/noConsole: core/runtime/log is with the caretaker
    console.error('nmt loader:', 'The caretaker could not be loaded.', cause, notices);
  }

  /** Passes a failure to the caretaker, and throws it if there is none. */
  function rescue<Value>(cause: unknown, use: (care: Caretaker) => Promise<Value>): Promise<Value> {
    return caretaker().then((care) => {
      if (!care) throw cause;
      return use(care);
    });
  }

  /** Whether the present routes have a feature that the hook names. */
  function isKnown(hook: HTMLElement): boolean {
    const names = namesOn(hook);
    return routes.some(({ name }) => names.includes(name));
  }

  /** Plans the page, again after a change of the fragment or new routes, and mounts added features. */
  function replan(hash: string): void {
    facts = { ...facts, hash };
    wanted = planRoutes(routes, facts, navigator as Device);
    marked = markedSelector(wanted);
    addHooks(document);
  }

  /** Takes the hooks in and on an element through schedule, load and mount. Mounted ones are not changed. */
  function addHooks(root: ParentNode): void {
    const means = { facts, loadFeature, link };
    for (const pair of planPairs(root, wanted, marked, skip)) {
      if (isWhole(pair.hook)) enqueue(() => addMount(mounts, pair, means));
    }
  }

  /** Marks a hook whose feature does not run on this page, so that the base style shows all its content. */
  function skip(hook: HTMLElement): void {
    if (isKnown(hook)) hook.setAttribute('data-widget-skipped', '');
    link.notify({ unknown: hook });
  }

  const loader: Loader = {
    base,
    table,
    routes,
    facts,
    mounts,
    observers,
    addHooks,
    failMount: (mount, error) => failMount(mount, error, link),
    subscribe(next) {
      listener = next;
      notices.splice(0).forEach(next);
    },
    load,
    loadFiles,
    loadRoute: (route, integrity) => loadRoute(route, integrity, load),
    replan,
  };

  openRegistry(link.notify);
  keepEarlyEvents(mounts, link.notify);
  for (const type of ['error', 'unhandledrejection']) {
    addEventListener(type, (event) => link.notify({ uncaught: event as ErrorEvent }));
  }
  replan(facts.hash);
  if (!isParsed()) whenParsed(() => addHooks(document));
  // The caretaker is loaded after the first mount, but also on pages without any mount, which it must observe.
  setTimeout(caretaker, CARETAKER_TIMEOUT);
}

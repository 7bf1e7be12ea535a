import type { Loader } from '../loader/contract.ts';
import { type Route, type RouteColumns, readRoutes } from '../loader/read-routes.ts';
import { error } from '../log/log.ts';
import type { Manifest } from './manifest.ts';
import type { RareEvents } from './rare-events.ts';
import { routesOf } from './routes-of.ts';

/**
 * Loads the routes of rare features, which the loader does not include so that it stays small.
 * @param loader
 * @param fetchManifest fetches the current features, in case the page's own file is gone
 * @param events its stored events are dropped if the look-up fails
 * @returns a function to call for a hook with an unknown name. Resolves to true when all names are loaded; to false if
 *   they could not be loaded, which a later call tries again.
 */
export function createRare(
  { table, routes, load, replan }: Pick<Loader, 'table' | 'routes' | 'load' | 'replan'>,
  fetchManifest: (cause: unknown) => Promise<Manifest>,
  events: Pick<RareEvents, 'drop'>,
): () => Promise<boolean> {
  let added: Promise<boolean> | undefined;
  const add = async (file: string): Promise<boolean> => {
    try {
      routes.push(...(await loadRoutes(file)));
      replan(location.hash);
      return true;
    } catch (cause) {
      // A failure is cached for a time, because each unknown hook would request the files again.
      setTimeout(() => {
        added = undefined;
      }, PAUSE);
      events.drop();
      error(
        'loader',
        'The features that few pages have could not be looked up; their hooks keep what the server sent.',
        cause,
      );
      return false;
    }
  };
  const loadRoutes = async (file: string): Promise<Route[]> => {
    try {
      return readRoutes((await load([file], file.slice(0, -3))) as unknown as RouteColumns);
    } catch (cause) {
      const known = new Set(routes.map(({ name }) => name));
      return routesOf(await fetchManifest(cause)).filter(({ name }) => !known.has(name));
    }
  };
  return () => {
    added ??= table.rare ? add(table.rare) : Promise.resolve(true);
    return added;
  };
}

/** The time before failed routes are requested again, in ms. */
const PAUSE = 30_000;

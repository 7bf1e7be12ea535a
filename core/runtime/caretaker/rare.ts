import type { Loader } from '../loader/contract.ts';
import { type Route, type RouteColumns, readRoutes } from '../loader/routes.ts';
import { error } from '../log/log.ts';
import type { Manifest } from './manifest.ts';
import type { RareEvents } from './rare-events.ts';
import { routesOf } from './routes-of-manifest.ts';

/**
 * Loads the routes of the features that few pages have: the loader does not carry them, so that it stays small however
 * many there are. What a visitor does to their hooks meanwhile is not lost.
 * @param loader
 * @param fetchManifest knows all features of today, for when the page's own file is gone
 * @param events notified when the look-up begins and ends
 * @returns a function that is called for a hook with a name that nobody knows. Its promise is fulfilled when all names
 *   are known, at once where they are; false where they could not be loaded, which a later call tries again.
 */
export function createRare(
  { table, routes, load, replan }: Pick<Loader, 'table' | 'routes' | 'load' | 'replan'>,
  fetchManifest: (cause: unknown) => Promise<Manifest>,
  events: Pick<RareEvents, 'begin' | 'end'>,
): () => Promise<boolean> {
  let added: Promise<boolean> | undefined;
  const add = async (file: string): Promise<boolean> => {
    events.begin();
    try {
      routes.push(...(await loadRoutes(file)));
      replan(location.hash);
      events.end(true);
      return true;
    } catch (cause) {
      // Not at once: each unknown hook would request the files again.
      setTimeout(() => {
        added = undefined;
      }, PAUSE);
      events.end(false);
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

/** For how long routes that could not be loaded are not requested again, in ms. */
const PAUSE = 30_000;

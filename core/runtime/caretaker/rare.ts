import type { Loader } from '../loader/loader.ts';
import type { RouteColumns } from '../loader/routes.ts';
import { error } from '../log/log.ts';
import type { RareEvents } from './rare-events.ts';

/**
 * Brings the features that few pages have: the loader does not carry them, so that it stays small however many
 * there are. What a reader does to their hooks meanwhile is not lost.
 * @param loader
 * @param events hears when the look-up begins and ends
 * @returns a function that is called for a hook with a name that nobody knows. Its promise comes when all names
 *   are known, at once where they are; false where the file could not be had, which the next call tries again.
 */
export function createRare(
  { base, table, adopt, replan }: Pick<Loader, 'base' | 'table' | 'adopt' | 'replan'>,
  events: Pick<RareEvents, 'begin' | 'end'>,
): () => Promise<boolean> {
  let adopted: Promise<boolean> | undefined;
  const bring = async (address: string): Promise<boolean> => {
    events.begin();
    try {
      adopt(await fetchColumns(address));
      replan(location.hash);
      events.end(true);
      return true;
    } catch (cause) {
      adopted = undefined;
      events.end(false);
      error(
        'loader',
        'The features that few pages have could not be looked up; their hooks keep what the server sent.',
        cause,
      );
      return false;
    }
  };
  return () => {
    adopted ??= table.rare ? bring(base + table.rare) : Promise.resolve(true);
    return adopted;
  };
}

/** A file of the build, cached for ever: not a call to a backend. */
async function fetchColumns(address: string): Promise<RouteColumns> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json() as Promise<RouteColumns>;
}

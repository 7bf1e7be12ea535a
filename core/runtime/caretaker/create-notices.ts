import { emit } from '../bus/bus.ts';
import type { Loader, Notice } from '../loader/contract.ts';
import type { Route } from '../loader/read-routes.ts';
import { error, warn } from '../log/log.ts';
import { createErrors } from './create-errors.ts';
import { releaseEvents } from './replay.ts';

/** Matches the attributes by which a hook names its feature, without `data-`. */
type Kind = 'widget' | 'special';

const SPECIAL = 'special-';

/**
 * Turns the loader's notices into events and messages.
 * @param loader
 * @param loadRare loads the features that the loader does not contain
 * @param keep stores the visitor's events on hooks without a feature in the loader
 */
export function createNotices(
  loader: Pick<Loader, 'base' | 'routes' | 'table' | 'mounts' | 'failMount'>,
  loadRare: () => Promise<boolean>,
  keep: (event: Event) => void,
): (notice: Notice) => void {
  const { routes, table } = loader;
  const onError = createErrors(loader);
  const measured = new Set<string>();

  const checkHook = async (hook: HTMLElement) => {
    for (const kind of ['widget', 'special'] as const) {
      const name = hook.dataset[kind]?.trim();
      if (!name || isNamed(kind, name)) continue;
      if (await loadRare()) await warnOf(kind, name);
      else hook.setAttribute('data-widget-state', 'failed');
    }
  };

  /** The list of all names is not used here, because a page may have thousands of hooks to check. */
  const isNamed = (kind: Kind, name: string) => routes.some((route) => nameAs(kind, route) === name);

  const warnOf = async (kind: Kind, name: string) => {
    if (isNamed(kind, name)) return;
    const names = routes.flatMap((route) => nameAs(kind, route) ?? []);
    // This is a separate file: pages without mistakes never load it, and if it does not load, only the suggestion is
    // missing.
    const { nearestName } = await import('./nearest-name.ts').catch(
      (): Partial<typeof import('./nearest-name.ts')> => ({}),
    );
    const nearest = nearestName?.(name, names);
    const meant = nearest ? ` Did you mean "${nearest}"?` : '';
    warn('loader', `No feature is named data-${kind}=${JSON.stringify(name.slice(0, 80))}.${meant}`);
  };

  return (notice) => {
    if ('unknown' in notice) {
      void checkHook(notice.unknown);
    } else if ('early' in notice) {
      keep(notice.early);
    } else if ('secondLoader' in notice) {
      warn(
        'loader',
        `A second loader (${notice.secondLoader}) is on this page; ${table.release} goes on alone.`,
      );
    } else if ('uncaught' in notice) {
      onError(notice.uncaught);
    } else if ('error' in notice) {
      const { mount, error: cause } = notice;
      const { route, hook } = mount;
      error(route.name, 'The feature failed; its hook keeps what the server sent.', cause);
      releaseEvents(mount);
      markFailed(route.name);
      emit('feature:failed', { feature: route.name, hook, error: cause });
    } else {
      const { route, hook, since } = notice.mount;
      // The measure is written once per feature, because the timeline keeps its entries as long as the page lives.
      if (since !== undefined && !measured.has(route.name)) {
        performance.measure(`nmt mount ${route.name}`, { start: since });
      }
      measured.add(route.name);
      emit('feature:mounted', { feature: route.name, hook });
    }
  };
}

/**
 * Adds the name of a failed feature to `<html>`, for styles of other parts of the page. They must not select by the
 * state of a hook with `:has()`: the browser would then recompute the style of the whole page whenever a hook changes.
 */
function markFailed(feature: string): void {
  const { dataset } = document.documentElement;
  const failed = dataset.failedFeatures?.split(' ') ?? [];
  if (!failed.includes(feature)) dataset.failedFeatures = [...failed, feature].join(' ');
}

/** Returns the name of the feature that a hook requests in an attribute; undefined if it cannot request one. */
function nameAs(kind: Kind, { hook, name }: Route): string | undefined {
  const isSpecial = kind === 'special';
  if (hook || name.startsWith(SPECIAL) !== isSpecial) return undefined;
  return isSpecial ? name.slice(SPECIAL.length) : name;
}

import { emit } from '../bus/bus.ts';
import type { Notice } from '../loader/contract.ts';
import type { Loader } from '../loader/loader.ts';
import { error, warn } from '../log/log.ts';
import { createFaults } from './errors.ts';
import { nearestName } from './nearest.ts';
import { releaseEvents } from './replay.ts';

/**
 * Makes events and messages of what the loader tells.
 * @param loader
 * @param bringRare brings the features that the loader does not carry
 * @param keep takes what a reader did where no feature of the loader's waits for it
 */
export function createNotices(
  loader: Loader,
  bringRare: () => Promise<boolean>,
  keep: (event: Event) => void,
): (notice: Notice) => void {
  const { routes, table } = loader;
  const onFault = createFaults(loader);
  const measured = new Set<string>();
  const isKnown = (kind: string, name: string) =>
    routes.some(({ hook }) => hook === `[data-${kind}="${name}"]`);

  const warnOf = async (kind: string, name: string) => {
    if (isKnown(kind, name) || !(await bringRare()) || isKnown(kind, name)) return;
    const nearest = nearestName(
      name,
      namesOf(
        kind,
        routes.map(({ hook }) => hook),
      ),
    );
    const meant = nearest ? ` Did you mean "${nearest}"?` : '';
    warn('loader', `No feature is named data-${kind}=${JSON.stringify(name.slice(0, 80))}.${meant}`);
  };

  return (notice) => {
    if ('unknown' in notice) {
      const { widget, special } = notice.unknown.dataset;
      if (widget) void warnOf('widget', widget);
      if (special) void warnOf('special', special);
    } else if ('early' in notice) {
      keep(notice.early);
    } else if ('secondLoader' in notice) {
      warn(
        'loader',
        `A second loader (${notice.secondLoader}) is on this page; ${table.release} goes on alone.`,
      );
    } else if ('fault' in notice) {
      onFault(notice.fault);
    } else if ('error' in notice) {
      const { mount, error: cause } = notice;
      const { route, hook } = mount;
      error(route.name, 'The feature failed; its hook keeps what the server sent.', cause);
      releaseEvents(mount);
      emit('feature:failed', { feature: route.name, hook, error: cause });
    } else {
      const { route, hook, since } = notice.mount;
      // Once per feature: the timeline keeps its entries for as long as the page lives.
      if (since !== undefined && !measured.has(route.name)) {
        performance.measure(`nmt mount ${route.name}`, { start: since });
      }
      measured.add(route.name);
      emit('feature:mounted', { feature: route.name, hook });
    }
  };
}

/** The names that hooks of a kind may have. */
function namesOf(kind: string, hooks: readonly string[]): string[] {
  const start = `[data-${kind}="`;
  return hooks.filter((hook) => hook.startsWith(start)).map((hook) => hook.slice(start.length, -2));
}

import { emit } from '../bus/bus.ts';
import type { Loader, Notice } from '../loader/contract.ts';
import { namesOn } from '../loader/plan.ts';
import { error, warn } from '../log/log.ts';
import { createErrors } from './errors.ts';
import { nearestName } from './nearest.ts';
import { releaseEvents } from './replay.ts';

/**
 * Turns what the loader passes on into events and messages.
 * @param loader
 * @param loadRare loads the features that the loader does not carry
 * @param keep takes what a visitor did where no feature of the loader's waits for it
 */
export function createNotices(
  loader: Pick<Loader, 'routes' | 'table' | 'mounts' | 'failMount'>,
  loadRare: () => Promise<boolean>,
  keep: (event: Event) => void,
): (notice: Notice) => void {
  const { routes, table } = loader;
  const onError = createErrors(loader);
  const measured = new Set<string>();
  const isKnown = (name: string) => routes.some((route) => route.name === name && !route.hook);

  const checkHook = async (hook: HTMLElement) => {
    for (const name of namesOn(hook)) {
      if (isKnown(name)) continue;
      if (!(await loadRare())) hook.setAttribute('data-widget-state', 'failed');
      else if (!isKnown(name)) warnOf(name);
    }
  };

  const warnOf = (name: string) => {
    const [kind, value] = attributeOf(name);
    const names = routes.filter(({ hook }) => !hook).map((route) => attributeOf(route.name));
    const nearest = nearestName(
      value,
      names.flatMap(([otherKind, other]) => (otherKind === kind ? other : [])),
    );
    const meant = nearest ? ` Did you mean "${nearest}"?` : '';
    warn('loader', `No feature is named data-${kind}=${JSON.stringify(value.slice(0, 80))}.${meant}`);
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

/** The attribute by which a hook names a feature: `special-rebus` is `data-special="rebus"`. */
function attributeOf(name: string): ['widget' | 'special', string] {
  return name.startsWith('special-') ? ['special', name.slice('special-'.length)] : ['widget', name];
}

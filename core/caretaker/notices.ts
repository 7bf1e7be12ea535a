import { emit } from '../bus/bus.ts';
import type { Notice } from '../loader/contract.ts';
import type { Loader } from '../loader/loader.ts';
import { error, warn } from '../log/log.ts';
import { nearestName } from './nearest.ts';
import { releaseEvents } from './replay.ts';

/** Makes events and messages of what the loader tells. */
export function createNotices({ routes, table }: Loader): (notice: Notice) => void {
  const known = new Set(routes.map(({ hook }) => hook));
  const names = routes.map(({ name }) => name);

  return (notice) => {
    if ('unknown' in notice) {
      const { widget, special } = notice.unknown.dataset;
      const kind = widget === undefined ? 'special' : 'widget';
      const name = widget ?? special ?? '';
      if (known.has(`[data-${kind}="${name}"]`)) return;
      const nearest = nearestName(kind === 'special' ? `special-${name}` : name, names);
      const meant = nearest
        ? ` Did you mean "${nearest.replace(kind === 'special' ? 'special-' : '', '')}"?`
        : '';
      warn('loader', `No feature is named data-${kind}=${JSON.stringify(name.slice(0, 80))}.${meant}`);
    } else if ('secondLoader' in notice) {
      warn(
        'loader',
        `A second loader (${notice.secondLoader}) is on this page; ${table.release} goes on alone.`,
      );
    } else if ('since' in notice) {
      const { route, hook } = notice.mount;
      performance.measure(`nmt mount ${route.name}`, { start: notice.since });
      emit('feature:mounted', { feature: route.name, hook });
    } else {
      const { mount } = notice;
      const { route, hook } = mount;
      error(route.name, 'The feature failed; its hook keeps what the server sent.', notice.error);
      releaseEvents(mount);
      emit('feature:failed', { feature: route.name, hook, error: notice.error });
    }
  };
}

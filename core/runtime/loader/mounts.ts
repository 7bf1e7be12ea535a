import type { PageFacts } from '../page/facts.ts';
import type { Link, Mount, Mountable, Mounts } from './contract.ts';
import { failMount, mountFeature, setState } from './mount.ts';
import type { Pair } from './plan.ts';
import type { Route } from './routes.ts';
import { strategies } from './schedule.ts';
import { enqueue } from './slices.ts';

/**
 * Adds a pair of feature and hook to the mounts of the page and takes it through schedule, load and mount. An
 * existing pair is not changed.
 */
export function addMount(
  mounts: Mounts,
  { route, hook }: Pair,
  facts: PageFacts,
  loadFeature: (route: Route) => Promise<Mountable>,
  link: Link,
): void {
  const onHook = mounts.get(hook) || new Map<string, Mount>();
  if (onHook.has(route.name)) return;
  const controller = new AbortController();
  const { signal } = controller;
  const mount: Mount = {
    route,
    hook,
    controller,
    early: [],
    state: 'waiting',
    start() {
      if (mount.state !== 'waiting' || signal.aborted) return;
      setState(mount, 'loading');
      loadFeature(route).then(
        (feature) => enqueue(() => void mountFeature(mount, feature, facts, link)),
        (cause) => failMount(mount, cause, link),
      );
    },
  };
  mounts.set(hook, onHook.set(route.name, mount));
  setState(mount, 'waiting');
  strategies[route.load](mount, link);
}

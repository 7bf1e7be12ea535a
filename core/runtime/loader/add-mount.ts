import type { PageFacts } from '../page/facts.ts';
import type { Link, Mount, Mountable, Mounts, State } from './contract.ts';
import { enqueue } from './enqueue.ts';
import { failMount, mountFeature, setState } from './mount.ts';
import type { Pair } from './plan.ts';
import type { Route } from './read-routes.ts';
import { strategies } from './strategies.ts';

/** The data that all mounts of a page share. */
interface Means {
  readonly facts: PageFacts;
  readonly loadFeature: (route: Route) => Promise<Mountable>;
  readonly link: Link;
}

/**
 * A page may have a thousand waiting hooks, so each mount is kept small: it has no closures, and its signal and the
 * list of its events are created only when needed.
 */
class WaitingMount implements Mount {
  // These are only declared: initialised fields would need the compiler's helper, which adds to the loader's size.
  declare readonly route: Route;
  declare readonly hook: HTMLElement;
  declare state: State;
  declare early?: Event[];
  declare ends?: AbortController;
  declare private readonly means: Means;

  constructor({ route, hook }: Pair, means: Means) {
    this.route = route;
    this.hook = hook;
    this.means = means;
  }

  get controller(): AbortController {
    this.ends = this.ends || new AbortController();
    return this.ends;
  }

  start(): void {
    const { route, means } = this;
    if (this.state !== 'waiting') return;
    setState(this, 'loading');
    means.loadFeature(route).then(
      (feature) => enqueue(() => void mountFeature(this, feature, means.facts, means.link)),
      (cause) => failMount(this, cause, means.link),
    );
  }

  handleEvent(): void {
    this.start();
  }

  keep(event: Event): void {
    this.early = this.early || [];
    this.early.push(event);
    this.start();
  }
}

/**
 * Adds a pair of feature and hook to the mounts of the page and takes it through schedule, load and mount. An existing
 * pair is not changed.
 */
export function addMount(mounts: Mounts, pair: Pair, means: Means): void {
  const { route, hook } = pair;
  const onHook = mounts.get(hook) || [];
  if (onHook.some((mount) => mount.route.name === route.name)) return;
  const mount = new WaitingMount(pair, means);
  // A list that grows by `push` reserves space for sixteen more.
  mounts.set(hook, onHook.concat(mount));
  setState(mount, 'waiting');
  strategies[route.load](mount, means.link);
}

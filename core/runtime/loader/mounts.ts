import type { PageFacts } from '../page/facts.ts';
import type { Mount } from './contract.ts';
import { tell } from './caretaker-link.ts';
import { loadFeature } from './load.ts';
import { failMount, mountFeature, setState } from './mount.ts';
import { isParsed } from './parsed.ts';
import { type Device, hookSelector, type Pair, planPairs, planRoutes } from './plan.ts';
import type { Route } from './routes.ts';
import { strategies } from './schedule.ts';
import { enqueue } from './slices.ts';

/** All mounts by element and feature; the caretaker ends them. */
export const mounts = new Map<Element, Map<string, Mount>>();

/** The elements with a feature on its way. */
const PENDING = '[data-widget-state=waiting],[data-widget-state=loading]';
const MOUNTED = '[data-widget-state=mounted]';

let facts: PageFacts;
let wanted: Route[];
let selector: string;

/**
 * Decides what the page wants and mounts it. Said again when the address's fragment changed.
 * @param routes all features of the build
 */
export function planPage(routes: readonly Route[], page: PageFacts, device: Device): void {
  facts = page;
  wanted = planRoutes(routes, page, device);
  selector = hookSelector(wanted);
  addHooks(document);
}

/** Takes the hooks in and on an element through schedule, load and mount. Those that are mounted stay. */
export function addHooks(root: ParentNode): void {
  const pairs = planPairs(root, wanted, selector, (hook) => tell({ unknown: hook })).filter(({ hook }) =>
    isWhole(hook),
  );
  // A few at a time, so that the first ones mount before the last ones are begun.
  const beginSome = () => {
    const some = pairs.splice(0, 20);
    if (pairs.length) enqueue(beginSome);
    some.forEach(begin);
  };
  enqueue(beginSome);
}

/**
 * Keeps what a reader does to a hook before its feature is there; the feature gets it when it has mounted.
 * Under the strategy `interaction` the manifest says that the feature replaces what links and forms do by
 * themselves, so that a plain click or submit is held back; elsewhere they work as the server meant them.
 */
export function keepEarlyEvents(): void {
  const keep = (event: Event) => {
    if (!event.isTrusted) return;
    const target = event.target as Element;
    const hook = target.closest(PENDING);
    const onHook = hook && mounts.get(hook);
    if (!onHook) {
      // It may be meant for a feature that the loader does not carry.
      tell({ early: event });
      return;
    }
    onHook.forEach(({ early, start, route, since, error }) => {
      // A feature on the same hook that was called already, or failed, has what it will get.
      if (since || error) return;
      const isHeld = route.load === 'a' && isPlain(event as MouseEvent);
      // What is not held back reaches a feature further in: given again, it would undo what that one did with it.
      if (!isHeld && hook.contains(target.closest(MOUNTED))) return;
      early.push(event);
      start();
      if (isHeld) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    });
  };
  for (const type of ['click', 'submit', 'keydown', 'input', 'change']) addEventListener(type, keep, true);
}

/** A click with ctrl or the like opens its tab at once, and a key goes where it is typed. */
function isPlain({ type, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return /click|submit/.test(type) && !(ctrlKey || metaKey || shiftKey || altKey);
}

/** Whether the parser is past an element: while the page still arrives, only what follows it tells so. */
function isWhole(element: Element | null): boolean {
  return element ? !!element.nextSibling || isWhole(element.parentElement) : isParsed();
}

function begin({ route, hook }: Pair): void {
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
        (feature) => enqueue(() => void mountFeature(mount, feature, facts)),
        (cause) => failMount(mount, cause),
      );
    },
  };
  mounts.set(hook, onHook.set(route.name, mount));
  setState(mount, 'waiting');
  strategies[route.load](mount.start, { hook, detail: route.detail, signal });
}

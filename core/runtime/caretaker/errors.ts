import type { Mount } from '../loader/contract.ts';
import type { Loader } from '../loader/loader.ts';
import { error } from '../log/log.ts';

/** A chunk's file in a stack, with the feature's name. */
const FILE = /([\w-]+)-[0-9a-z]{5}\.js/g;

/**
 * Judges what features throw after they mounted: in event handlers, timers and promises. A fault is put down
 * to a feature by the chunk's name in the stack, and to a hook by the reader's latest event.
 * @returns takes the page's uncaught errors, which the loader passes on from its first moment
 */
export function createFaults({
  mounts,
  failMount,
}: Pick<Loader, 'mounts' | 'failMount'>): (event: ErrorEvent | PromiseRejectionEvent) => void {
  let latest: Element | undefined;
  for (const type of ['click', 'keydown', 'input', 'change', 'submit']) {
    addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element) latest = target;
      },
      { capture: true, passive: true },
    );
  }
  return (event) => {
    const cause: unknown = 'reason' in event ? event.reason : event.error;
    // What was called off on purpose is no fault.
    if (cause instanceof Error && cause.name === 'AbortError') return;
    const suspects = suspectsOf(cause, mounts);
    const [first] = suspects;
    if (!first) return;
    event.preventDefault();
    const culprit =
      suspects.length === 1 ? first : suspects.find(({ hook }) => latest && hook.contains(latest));
    if (culprit) failMount(culprit, cause);
    else error(first.route.name, 'The feature threw; which hook was concerned is not known.', cause);
  };
}

function suspectsOf(cause: unknown, mounts: Loader['mounts']): Mount[] {
  const stack = cause instanceof Error && cause.stack ? cause.stack : '';
  for (const [, name] of stack.matchAll(FILE)) {
    const suspects = [...mounts.values()].flatMap((onHook) => onHook.get(name as string) ?? []);
    const mounted = suspects.filter(({ state }) => state === 'mounted');
    if (mounted.length) return mounted;
  }
  return [];
}

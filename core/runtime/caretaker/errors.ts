import type { Loader, Mount } from '../loader/contract.ts';
import { error } from '../log/log.ts';

/** A chunk's file in a stack, with the feature's name. */
const FILE = /([\w-]+)-[0-9a-z]{5}\.js/g;

/**
 * Handles what features throw after they mounted: in event handlers, timers and promises. The chunk's name in the stack
 * names the feature, the visitor's latest event the hook.
 * @returns takes the page's uncaught errors, which the loader passes on from its first moment
 */
export function createErrors({
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
    // An abort is no error.
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

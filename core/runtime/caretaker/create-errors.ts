import type { Loader, Mount } from '../loader/contract.ts';
import type { Route } from '../loader/read-routes.ts';
import { error } from '../log/log.ts';

/** Matches a chunk's file in a stack; the name before the hash is a feature's, or that of a group with a shared file. */
const FILE = /([\w-]+)-[0-9a-z]{5}\.js/g;

/**
 * Handles errors of features after they mounted: in event handlers, timers and promises. The chunk's name in the
 * stack identifies the features in it, the visitor's latest event the hook: the innermost one around its target.
 * @returns a handler for the page's uncaught errors, which the loader passes on from its start
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
    const culprit = suspects.length === 1 ? first : innermost(suspects, latest);
    if (culprit) {
      failMount(culprit, cause);
      return;
    }
    const names = new Set(suspects.map(({ route }) => route.name));
    error([...names].join(' or '), 'The feature threw; which hook was concerned is not known.', cause);
  };
}

function suspectsOf(cause: unknown, mounts: Loader['mounts']): Mount[] {
  const stack = cause instanceof Error && cause.stack ? cause.stack : '';
  for (const [, name] of stack.matchAll(FILE)) {
    const mounted = [...mounts.values()]
      .flat()
      .filter(({ route, state }) => state === 'mounted' && chunkOf(route) === name);
    if (mounted.length) return mounted;
  }
  return [];
}

/** The name of the chunk that a feature is in, without its hash: a release that recovers it has another. */
function chunkOf({ scripts: [script = ''] }: Route): string {
  return script.replace(/-[0-9a-z]{5}\.js$/, '');
}

/** Of the mounts around an element, the one on the innermost hook. */
function innermost(mounts: readonly Mount[], element: Element | undefined): Mount | undefined {
  return mounts
    .filter(({ hook }) => element && hook.contains(element))
    .reduce<Mount | undefined>(
      (inner, mount) => (inner && !inner.hook.contains(mount.hook) ? inner : mount),
      undefined,
    );
}

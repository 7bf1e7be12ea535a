import type { Loader, Mount } from '../loader/contract.ts';
import type { Route } from '../loader/read-routes.ts';
import { framesOf } from '../log/frames-of.ts';
import { error } from '../log/log.ts';
import { parseAddress } from '../page/address.ts';

/** Matches a chunk's file, maybe requested again; the name before the hash is a feature's, or that of a shared file. */
const FILE = /^([\w-]+)-[0-9a-z]{5}\.js(?:\?|$)/;

/**
 * Handles errors of features after they mounted: in event handlers, timers and promises. The chunk's address in the
 * stack identifies the features in it, the visitor's latest event the hook: the innermost one around its target. An
 * error that was thrown in a file outside of the bundle's folder belongs to another script, even if a feature called
 * it.
 * @returns a handler for the page's uncaught errors, which the loader passes on from its start
 */
export function createErrors({
  base,
  mounts,
  failMount,
}: Pick<Loader, 'base' | 'mounts' | 'failMount'>): (event: ErrorEvent | PromiseRejectionEvent) => void {
  // An inlined loader requests its files by addresses relative to the page.
  const folder = parseAddress('.', parseAddress(base)?.href)?.href;
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
    // An abort is not an error.
    if (cause instanceof Error && cause.name === 'AbortError') return;
    const suspects = suspectsOf(cause, folder, mounts);
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

function suspectsOf(cause: unknown, folder: string | undefined, mounts: Loader['mounts']): Mount[] {
  const frames = framesOf(cause);
  if (!folder || !frames[0]?.startsWith(folder)) return [];
  for (const frame of frames) {
    const name = frame.startsWith(folder) && FILE.exec(frame.slice(folder.length))?.[1];
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

/** The mount on the innermost hook around an element. */
function innermost(mounts: readonly Mount[], element: Element | undefined): Mount | undefined {
  return mounts
    .filter(({ hook }) => element && hook.contains(element))
    .reduce<Mount | undefined>(
      (inner, mount) => (inner && !inner.hook.contains(mount.hook) ? inner : mount),
      undefined,
    );
}

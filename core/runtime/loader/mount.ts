import type { PageFacts } from '../page/facts.ts';
import type { Link, Mount, Mountable, State } from './contract.ts';

/** A mount that got a state, and when, by `performance.now()`. */
export type StateChange = readonly [mount: Mount, state: State, at: number];

declare global {
  interface Window {
    /** The changes of states so far, for the debug panel; only if the page's address asks for it. Private. */
    nmtChanges?: StateChange[];
  }
}

// Only the loader knows when it met a hook, and no visitor's page keeps that.
// biome-ignore lint/suspicious/noAssignInExpressions: in a statement of its own it is eleven bytes more for every reader
const changes: StateChange[] | false = /debug=widgets/.test(location.hash) && (window.nmtChanges = []);

/**
 * Writes the state to the hook's attribute. On `<body>`, on which many features mount, only that one has mounted or failed: browsers
 * compute the style of every hook below it anew for each value.
 */
export function setState(mount: Mount, state: State): void {
  mount.state = state;
  const isPassing = mount.route.hook === 'body' && state.endsWith('ing');
  if (!isPassing) mount.hook.setAttribute('data-widget-state', state);
  if (changes) changes.push([mount, state, performance.now()]);
}

/**
 * Step 5: calls the feature with its hook. One that throws, now or later, fails alone.
 * @param mount a hook in state `loading`
 */
export async function mountFeature(
  mount: Mount,
  feature: Mountable,
  facts: PageFacts,
  link: Link,
): Promise<void> {
  const { route, hook, controller } = mount;
  const { signal } = controller;
  const focused = document.activeElement;
  const isFocused = hook !== focused && hook.contains(focused);
  // Without the caretaker the events and the focus are lost, but not the feature.
  const care = (mount.early || isFocused) && (await link.caretaker());
  mount.served = [...hook.childNodes];
  const replay = care && (await care.prepare(mount));
  // The hook may have been removed while its chunk was loading.
  if (!hook.isConnected) controller.abort();
  if (signal.aborted) return;
  mount.since = performance.now();
  try {
    const fail = (cause: unknown) => queueMicrotask(() => failMount(mount, cause, link));
    const mounting = feature.mount(hook, { feature: route.name, facts, signal, fail });
    // `await` costs a microtask, so only promises are awaited.
    if (mounting) await mounting;
  } catch (cause) {
    failMount(mount, cause, link);
  }
  if (signal.aborted) return;
  setState(mount, 'mounted');
  if (replay) replay();
  link.notify({ mount });
}

/** Restores the server's HTML and reports the error once. */
export function failMount(mount: Mount, error: unknown, link: Link): void {
  if (mount.controller.signal.aborted) return;
  mount.error = error;
  setState(mount, 'failed');
  mount.controller.abort();
  link.notify({ mount, error });
}

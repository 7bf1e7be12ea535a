import type { PageFacts } from '../page/facts.ts';
import type { Link, Mount, Mountable, State } from './contract.ts';

/**
 * Writes the state to the hook's attribute. On `<body>`, on which many features mount, it only writes that one has
 * mounted or failed, because browsers recompute the style of every hook for each value. The time helps developers to
 * find slow features.
 */
export function setState(mount: Mount, state: State): void {
  mount.state = state;
  const isPassing = mount.route.hook === 'body' && state.endsWith('ing');
  if (!isPassing) mount.hook.setAttribute('data-widget-state', state);
  mount[state] = performance.now();
}

/**
 * Step 5: calls the feature with its hook. A feature that throws, now or later, fails alone.
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

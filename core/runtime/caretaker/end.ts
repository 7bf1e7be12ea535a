import { emit } from '../bus/bus.ts';
import type { Mount, Mounts } from '../loader/contract.ts';

/** Unmounts everything in and on an element that left the page; the features' signals abort. */
export function endMounts(mounts: Mounts, root: ParentNode): void {
  for (const [hook, onHook] of within(mounts, root)) {
    mounts.delete(hook);
    hook.removeAttribute('data-widget-state');
    for (const mount of onHook) end(mount);
  }
}

/**
 * Unmounts everything in and on an element that stays in the page. Nothing mounts on these hooks again until
 * {@link resumeMounts}.
 */
export function suspendMounts(mounts: Mounts, root: ParentNode): void {
  for (const [hook, onHook] of within(mounts, root)) {
    hook.setAttribute('data-widget-state', 'unmounted');
    for (const mount of onHook) end(mount);
  }
}

/** Lets suspended and failed hooks in and on an element mount again. */
export function resumeMounts(mounts: Mounts, root: ParentNode): void {
  for (const [hook, onHook] of within(mounts, root)) {
    mounts.set(
      hook,
      onHook.filter((mount) => mount.state === 'waiting' || !mount.controller.signal.aborted),
    );
  }
}

function within(mounts: Mounts, root: ParentNode): [Element, Mount[]][] {
  const hooks: Element[] = Array.from(root.querySelectorAll('body,[data-widget-state]'));
  if (root instanceof Element) hooks.push(root);
  return hooks.flatMap((hook) => {
    const onHook = mounts.get(hook);
    return onHook ? [[hook, onHook] as [Element, Mount[]]] : [];
  });
}

function end(mount: Mount): void {
  const { route, hook, state, controller } = mount;
  controller.abort();
  // A waiting mount does not start any more.
  mount.state = 'unmounted';
  if (state === 'mounted') emit('feature:unmounted', { feature: route.name, hook });
}

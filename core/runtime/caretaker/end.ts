import { emit } from '../bus/bus.ts';
import type { Mount } from '../loader/contract.ts';

type Mounts = Map<Element, Map<string, Mount>>;

/** Takes away all that is mounted in and on an element that left; what features started ends with their signals. */
export function endMounts(mounts: Mounts, root: ParentNode): void {
  for (const [hook, onHook] of within(mounts, root)) {
    mounts.delete(hook);
    hook.removeAttribute('data-widget-state');
    for (const mount of onHook.values()) end(mount);
  }
}

/**
 * Takes away all that is mounted in and on an element that stays. The hooks are remembered, so that nothing
 * mounts there again until {@link resumeMounts}.
 */
export function suspendMounts(mounts: Mounts, root: ParentNode): void {
  for (const [hook, onHook] of within(mounts, root)) {
    hook.setAttribute('data-widget-state', 'unmounted');
    for (const mount of onHook.values()) {
      end(mount);
      mount.state = 'unmounted';
    }
  }
}

/** Forgets what was suspended or failed in and on an element, so that it may be mounted anew. */
export function resumeMounts(mounts: Mounts, root: ParentNode): void {
  for (const [, onHook] of within(mounts, root)) {
    for (const [name, { controller }] of onHook) if (controller.signal.aborted) onHook.delete(name);
  }
}

function within(mounts: Mounts, root: ParentNode): [Element, Map<string, Mount>][] {
  const hooks: Element[] = Array.from(root.querySelectorAll('[data-widget-state]'));
  if (root instanceof Element) hooks.push(root);
  return hooks.flatMap((hook) => {
    const onHook = mounts.get(hook);
    return onHook ? [[hook, onHook] as [Element, Map<string, Mount>]] : [];
  });
}

function end({ route, hook, state, controller }: Mount): void {
  controller.abort();
  if (state === 'mounted') emit('feature:unmounted', { feature: route.name, hook });
}

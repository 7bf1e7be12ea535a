import { emit } from '../bus/bus.ts';
import type { Mount } from '../loader/contract.ts';

type Mounts = Map<Element, Map<string, Mount>>;

/** Unmounts everything in and on an element that left the page; the features' signals abort. */
export function endMounts(mounts: Mounts, root: ParentNode): void {
  for (const [hook, onHook] of within(mounts, root)) {
    mounts.delete(hook);
    hook.removeAttribute('data-widget-state');
    for (const mount of onHook.values()) end(mount);
  }
}

/**
 * Unmounts everything in and on an element that stays in the page. Nothing mounts on these hooks again until {@link
 * resumeMounts}.
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

/** Lets suspended and failed hooks in and on an element mount again. */
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

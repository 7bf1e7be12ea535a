import { emit } from '../bus/bus.ts';
import type { Mount } from '../loader/contract.ts';

/** Takes away all that is mounted in and on an element; what features started ends with their signals. */
export function endMounts(mounts: Map<Element, Map<string, Mount>>, root: ParentNode): void {
  const hooks: Element[] = Array.from(root.querySelectorAll('[data-widget-state]'));
  if (root instanceof Element) hooks.push(root);
  for (const hook of hooks) {
    const onHook = mounts.get(hook);
    if (!onHook) continue;
    mounts.delete(hook);
    hook.removeAttribute('data-widget-state');
    for (const { route, state, controller } of onHook.values()) {
      controller.abort();
      if (state === 'mounted') emit('feature:unmounted', { feature: route.name, hook });
    }
  }
}

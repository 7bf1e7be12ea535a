import { setAttributes } from '../../platform/dom/undo.ts';
import type { NamedFeature } from '../../runtime/feature/feature-hook.ts';

/**
 * Makes an element a hook of another feature, which then mounts there as if the server had sent it so: the way to use a
 * feature whole without importing it. It has conditions, failures and a kill switch of its own.
 * @param hook without `data-widget`
 * @param feature its name in the manifest
 * @param signal removes the attribute
 */
export function mountOn(hook: HTMLElement, feature: NamedFeature, signal: AbortSignal): void {
  if (signal.aborted) return;
  setAttributes(hook, { 'data-widget': feature }, signal);
  // An array until the caretaker has arrived, which runs what it holds.
  window.nmt ??= [];
  window.nmt.push((nmt) => nmt.mount(hook));
}

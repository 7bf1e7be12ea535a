import { setAttributes } from '../../platform/dom/undo.ts';
import type { NamedFeature } from '../../runtime/feature/feature-hook.ts';

/**
 * Makes an element a hook of another feature, which then mounts there as if the server had sent it so: this uses a
 * whole feature without importing it. The feature keeps its own conditions, error handling and kill switch.
 * @param hook an element without `data-widget`
 * @param feature its name in the manifest
 * @param signal removes the attribute
 */
export function mountOn(hook: HTMLElement, feature: NamedFeature, signal: AbortSignal): void {
  if (signal.aborted) return;
  setAttributes(hook, { 'data-widget': feature }, signal);
  // Until the caretaker is loaded this is an array, whose functions it then calls.
  window.nmt ??= [];
  window.nmt.push((nmt) => nmt.mount(hook));
}

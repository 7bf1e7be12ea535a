import type { ReactNode } from 'react';
import type { Context } from './feature.ts';
import { type MountedView, type MountOptions, mountView } from './mount-view.ts';
import { recordServed } from './served-content.ts';

/**
 * Renders a React view into a hook. The server's HTML stays until the view first renders something, and is restored
 * when the signal aborts.
 * @param hook the element
 * @param view the rendered element
 * @param options the signal removes the view; `fail` receives errors of later renders; `first` is the time of the first
 *   render
 * @throws the error of the first render, if that is at once
 */
export function renderView(
  hook: HTMLElement,
  view: ReactNode,
  { signal, fail, first }: Pick<Context, 'signal' | 'fail'> & Pick<MountOptions, 'first'>,
): MountedView {
  const served = [...hook.childNodes];
  const forget = recordServed(hook, served);
  const failures: unknown[] = [];
  const { activeElement } = document;
  const mounted = mountView(hook, view, {
    signal,
    first,
    onFirstCommit() {
      if (hook.hasChildNodes() || !served.length) return;
      hook.append(...served);
      // React empties its container at the first commit, so elements in it lose the focus.
      if (activeElement instanceof HTMLElement && hook.contains(activeElement))
        activeElement.focus({ preventScroll: true });
      removeOnceReplaced(hook, served, signal);
    },
    onError(error) {
      failures.push(error);
      fail(error);
    },
    onUnmount: () => {
      hook.replaceChildren(...served);
      forget();
    },
  });
  if (failures.length) throw failures[0];
  return mounted;
}

/**
 * Removes the server's nodes as soon as the hook has other content, before the browser paints, so that both are never
 * visible at the same time.
 */
function removeOnceReplaced(hook: HTMLElement, served: readonly ChildNode[], signal: AbortSignal): void {
  const owned = new Set<Node>(served);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, nextSibling } of records) {
      // A view is added at the end. A node that replaces another, or precedes one, is a page translator's.
      if (removedNodes.length > 0 || nextSibling) for (const node of addedNodes) owned.add(node);
    }
    const shown = [...hook.childNodes];
    if (shown.every((node) => owned.has(node))) return;
    observer.disconnect();
    for (const node of shown) if (owned.has(node)) node.remove();
  });
  observer.observe(hook, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

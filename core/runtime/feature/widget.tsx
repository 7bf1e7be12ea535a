import type { ComponentType, ReactNode } from 'react';
import { completePage } from '../page/page.ts';
import { readAttributes } from './attributes.ts';
import type { Attributes, Context, Feature, Props } from './feature.ts';
import { mountView } from './mount-view.ts';

/** What a widget's view receives: the hook's attributes and the context. */
export type ViewProps<Declared extends Attributes, Served = undefined> = Props<Declared> & {
  readonly context: Context;
  /** The result of `read`. */
  readonly served: Served;
};

interface Widget<Declared extends Attributes, Served> {
  attributes: Declared;
  /**
   * Reads the view's data from the server's HTML, before any of it is replaced. If it throws, the server's HTML
   * stays. It can be asynchronous: the server's HTML stays until the promise resolves.
   */
  read?: (hook: HTMLElement, context: Context) => Served | Promise<Served>;
  view: ComponentType<ViewProps<Declared, Served>>;
}

/**
 * Makes a feature from a React component. The server's HTML stays until the view first renders something: a view
 * without data returns null. It is restored when the widget fails or unmounts.
 * @param declaration the hook's attributes, a function that reads its content, and the component that gets both as
 *   properties
 */
export function widget<const Declared extends Attributes, Served = undefined>({
  attributes,
  read,
  view: View,
}: Widget<Declared, Served>): Feature {
  return {
    attributes,
    mount(hook, { facts, ...rest }) {
      const context: Context = { ...rest, page: completePage(facts) };
      const props = readAttributes(context.feature, hook, attributes);
      const render = (content: Served) =>
        renderView(hook, <View {...props} context={context} served={content} />, context);
      // Without `read` the type of the view's data is undefined.
      const content = read?.(hook, context) as Served | Promise<Served>;
      if (!(content instanceof Promise)) return render(content);
      return content.then((arrived) => {
        if (!context.signal.aborted) render(arrived);
      });
    },
  };
}

/**
 * Renders a React view into a hook: the core of `widget()`, and for enhancers that load React only when they have
 * something to show. The server's HTML stays until the view first renders something, and is restored when the signal
 * aborts.
 * @param hook the element
 * @param view what is rendered
 * @param context its signal removes the view; its `fail` gets an error of a later render
 * @throws what the first render throws
 */
export function renderView(
  hook: HTMLElement,
  view: ReactNode,
  { signal, fail }: Pick<Context, 'signal' | 'fail'>,
): void {
  const served = [...hook.childNodes];
  const failures: unknown[] = [];
  const { activeElement } = document;
  mountView(hook, view, {
    signal,
    onError(error) {
      failures.push(error);
      fail(error);
    },
    onUnmount: () => hook.replaceChildren(...served),
  });
  if (failures.length) throw failures[0];
  if (hook.hasChildNodes() || !served.length) return;
  hook.append(...served);
  // React empties its container at the first commit, so elements in it lose the focus.
  if (activeElement instanceof HTMLElement && hook.contains(activeElement))
    activeElement.focus({ preventScroll: true });
  removeOnceReplaced(hook, served, signal);
}

/**
 * Removes the server's nodes as soon as the hook has other content, before the browser paints, so that both are
 * never visible together.
 */
function removeOnceReplaced(hook: HTMLElement, served: readonly ChildNode[], signal: AbortSignal): void {
  const owned = new Set<Node>(served);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, nextSibling } of records) {
      // A view is added at the end. What takes the place of a node, or stands before one, is a page translator's.
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

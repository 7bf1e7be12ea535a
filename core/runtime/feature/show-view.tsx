import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Context } from './feature.ts';
import { type MountedView, type MountOptions, mountView } from './mount-view.ts';
import { renderView } from './render-view.ts';
import type { ViewContext } from './view-context.ts';
import { containerAt, type ViewPlace } from './view-place.ts';

/** Runs work in order, in slices between which the browser paints. */
export { enqueue as inSlices } from '../loader/enqueue.ts';

/** A view on the page. */
export interface ShownView<Shown> {
  /** Renders the view again with other properties. */
  readonly update: (props: Shown) => void;
  /** Removes the view and restores the server's content. */
  readonly end: () => void;
  /** Resolves once the first render is on the page, or the view has ended before that. */
  readonly settled: Promise<void>;
}

/** Options for showing a feature's view. */
export interface ViewOptions extends Pick<Context, 'signal' | 'fail'>, Pick<MountOptions, 'first'> {
  readonly hook: HTMLElement;
  readonly at: ViewPlace;
}

/**
 * Shows a feature's view. If React fails because another script has moved or removed the view's nodes, the view is
 * rendered from scratch, once. (react/react#17256)
 * @param View the component
 * @param props the properties of the first render
 * @param options the position, the signal that ends the view, the time of the first render, and `fail`, which receives
 *   errors of later renders
 * @throws the error of the first render, if that is at once
 */
export function showView<Shown extends object>(
  View: ComponentType<Shown>,
  props: Shown,
  { hook, at, signal, fail, first }: ViewOptions,
): ShownView<Shown> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end, { once: true, signal: ending.signal });
  let latest = props;
  let isDrawnAnew = false;

  const draw = (): MountedView => {
    const drawing = new AbortController();
    ending.signal.addEventListener('abort', () => drawing.abort(), { once: true });
    const onError = (cause: unknown) => {
      // React cannot unmount nodes that another script moved either, so the view's element is emptied anyway.
      if (drawing.signal.aborted) return;
      // Matches React's errors if a node is not where it put it, or if it cannot insert one before another.
      if (isDrawnAnew || !(cause instanceof DOMException)) return fail(cause);
      isDrawnAnew = true;
      drawing.abort();
      try {
        mounted = draw();
      } catch (again) {
        fail(again);
      }
    };
    const { element, isOwn } = containerAt(hook, at);
    const render = isOwn ? renderBeside : renderView;
    return render(element, <View {...latest} />, { signal: drawing.signal, fail: onError, first });
  };

  let mounted = draw();
  const { settled } = mounted;
  const update = (next: Shown) => {
    latest = next;
    mounted.render(<View {...next} />);
  };
  return { end, update, settled };
}

/**
 * Creates a feature's `show`. An error in a render makes the feature fail.
 * @param View the component
 * @param options as for {@link showView}
 */
export function createShow<Shown extends object>(
  View: ComponentType<Shown>,
  options: ViewOptions,
): ViewContext<Shown>['show'] {
  let shown: ShownView<Shown> | undefined;
  const update = (props: Shown | undefined) => {
    if (props && shown) return shown.update(props);
    shown?.end();
    shown = props && showView(View, props, options);
  };
  return (props, change) => {
    if (options.signal.aborted) return;
    try {
      // The function that runs the change measures the page before and after it.
      if (change) change(() => flushSync(() => update(props)));
      else update(props);
    } catch (cause) {
      options.fail(cause);
    }
  };
}

/** Renders a view into a new element, which is removed with it. */
function renderBeside(
  container: HTMLElement,
  view: ReactNode,
  { signal, fail, first }: Omit<ViewOptions, 'hook' | 'at'>,
): MountedView {
  return mountView(container, view, { signal, first, onError: fail, onUnmount: () => container.remove() });
}

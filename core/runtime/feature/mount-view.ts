import { createElement, type ReactNode, startTransition, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { error } from '../log/log.ts';
import { ContentLanguageProvider, pageLanguage } from './content-language.ts';
import { markLanguage } from './mark-language.ts';

/** Options for mounting a view. */
export type MountOptions = {
  /** Unmounts the view. */
  readonly signal: AbortSignal;
  /** Called when the view is unmounted and the container is empty, so that other content can replace it. */
  readonly onUnmount?: () => void;
  /**
   * The time of the first render:
   * - `at-once`: before `mountView` returns;
   * - `deferred`: as soon as React can render. For views that another view may mount in an effect, during which React
   *   cannot render;
   * - `sliced`: likewise, but in slices between which the browser paints and handles input. For views of so many
   *   elements that one render of them is a long task.
   * @default 'at-once'
   */
  readonly first?: 'at-once' | 'deferred' | 'sliced' | undefined;
  /** Called when the first render is in the container, before the browser paints. */
  readonly onFirstCommit?: () => void;
} & ErrorRoute;

/**
 * The handler of errors that no error boundary catches. Such an error ends the view:
 * - `onError` gets it, now or later; by then the container is empty, and may be filled;
 * - without it, an error of the first render is thrown, and a later one is logged under the feature's name.
 */
type ErrorRoute =
  | { readonly onError: (cause: unknown) => void; readonly feature?: never }
  | { readonly onError?: never; readonly feature: string };

/** A mounted view. */
export interface MountedView {
  /** Renders the view again with other properties. Has no effect once the view is unmounted. */
  readonly render: (view: ReactNode) => void;
  /** Resolves once the first render is in the document, or the view has ended before that. */
  readonly settled: Promise<void>;
}

/** Identifies this copy of the code: a page may have several, from two releases. */
const COPY = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36);
let roots = 0;

/**
 * Renders a React view into a container: the only place that creates a root. By default the view is in the document
 * when this returns, so that each mount stays inside the loader's time slice.
 * @param container the element, which React empties at its first commit
 * @param view the rendered element
 * @param options see {@link MountOptions}; nothing is rendered if the signal has aborted
 * @throws what the first render throws, if that is at once and without `onError`
 */
export function mountView(container: Element, view: ReactNode, options: MountOptions): MountedView {
  const { signal, onUnmount, first = 'at-once', onFirstCommit, onError } = options;
  if (signal.aborted) return { render() {}, settled: Promise.resolve() };
  const report = onError
    ? onError
    : (cause: unknown) =>
        error(options.feature, 'The view could not be rendered again; it is removed.', cause);
  const failures: unknown[] = [];
  let isRendering = first === 'at-once';
  let isMounted = true;
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const handleCommit = () => {
    onFirstCommit?.();
    settle();
  };
  const value = pageLanguage(container);
  const render = (content: ReactNode) =>
    root.render(
      createElement(
        ContentLanguageProvider,
        { value },
        createElement(Committed, { onCommit: handleCommit }, content),
      ),
    );
  const unmarkLanguage = markLanguage(container);

  const unmount = () => {
    // React cannot unmount a root that it is rendering.
    if (isRendering || !isMounted) return;
    isMounted = false;
    signal.removeEventListener('abort', unmount);
    root.unmount();
    unmarkLanguage();
    onUnmount?.();
    settle();
  };
  const root = createRoot(container, {
    // Ids made by useId must differ between the many roots of a page.
    identifierPrefix: `nmt-${COPY}-${++roots}-`,
    onUncaughtError(cause) {
      if (isRendering) return failures.push(cause);
      queueMicrotask(() => {
        unmount();
        report(cause);
      });
    },
  });
  signal.addEventListener('abort', unmount);
  RENDERS[first](() => render(view));
  isRendering = false;
  if (failures.length > 0 || signal.aborted) unmount();
  if (failures.length > 0) {
    if (!onError) throw failures[0];
    onError(failures[0]);
  }
  return {
    render(next) {
      if (isMounted) render(next);
    },
    settled,
  };
}

/** The mode of the first render. */
const RENDERS: Readonly<Record<NonNullable<MountOptions['first']>, (render: () => void) => void>> = {
  'at-once': flushSync,
  deferred: (render) => render(),
  sliced: startTransition,
};

/** Calls back at the first commit of its content, after the layout effects of its children. */
function Committed({ onCommit, children }: { readonly onCommit: () => void; readonly children?: ReactNode }) {
  const reportCommit = useEffectEvent(onCommit);
  useLayoutEffect(() => reportCommit(), []);
  return children;
}

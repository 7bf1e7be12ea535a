import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { error } from '../log/log.ts';
import { ContentLanguageProvider, pageLanguage } from './content-language.ts';
import { markLanguage } from './mark-language.ts';

/** A view's life, and where its errors go. */
export type MountOptions = {
  /** Unmounts the view. */
  readonly signal: AbortSignal;
  /** Called when the view is unmounted and the container is empty: for content that takes its place. */
  readonly onUnmount?: () => void;
  /**
   * Lets React render when it has time. For what another view may mount in an effect, if React cannot render at
   * once.
   */
  readonly isDeferred?: boolean;
} & ErrorRoute;

/**
 * Where an error goes that no error boundary catches. It ends the view:
 * - `onError` gets it, now or later; by then the container is empty, and may be filled;
 * - without it, that of the first render is thrown, and a later one is logged under the feature's name.
 */
type ErrorRoute =
  | { readonly onError: (cause: unknown) => void; readonly feature?: never }
  | { readonly onError?: never; readonly feature: string };

/** A mounted view. */
export interface MountedView {
  /** Renders the view again, with other properties. Without effect once it is unmounted. */
  readonly render: (view: ReactNode) => void;
}

/** Of this copy of the code: a page may have several, of two releases. */
const COPY = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36);
let roots = 0;

/**
 * Renders a React view into a container: the only place that creates a root. The view is in the document when this
 * returns, so that each mount stays inside the loader's time slice, unless it is deferred.
 * @param container emptied by React at its first commit
 * @param view what is rendered
 * @param options see {@link MountOptions}; nothing is rendered if the signal has aborted
 * @throws what the first render throws, without `onError`
 */
export function mountView(container: Element, view: ReactNode, options: MountOptions): MountedView {
  const { signal, onUnmount, isDeferred, onError } = options;
  if (signal.aborted) return { render() {} };
  const report = options.onError
    ? options.onError
    : (cause: unknown) =>
        error(options.feature, 'The view could not be rendered again; it is removed.', cause);
  const failures: unknown[] = [];
  let isFirst = !isDeferred;
  let isMounted = true;
  const value = pageLanguage(container);
  const render = (content: ReactNode) =>
    root.render(createElement(ContentLanguageProvider, { value }, content));
  const unmarkLanguage = markLanguage(container);

  const unmount = () => {
    // React cannot unmount a root that it is rendering.
    if (isFirst || !isMounted) return;
    isMounted = false;
    signal.removeEventListener('abort', unmount);
    root.unmount();
    unmarkLanguage();
    onUnmount?.();
  };
  const root = createRoot(container, {
    // Ids made by useId must differ between the many roots of a page.
    identifierPrefix: `nmt-${COPY}-${++roots}-`,
    onUncaughtError(cause) {
      if (isFirst) return failures.push(cause);
      queueMicrotask(() => {
        unmount();
        report(cause);
      });
    },
  });
  signal.addEventListener('abort', unmount);
  if (isDeferred) render(view);
  else flushSync(() => render(view));
  isFirst = false;
  if (failures.length > 0 || signal.aborted) unmount();
  if (failures.length > 0) {
    if (!onError) throw failures[0];
    onError(failures[0]);
  }
  return {
    render(next) {
      if (isMounted) render(next);
    },
  };
}

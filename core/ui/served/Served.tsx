import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useContentLanguage } from '../../runtime/feature/content-language.ts';

interface ServedProps {
  /** Nodes of the server's, on the page until the view was rendered, or a copy; or those of `createKept`. */
  readonly nodes: readonly Node[];
  readonly hidden?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/**
 * Keeps the server's own nodes within a view, with their looks, links and listeners. They return to their hook when the
 * widget is removed. What runs or is being used, such as a frame, a film or a form, must not be moved: draw beside it
 * ({@link Beside}).
 */
export function Served({ nodes, ...attributes }: ServedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.replaceChildren(...nodes), [nodes]);
  return <div {...attributes} lang={useContentLanguage()} ref={ref} />;
}

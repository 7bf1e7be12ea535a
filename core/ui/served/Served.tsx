import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useContentLanguage } from '../../runtime/feature/content-language.ts';

interface ServedProps {
  /**
   * The server's nodes, which were on the page until the view was rendered, or a copy; or the nodes from `createKept`.
   */
  readonly nodes: readonly Node[];
  readonly hidden?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/**
 * Keeps the server's own nodes within a view, with their styles, links and listeners. They return to their hook when
 * the widget is removed. Elements that are running or in use, such as a frame, a video or a form, must not be moved:
 * render next to them ({@link Beside}).
 */
export function Served({ nodes, ...attributes }: ServedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.replaceChildren(...nodes), [nodes]);
  return <div {...attributes} lang={useContentLanguage()} ref={ref} />;
}

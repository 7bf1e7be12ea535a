import { useLayoutEffect, useRef } from 'react';

interface ServedNodesProps {
  /** Nodes that are on the page, or were until the view was rendered. */
  readonly nodes: readonly Node[];
  readonly hidden?: boolean;
  readonly className?: string;
}

/**
 * Keeps the server's own nodes within a view, with their looks, links and listeners. They return to their hook when the
 * widget is removed.
 */
export function ServedNodes({ nodes, ...attributes }: ServedNodesProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.replaceChildren(...nodes), [nodes]);
  return <div {...attributes} ref={ref} />;
}

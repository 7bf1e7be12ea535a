import { useLayoutEffect } from 'react';
import { setAttributes, show, toggleClass } from '../../platform/dom/undo.ts';

/** How an element of the server's looks while a view is on the page. */
export interface ServedLook {
  /** Classes, each on or off. */
  readonly classes?: Readonly<Record<string, boolean>>;
  /** Attributes by name; null removes one. */
  readonly attributes?: Readonly<Record<string, string | null>>;
  readonly hidden?: boolean;
}

/**
 * Changes an element of the server's as long as a view is on the page: the changes are undone when it leaves, and when the
 * look becomes another one.
 * @param element the server's; null changes nothing
 * @param look compared by its content
 */
export function useServed(element: Element | null, look: ServedLook): void {
  const wanted = JSON.stringify(look);
  useLayoutEffect(() => {
    if (!element) return;
    const { classes = {}, attributes = {}, hidden } = JSON.parse(wanted) as ServedLook;
    const changed = new AbortController();
    for (const [name, isOn] of Object.entries(classes)) toggleClass(element, name, isOn, changed.signal);
    setAttributes(element, attributes, changed.signal);
    if (hidden !== undefined) show(element, !hidden, changed.signal);
    return () => changed.abort();
  }, [element, wanted]);
}

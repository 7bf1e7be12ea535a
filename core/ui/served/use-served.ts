import { useLayoutEffect } from 'react';
import { setAttributes, show, toggleClass } from '../../platform/dom/undo.ts';

/** The changes of a server-sent element while a view is on the page. */
export interface ServedLook {
  /** Classes, each added or removed. */
  readonly classes?: Readonly<Record<string, boolean>>;
  /** Attributes by name; null removes one. */
  readonly attributes?: Readonly<Record<string, string | null>>;
  readonly hidden?: boolean;
}

/**
 * Changes a server-sent element as long as a view is on the page: the changes are undone when the view is removed, and
 * when `look` changes.
 * @param element the server-sent element; null changes nothing
 * @param look the changes, compared by their content
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

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { tabStops } from '../../../ui/overlay/tab-stops.ts';

/**
 * Keeps the focus in a part of a dialog whose content is replaced: where it was on what went away, it goes to the
 * first thing in its place, and to the part itself while there is nothing yet.
 * @param part can take the focus
 * @param content names what is in it
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, content: string): void {
  const last = useRef(content);
  useLayoutEffect(() => {
    const { current } = part;
    if (!current || last.current === content) return;
    last.current = content;
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || activeElement === current;
    if (isLost) (tabStops(current)[0] ?? current).focus();
  }, [part, content]);
}

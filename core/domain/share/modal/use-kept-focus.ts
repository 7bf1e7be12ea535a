import { type RefObject, useLayoutEffect, useRef } from 'react';
import { tabStops } from '../../../ui/overlay/tab-stops.ts';

/**
 * Keeps the focus in a part of a dialog whose content is replaced: if the focused element is removed, the first
 * focusable element gets the focus, or the part itself while there is none.
 * @param part can take the focus
 * @param content identifies the current content
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

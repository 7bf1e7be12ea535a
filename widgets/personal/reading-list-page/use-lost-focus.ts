import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element that replaces the focused one. It moves once, when the element appears, and never away
 * from another element, such as a field in which the visitor is typing.
 * @param isInPlace whether the visitor caused the change
 * @returns the element's ref
 */
export function useLostFocus(isInPlace: boolean): RefObject<HTMLButtonElement | null> {
  const element = useRef<HTMLButtonElement>(null);
  const wasInPlace = useRef(isInPlace);
  useEffect(() => {
    if (wasInPlace.current && document.activeElement === document.body) element.current?.focus();
  }, []);
  return element;
}

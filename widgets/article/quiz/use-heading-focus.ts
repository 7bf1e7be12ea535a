import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a stage when it appears, so that it is read first and is visible: the button that
 * was pressed has been removed.
 * @param takesFocus false if the visitor did not cause the change, such as after a reload
 */
export function useHeadingFocus(takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const mayTake = useRef(takesFocus);
  useEffect(() => {
    if (!mayTake.current) return;
    // A browser puts what was out of view in the middle of the window, and the answers below it.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return heading;
}

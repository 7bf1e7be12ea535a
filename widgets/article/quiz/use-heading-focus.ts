import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a stage when it appears, so that it is read first and in sight: the button that
 * led here has gone.
 * @param takesFocus false where the reader did not lead here, such as after a reload
 */
export function useHeadingFocus(takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const mayTake = useRef(takesFocus);
  useEffect(() => {
    if (mayTake.current) heading.current?.focus();
  }, []);
  return heading;
}

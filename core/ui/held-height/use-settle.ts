import { useLayoutEffect } from 'react';

/** What a view gets from a declaration whose `read` holds the hook's height. */
export interface HeldHeight {
  /** Called when the content is there, or could not be had: gives back the space that it does not fill. */
  readonly settle: () => void;
}

/**
 * Releases the space that was held for a view's content, before the browser paints the content.
 * @param settle see {@link HeldHeight}
 * @param isSettled whether the content is there, or could not be had
 */
export function useSettle(settle: () => void, isSettled: boolean): void {
  useLayoutEffect(() => {
    if (isSettled) settle();
  }, [isSettled, settle]);
}

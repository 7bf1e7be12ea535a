import { useLayoutEffect } from 'react';

/** The properties that a view gets if its declaration's `read` holds the hook's height. */
export interface HeldHeight {
  /** Called when the content has loaded or failed to load: releases the space that it does not fill. */
  readonly settle: () => void;
}

/**
 * Releases the space that was held for a view's content, before the browser paints the content.
 * @param settle see {@link HeldHeight}
 * @param isSettled whether the content has loaded or failed to load
 */
export function useSettle(settle: () => void, isSettled: boolean): void {
  useLayoutEffect(() => {
    if (isSettled) settle();
  }, [isSettled, settle]);
}

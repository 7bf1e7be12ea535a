import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { SAVE } from '../../favourites/texts.ts';

/** The save button while its code loads. Its replacement takes over the focus, or the dialog if there is none. */
export function SavePlaceholder() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const placeholder = button.current;
    const slot = placeholder?.parentElement;
    return () => {
      if (!placeholder || document.activeElement !== placeholder) return;
      // The replacement is in the page once React has committed it.
      queueMicrotask(() => {
        (slot?.querySelector('button') ?? slot?.closest<HTMLElement>('[tabindex]'))?.focus({
          preventScroll: true,
        });
      });
    };
  }, []);
  return (
    <Button ref={button} busy>
      {SAVE}
    </Button>
  );
}

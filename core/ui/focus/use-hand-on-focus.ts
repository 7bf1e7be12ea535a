import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusOn } from './focus-on.ts';

/**
 * Moves the focus to the feature's hook when the focused element is removed, such as the button that loads again.
 * Otherwise the focus falls to `<body>`, and a visitor with a keyboard starts again at the top of the page (WCAG
 * 2.4.3).
 * @returns the ref of the element that is removed
 */
export function useHandOnFocus(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const hook = element.closest<HTMLElement>('[data-widget-state]');
      if (!hook) return;
      // The hook has the attribute only while it has the focus.
      const focused = new AbortController();
      focusOn(hook, focused.signal);
      hook.addEventListener('blur', () => focused.abort(), { once: true });
    };
  }, []);
  return ref;
}

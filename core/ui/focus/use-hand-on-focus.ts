import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusOn } from './focus-on.ts';

/**
 * Hands the focus on to the feature's hook when an element is removed together with the focus, such as the button that loads
 * again. Otherwise it falls to `<body>`, and a visitor with a keyboard starts again at the top of the page (WCAG 2.4.3).
 * @returns for the element that is removed
 */
export function useHandOnFocus(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const hook = element.closest<HTMLElement>('[data-widget-state]');
      if (!hook) return;
      // The server's element has the attribute for as long as it has the focus.
      const focused = new AbortController();
      focusOn(hook, focused.signal);
      hook.addEventListener('blur', () => focused.abort(), { once: true });
    };
  }, []);
  return ref;
}

import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Unmount } from './dom.ts';

/**
 * Makes a kind's module from its component, for the third-party React contestants. It does only what React's manual
 * shows: the table of faults measures what this lacks.
 */
export function mounting<Props extends object>(
  View: ComponentType<Props>,
  propsOf: (data: DOMStringMap) => Props,
): (hook: HTMLElement) => Unmount {
  return (hook) => {
    const root = createRoot(hook);
    root.render(<View {...propsOf(hook.dataset)} />);
    return () => root.unmount();
  };
}

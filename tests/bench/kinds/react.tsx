import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Unmount } from './dom.ts';

/**
 * Makes a kind's module from its component, for the React contestants that are not ours. It does what the
 * manual of React shows and nothing more: what is missing in it is what the table of faults measures.
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

import type { Unmount } from '../dom.ts';
import { enhanceTable } from './enhance.ts';
import { tableProps } from './rules.ts';

/** The table with the tiny loader: the same code that the enhancer runs. */
export function mount(hook: HTMLElement): Unmount {
  const controller = new AbortController();
  enhanceTable(hook, tableProps(hook.dataset), controller.signal);
  return () => controller.abort();
}

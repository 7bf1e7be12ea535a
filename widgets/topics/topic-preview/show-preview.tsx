import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { now } from '../../../core/platform/time/clock.ts';
import type { TopicItem } from './api/topic-items.ts';
import { TopicPreview } from './TopicPreview.tsx';

/**
 * Adds articles to a hook, below what the server sent.
 * @param items at least one
 * @param signal removes them
 * @throws what rendering throws
 */
export function showPreview(hook: HTMLElement, items: readonly TopicItem[], signal: AbortSignal): void {
  const failures: unknown[] = [];
  const container = create('div');
  const root = createRoot(container, { onUncaughtError: (cause) => failures.push(cause) });
  onAbort(signal, () => root.unmount());
  flushSync(() => root.render(<TopicPreview items={items} now={now()} />));
  if (failures.length > 0) throw failures[0];
  insert(hook, 'beforeend', container, signal);
}

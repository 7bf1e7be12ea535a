import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { now } from '../../../core/platform/time/now.ts';
import { mountView } from '../../../core/runtime/feature/mount-view.ts';
import type { TopicItem } from './api/topic-items.ts';
import { TopicPreview } from './TopicPreview.tsx';

/**
 * Adds articles to a hook, below what the server sent.
 * @param items at least one
 * @param signal removes them
 * @throws what rendering throws
 */
export function showPreview(hook: HTMLElement, items: readonly TopicItem[], signal: AbortSignal): void {
  const container = create('div');
  mountView(container, <TopicPreview items={items} now={now()} />, { feature: 'topic-preview', signal });
  insert(hook, 'beforeend', container, signal);
}

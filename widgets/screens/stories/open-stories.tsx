import { openDialog } from '../../../core/ui/dialog/open-dialog.tsx';
import type { Story } from './read-stories.ts';
import { StoryView } from './StoryView.tsx';
import { STORIES } from './texts.ts';

/**
 * Opens stories over the page, until the visitor closes them by 'Sluiten', Escape or the browser's back button
 * [stories-2].
 * @param stories at least one
 * @param start the index of the first one to show
 * @param signal closes them
 * @throws (as a rejection) what the view throws
 */
export async function openStories(
  stories: readonly Story[],
  start: number,
  signal: AbortSignal,
): Promise<void> {
  await openDialog<never>({
    title: STORIES,
    operation: 'custom',
    signal,
    render: () => <StoryView stories={stories} start={start} />,
  });
}

import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { warn } from '../../../core/runtime/log/log.ts';
import { readStories } from './read-stories.ts';
import { StoryDialog } from './StoryDialog.tsx';

/**
 * Short visual stories: the server's links open them over the page [stories-1, stories-2]. The code that shows them
 * loads with the feature, near the viewport; if it cannot be loaded, the links lead to the stories' pages.
 */
export default widget({
  attributes: {},
  at: 'over',
  view: StoryDialog,
  enhance(hook, _, { feature, signal, show }) {
    if (readStories(hook, innerWidth).length === 0) warn(feature, 'The hook has no links to stories.');
    hook.addEventListener(
      'click',
      (event) => {
        const { target } = event;
        if (!(target instanceof Element) || !isPlainClick(event)) return;
        // The list may have changed.
        const stories = readStories(hook, innerWidth);
        const start = stories.findIndex(({ link }) => link.contains(target));
        if (start < 0) return;
        event.preventDefault();
        // The previous dialog may still be fading out.
        show(undefined);
        show({ stories, start });
      },
      { signal },
    );
  },
});

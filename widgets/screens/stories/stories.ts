import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { navigateTo } from '../../../core/platform/navigation/navigate.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error, warn } from '../../../core/runtime/log/log.ts';
import { readStories } from './read-stories.ts';

/**
 * Short visual stories: the server's links open them over the page [stories-1, stories-2]. The code that shows them
 * loads with the feature, near the window; if it cannot be loaded, the links lead to the stories' pages.
 */
export default enhancer({
  attributes: {},
  async enhance(hook, _, { feature, page, signal }) {
    if (readStories(hook, innerWidth).length === 0) warn(feature, 'The hook has no links to stories.');
    const { openStories } = await import('./open-stories.tsx');
    hook.addEventListener(
      'click',
      (event) => {
        const { target } = event;
        if (!(target instanceof Element) || !isPlainClick(event)) return;
        // The list may have changed.
        const stories = readStories(hook, innerWidth);
        const start = stories.findIndex(({ link }) => link.contains(target));
        const story = stories[start];
        if (!story) return;
        event.preventDefault();
        openStories(stories, start, signal).catch((cause) => {
          error(feature, 'The story could not be shown; its page is opened.', cause);
          navigateTo(story.link.href, page);
        });
      },
      { signal },
    );
  },
});

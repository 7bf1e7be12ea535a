import { withQuery } from '../../../core/platform/history/query.ts';
import { replaceAddressAfterPaint } from '../../../core/platform/history/write-address.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createResultCount } from '../../../core/ui/filtering/create-result-count.ts';
import { filterItems } from '../../../core/ui/filtering/filter-items.ts';
import { isMatch, readValues } from '../../../core/ui/filtering/matches.ts';
import { findChoice } from './find-choice.ts';
import { enhanceListenButtons, isListenControl } from './listen-buttons.ts';
import { countText } from './texts.ts';

/** An episode, but not a control that selects a series. */
const EPISODES = ':is([data-series], [data-filter-values]):not(a, button, option, select, input)';

/**
 * Filters the list of episodes by the series that the visitor selects, and stores the selection in the query string
 * [podcast-index-1]. Each 'Luister' plays its episode in the podcast player, which continues in the meantime
 * [podcast-index-2]: `listen-buttons.ts` → `core/domain/podcasts/page-player.ts` → the player that is on the page.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, context) {
    const { signal } = context;
    const episodes = () => {
      const inside = [...hook.querySelectorAll<HTMLElement>(EPISODES)];
      return inside.length > 0 ? inside : [...document.querySelectorAll<HTMLElement>(EPISODES)];
    };
    const controls = [...hook.querySelectorAll<HTMLElement>('a[href], button')];
    const apply = () => {
      const choices = choice.read();
      const valuesOf = ({ dataset }: HTMLElement) => readValues(dataset.series ?? dataset.filterValues ?? '');
      const count = filterItems(episodes(), (item) => isMatch(valuesOf(item), choices), signal);
      if (showCount) showCount(countText(count));
    };
    const choose = () => {
      apply();
      replaceAddressAfterPaint(() => withQuery(choice.read()));
    };
    const choice = findChoice(hook, {
      controls: controls.filter((control) => !control.closest(EPISODES) && !isListenControl(control)),
      onChoose: choose,
      signal,
    });
    // If there is nothing to select, no count is shown: a line for it would move the content below.
    const showCount = choice.form
      ? createResultCount(choice.form, 'beforeend', signal)
      : choice.isOffered && createResultCount(listOf(episodes()[0], hook), 'beforebegin', signal);
    if (choice.wasChanged) choose();
    else apply();
    const restore = () => {
      choice.restore();
      apply();
    };
    addEventListener('popstate', restore, { signal });
    enhanceListenButtons(hook, controls.filter(isListenControl), context);
  },
});

/** The list that contains an episode; the episode itself if there is none. */
function listOf(episode: HTMLElement | undefined, hook: HTMLElement): Element {
  const list = episode?.parentElement;
  return list && list !== hook ? list : (episode ?? hook);
}

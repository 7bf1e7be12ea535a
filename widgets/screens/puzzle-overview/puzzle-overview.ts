import { markBegun, onBegun, readBegun } from '../../../core/domain/puzzles/begun.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { barPlace } from '../../../core/ui/filtering/bar-place.ts';
import type { ListItems } from '../../../core/ui/filtering/find-items.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { isSubscriber } from '../../../core/user/visitor/rights.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { createLabels, type PuzzleLabels } from './create-labels.ts';
import { ALL, countText, KIND } from './texts.ts';

const LIST: ListItems = { items: ['[data-puzzle], [data-kind]'] };

/**
 * Filters the puzzles by kind, and labels those that were started in this browser [puzzle-overview-1] and those for
 * subscribers [puzzle-overview-2]. All remain links to their own pages, on which the server decides.
 */
export default lazyWidget({
  attributes: {},
  at: barPlace(LIST),
  enhance(hook, _, context) {
    const { page, signal } = context;
    const labels = new Map<HTMLElement, PuzzleLabels>();
    const { store } = visitor(page);
    const label = () => {
      const begun = readBegun();
      const present = store.getState();
      for (const { path, showBegun, showForSubscribers } of labels.values()) {
        showBegun(path !== undefined && begun.has(path));
        if (present) showForSubscribers(!isSubscriber(present));
      }
    };
    narrowList(
      hook,
      {
        ...LIST,
        choices: [{ label: KIND, all: ALL, attributes: ['kind'], draws: 'buttons' }],
        countText,
        onNarrowed(puzzles) {
          for (const puzzle of puzzles) {
            if (!labels.has(puzzle)) labels.set(puzzle, createLabels(puzzle, signal));
          }
          label();
        },
      },
      context,
    );
    subscribe(store, label, signal);
    onBegun(label, signal);
    const begin = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      const isPuzzle = [...labels].some(
        ([puzzle, { path }]) => path === link.pathname && puzzle.contains(link),
      );
      if (isPuzzle) markBegun(link.pathname);
    };
    hook.addEventListener('click', begin, { signal });
    hook.addEventListener('auxclick', begin, { signal });
  },
  loadView: async () => (await import('../../../core/ui/filtering/FilterBar.tsx')).FilterBar,
});

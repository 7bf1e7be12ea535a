import { addClass, insert } from '../../../core/platform/dom/undo.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import { barPlace } from '../../../core/ui/filtering/bar-place.ts';
import type { ListItems } from '../../../core/ui/filtering/find-items.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { createFold } from '../../../core/ui/fold/fold.ts';
import styles from './agreement-widget.module.css';
import { ALL, countText, NOTE, THEMES } from './texts.ts';

/** The note of a clause, however the template marks it. */
const NOTES = '[data-note], [role="note"], aside, .note, .toelichting';

const LIST: ListItems = { items: ['[data-clause], [data-theme]'] };

/**
 * Filters the clauses of an agreement by theme, which is in the fragment [agreement-widget-1], and collapses their
 * notes [agreement-widget-2].
 */
export default lazyWidget({
  attributes: {},
  at: barPlace(LIST),
  enhance(hook, _, context) {
    const folded = new WeakSet<Element>();
    narrowList(
      hook,
      {
        ...LIST,
        choices: [{ label: THEMES, all: ALL, attributes: ['theme'], draws: 'buttons' }],
        unknownFragment: 'all',
        countText,
        onNarrowed(clauses) {
          for (const clause of clauses) {
            const note = clause.querySelector<HTMLElement>(NOTES);
            if (!note || folded.has(clause)) continue;
            folded.add(clause);
            foldNote(clause, note, context.signal);
          }
        },
      },
      context,
    );
  },
  loadView: async () => (await import('../../../core/ui/filtering/FilterBar.tsx')).FilterBar,
});

function foldNote(clause: HTMLElement, note: HTMLElement, signal: AbortSignal): void {
  const served = [...clause.querySelectorAll('button')].find(
    (button) => button.textContent?.trim() === NOTE && !note.contains(button),
  );
  const button = served ?? createButton(NOTE, 'plain');
  if (!served) {
    button.classList.add(styles.toggle);
    insert(note, 'beforebegin', button, signal);
  }
  addClass(note, styles.part, signal);
  createFold(button, [note], {}, signal);
}

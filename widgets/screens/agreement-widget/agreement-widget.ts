import { addClass, insert } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { createFold } from '../../../core/ui/fold/fold.ts';
import styles from './agreement-widget.module.css';
import { ALL, countText, NOTE, THEMES } from './texts.ts';

/** The note in a clause, however the template marks it. */
const NOTES = '[data-note], [data-toelichting], [role="note"], aside, .note, .toelichting';

/**
 * Narrows the clauses of an agreement by theme, which is in the fragment [agreement-widget-1], and folds their notes
 * [agreement-widget-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { signal }) {
    const folded = new WeakSet<Element>();
    narrowList(
      hook,
      {
        items: ['[data-clause], [data-theme], [data-themes], [data-thema]'],
        choices: [{ label: THEMES, all: ALL, attributes: ['theme', 'themes', 'thema'], draws: 'buttons' }],
        unknownFragment: 'all',
        countText,
        onNarrowed(clauses) {
          for (const clause of clauses) {
            const note = clause.querySelector<HTMLElement>(NOTES);
            if (!note || folded.has(clause)) continue;
            folded.add(clause);
            foldNote(clause, note, signal);
          }
        },
      },
      signal,
    );
  },
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

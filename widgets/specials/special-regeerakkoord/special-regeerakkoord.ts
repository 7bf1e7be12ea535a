import { insert, setAttributes } from '../../../core/platform/dom/undo.ts';
import { readFragment } from '../../../core/platform/history/fragment.ts';
import { watchFragment } from '../../../core/platform/navigation/watch-fragment.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { fragmentTarget } from '../../../core/runtime/page/fragment.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import { barPlace } from '../../../core/ui/filtering/bar-place.ts';
import type { ListItems } from '../../../core/ui/filtering/find-items.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { createFold, type Fold } from '../../../core/ui/fold/fold.ts';
import { findComment } from './find-comment.ts';
import { putBeside } from './put-beside.ts';
import styles from './special-regeerakkoord.module.css';
import { ALL, COMMENT, countText, THEMES } from './texts.ts';

const PASSAGES = '[data-annotation]';

const LIST: ListItems = { items: ['[data-theme]', PASSAGES] };

/**
 * Opens the comments of a coalition agreement beside its passages [special-regeerakkoord-1], and filters the passages
 * by theme [special-regeerakkoord-2].
 */
export default lazyWidget({
  attributes: {},
  at: barPlace(LIST),
  enhance(hook, _, context) {
    const { feature, signal } = context;
    const folds = new Map<HTMLElement, Fold>();
    for (const passage of hook.querySelectorAll<HTMLElement>(PASSAGES)) {
      const comment = findComment(passage, hook);
      if (comment) folds.set(passage, foldComment(passage, comment, signal));
      else warn(feature, `data-annotation is "${passage.dataset.annotation}"; there is no such comment.`);
    }
    const list = narrowList(
      hook,
      {
        ...LIST,
        choices: [{ label: THEMES, all: ALL, attributes: ['theme'], draws: 'buttons' }],
        countText,
        onNarrowed() {
          // The comment beside a passage closes together with it.
          for (const [passage, fold] of folds) if (passage.closest('[hidden]')) fold.open(false);
        },
      },
      context,
    );
    const openNamed = () => {
      const target = fragmentTarget(location.hash);
      const name = readFragment();
      const passage = [...folds.keys()].find(
        (each) => each.contains(target ?? null) || (name !== '' && each.dataset.annotation?.trim() === name),
      );
      if (!passage) return;
      if (passage.closest('[hidden]')) list.clear();
      folds.get(passage)?.open(true);
      passage.scrollIntoView({ block: 'start' });
    };
    openNamed();
    watchFragment(openNamed, signal);
  },
  loadView: async () => (await import('../../../core/ui/filtering/FilterBar.tsx')).FilterBar,
});

function foldComment(passage: HTMLElement, comment: HTMLElement, signal: AbortSignal): Fold {
  const isButton = passage instanceof HTMLButtonElement;
  const button = isButton ? passage : createButton(COMMENT, 'plain');
  putBeside(passage, comment, signal);
  if (!isButton) {
    button.classList.add(styles.toggle);
    const text = comment.parentElement === passage ? passage.firstElementChild : passage;
    insert(text ?? passage, 'beforeend', button, signal);
  }
  setAttributes(button, { 'aria-controls': comment.id || null }, signal);
  const fold = createFold(button, [comment], {}, signal);
  if (isButton) return fold;
  passage.addEventListener(
    'click',
    ({ target }) => {
      const isOther = target instanceof Element && (target.closest('a, button') || comment.contains(target));
      // Selecting text opens nothing.
      if (!isOther && getSelection()?.isCollapsed !== false) fold.open(!fold.isOpen());
    },
    { signal },
  );
  return fold;
}

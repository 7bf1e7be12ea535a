import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { chevronLeft, chevronRight } from '../icon/chevrons.ts';
import { drawIcon } from '../icon/draw-icon.ts';
import { asButton } from './as-button.ts';
import styles from './Menu.module.css';
import { activeOf, columnState, type Path } from './path.ts';
import type { MenuParts } from './read-parts.ts';
import { BACK } from './texts.ts';

interface ColumnsOptions {
  /** Called when a link to a column is clicked. */
  readonly onOpen: (id: string) => void;
  /** Called when a 'Terug' button is clicked. */
  readonly onBack: () => void;
  /** Restores the columns. */
  readonly signal: AbortSignal;
}

interface Columns {
  /** Shows the column at the end of a path. */
  readonly show: (path: Path) => void;
  /**
   * Shows the column and moves the focus: into a column that opens, or back to the link that opened the previous one.
   */
  readonly go: (path: Path) => void;
}

/**
 * Creates columns from the server's markup: one is active, those on the path to it are previous, and all but the active
 * one are inert [sidebar-nav-1, profile-menu-1].
 * @param parts the parts of the menu
 */
export function createColumns({ columns, links }: MenuParts, options: ColumnsOptions): Columns {
  const { onOpen, onBack, signal } = options;
  const backButtons = new Map(columns.slice(1).map((column) => [column.id, backButton(onBack)]));
  const lastUsed = new Map<string, HTMLElement>();
  let at: Path = [columns[0].id];

  for (const column of columns) {
    const button = backButtons.get(column.id);
    if (button) column.prepend(button);
    onAbort(signal, () => {
      button?.remove();
      column.inert = false;
      delete column.dataset.columnState;
    });
  }
  for (const { link, to } of links) {
    const arrow = drawIcon(chevronRight);
    link.append(arrow);
    onAbort(signal, () => arrow.remove());
    asButton(link, { controls: to, signal });
    link.addEventListener(
      'click',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        lastUsed.set(to, link);
        onOpen(to);
      },
      { signal },
    );
  }

  const show = (path: Path) => {
    at = path;
    for (const column of columns) {
      const state = columnState(path, column.id);
      column.inert = state !== 'active';
      if (state) column.dataset.columnState = state;
      else delete column.dataset.columnState;
    }
    for (const { link, to } of links) link.setAttribute('aria-expanded', String(path.includes(to)));
  };

  return {
    show,
    go(path) {
      const left = at;
      show(path);
      const active = activeOf(path);
      const isBack = left.includes(active);
      // The id of the first column that the visitor leaves by going back.
      const undone = left[path.length];
      const target = isBack ? lastUsed.get(undone ?? '') : backButtons.get(active);
      if (!isBack) columns.find(({ id }) => id === active)?.scrollTo({ top: 0, behavior: 'instant' });
      // Scrolling to a column that is still sliding in would break the animation.
      target?.focus({ preventScroll: true });
    },
  };
}

function backButton(onBack: () => void): HTMLButtonElement {
  const button = create('button');
  button.type = 'button';
  button.className = styles.back;
  button.append(drawIcon(chevronLeft), BACK);
  button.addEventListener('click', onBack);
  return button;
}

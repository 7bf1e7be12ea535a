import { insert, setAttributes } from '../../platform/dom/undo.ts';
import { drawIcon } from '../icon/draw-icon.ts';
import { chevronLeft, chevronRight } from '../icon/shapes.ts';
import { asButton } from './as-button.ts';
import styles from './Menu.module.css';
import type { MenuParts } from './parts.ts';
import { activeOf, columnState, type Path } from './path.ts';
import { BACK } from './texts.ts';

interface ColumnsOptions {
  /** A link to a column was pressed. */
  readonly onOpen: (id: string) => void;
  /** A 'Terug' button was pressed. */
  readonly onBack: () => void;
  /** Gives the columns back as the server sent them. */
  readonly signal: AbortSignal;
}

interface Columns {
  /** Shows the column at the end of a path. */
  readonly show: (path: Path) => void;
  /** Shows it and brings the focus along: into a column that opens, to the link that opened it on the way back. */
  readonly go: (path: Path) => void;
}

/**
 * Makes columns of what the server sent: one is active, those on the way to it are previous, and all but the active
 * one are out of reach for keyboard and screen reader [sidebar-nav-1, profile-menu-1].
 * @param parts of the menu
 */
export function createColumns({ columns, links }: MenuParts, options: ColumnsOptions): Columns {
  const { onOpen, onBack, signal } = options;
  const backButtons = new Map(columns.slice(1).map((column) => [column.id, backButton(onBack)]));
  const lastUsed = new Map<string, HTMLElement>();
  let at: Path = [columns[0].id];

  for (const column of columns) {
    const button = backButtons.get(column.id);
    if (button) insert(column, 'afterbegin', button, signal);
  }
  for (const { link, to } of links) {
    insert(link, 'beforeend', drawIcon(chevronRight), signal);
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
      setAttributes(
        column,
        { inert: state === 'active' ? null : '', 'data-column-state': state ?? null },
        signal,
      );
    }
    for (const { link, to } of links) {
      setAttributes(link, { 'aria-expanded': String(path.includes(to)) }, signal);
    }
  };

  return {
    show,
    go(path) {
      const left = at;
      show(path);
      const active = activeOf(path);
      const isBack = left.includes(active);
      // The first step of the way that is undone.
      const undone = left[path.length];
      const target = isBack ? lastUsed.get(undone ?? '') : backButtons.get(active);
      if (!isBack) columns.find(({ id }) => id === active)?.scrollTo({ top: 0, behavior: 'instant' });
      // What is still on its way in must not be scrolled to.
      target?.focus({ preventScroll: true });
    },
  };
}

function backButton(onBack: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.back;
  button.append(drawIcon(chevronLeft), BACK);
  button.addEventListener('click', onBack);
  return button;
}

import { onAbort } from '../../platform/dom/on-abort.ts';
import type { Operation } from '../../platform/history/modal-hash.ts';
import { modalHistory } from '../../platform/history/modal-history.ts';
import { on } from '../../runtime/bus/bus.ts';
import { fragmentTarget } from '../../runtime/page/fragment.ts';
import { type CloseReason, openModal } from '../dialog/open-modal.ts';
import { asButton } from './as-button.ts';
import { createColumns } from './create-columns.ts';
import { createFrame } from './create-frame.ts';
import { listenInside } from './listen-inside.ts';
import { markWay } from './mark-way.ts';
import { openByLinks } from './open-by-links.ts';
import { type Path, pathBack, pathTo } from './path.ts';
import { readParts } from './read-parts.ts';
import { showStop } from './show-stop.ts';
import { createSlide } from './slide.ts';

interface MenuOptions {
  /** The feature's name, for messages. */
  readonly feature: string;
  /** The name of the open menu in the URL hash. */
  readonly operation: Operation;
  /** The edge of the window at which it opens. */
  readonly side: 'start' | 'end';
  /** Closes the menu at once and restores the hook. */
  readonly signal: AbortSignal;
}

/**
 * Turns server-rendered links into a menu: a modal sheet at the edge of the window, with columns [sidebar-nav-1,
 * profile-menu-1, profile-menu-2]. The back button of the browser or the system returns to the previous column, and
 * from the first one closes the menu; Escape, a click next to it and 'Sluiten' close it from every column.
 * @param hook the element with the parts that `readParts` finds
 * @throws TypeError if one of them is missing
 */
export function createMenu(hook: HTMLElement, { feature, operation, side, signal }: MenuOptions): void {
  const parts = readParts(hook, feature, signal);
  const { opener, panel } = parts;
  const start: Path = [parts.columns[0].id];
  let path = start;
  let shut: (() => void) | undefined;

  const close = (): void => {
    if (!shut) return;
    const closeModal = shut;
    shut = undefined;
    // In this order the dialog stays visible while it closes, and the page can be used at once.
    slide.close();
    opener.setAttribute('aria-expanded', 'false');
    dialog.inert = true;
    closeModal();
  };
  /** The system's back gesture arrives as a close request: it returns to the previous column first. */
  const onRequest = (reason: CloseReason) => {
    if (reason === 'escape' && dialog.open && path.length > 1) back();
    else close();
  };
  const go = (next: Path) => {
    path = next;
    columns.go(path);
    modalHistory.setSteps(operation, path.slice(1));
  };
  const back = () => go(pathBack(path));
  const open = (control: HTMLElement = opener) => {
    path = start;
    columns.show(path);
    dialog.inert = false;
    // Safari does not focus a clicked element, but the focus must return to it.
    if (document.activeElement !== control) control.focus({ preventScroll: true });
    shut = openModal(dialog, {
      operation,
      closable: true,
      close: onRequest,
      focus: (stops) =>
        stops.find((stop) => stop.hasAttribute('aria-current')) ?? stops.find((stop) => panel.contains(stop)),
      moved: (steps) => {
        path = steps.filter((id) => parts.columns.some((column) => column.id === id)).reduce(pathTo, start);
        columns.go(path);
      },
    });
    opener.setAttribute('aria-expanded', 'true');
    showStop(panel);
    slide.open();
  };

  const vanish = () => {
    close();
    slide.stop();
  };
  // This is registered before the helpers that restore the server's markup, so that it runs first.
  onAbort(signal, vanish);
  asButton(opener, { controls: panel.id, signal });
  onAbort(signal, markWay(parts));
  const dialog = createFrame(panel, {
    label: panel.getAttribute('aria-label') ?? opener.textContent?.trim() ?? '',
    side,
    onClose: close,
    signal,
  });
  const slide = createSlide(dialog);
  const columns = createColumns(parts, {
    onOpen: (id) => go(pathTo(path, id)),
    onBack: back,
    signal,
  });
  columns.show(path);

  opener.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (shut) close();
      else open();
    },
    { signal },
  );
  openByLinks(panel, open, signal);
  listenInside(dialog, close);
  on('page:restored', vanish, signal);
  // The visitor followed the link to the panel before this code loaded.
  if (fragmentTarget(location.hash) === panel) open();
}

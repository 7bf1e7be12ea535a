import { onAbort } from '../../platform/dom/on-abort.ts';
import { setAttributes } from '../../platform/dom/undo.ts';
import type { Operation } from '../../platform/history/modal-hash.ts';
import { modalHistory } from '../../platform/history/modal-history.ts';
import { on } from '../../runtime/bus/bus.ts';
import { type CloseReason, openModal } from '../dialog/open-modal.ts';
import { asButton } from './as-button.ts';
import { createColumns } from './columns.ts';
import { markWay } from './current.ts';
import { createFrame } from './frame.ts';
import { readParts } from './parts.ts';
import { type Path, pathBack, pathTo } from './path.ts';
import { listenInside } from './sheet-events.ts';
import { showStop } from './show-stop.ts';
import { createSlide } from './slide.ts';

interface MenuOptions {
  /** The feature's name, for messages. */
  readonly feature: string;
  /** Names the open menu in the address. */
  readonly operation: Operation;
  /** At which edge of the window it opens. */
  readonly side: 'start' | 'end';
  /** Closes the menu at once and gives the hook back as the server sent it. */
  readonly signal: AbortSignal;
}

/**
 * Makes a menu of links that the server sent: a modal sheet at the edge of the window, with columns
 * [sidebar-nav-1, profile-menu-1, profile-menu-2]. The back button of the browser and the system goes back a column,
 * and from the first one it closes the menu; Escape, a click beside it and 'Sluiten' close it from every column.
 * @param hook holds the parts that `readParts` names
 * @throws TypeError where one of them is missing
 */
export function createMenu(hook: HTMLElement, { feature, operation, side, signal }: MenuOptions): void {
  const parts = readParts(hook, feature);
  const { opener, panel } = parts;
  const start: Path = [parts.columns[0].id];
  let path = start;
  let shut: (() => void) | undefined;

  const close = (): void => {
    if (!shut) return;
    const closeModal = shut;
    shut = undefined;
    // In this order the dialog stays to be seen while it is no dialog any more, and the page can be used at once.
    slide.close();
    setAttributes(opener, { 'aria-expanded': 'false' }, signal);
    dialog.inert = true;
    closeModal();
  };
  /** The system's back gesture comes as a request to close: it goes back a column first. */
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
  const open = () => {
    path = start;
    columns.show(path);
    dialog.inert = false;
    // Safari does not give the focus to what is clicked, and it has to come back here.
    if (document.activeElement !== opener) opener.focus({ preventScroll: true });
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
    setAttributes(opener, { 'aria-expanded': 'true' }, signal);
    showStop(panel);
    slide.open();
  };

  const vanish = () => {
    close();
    slide.stop();
  };
  // Before all that puts back what the server sent.
  onAbort(signal, vanish);
  asButton(opener, { controls: panel.id, signal });
  markWay(parts, signal);
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
  listenInside(dialog, close);
  on('page:restored', vanish, signal);
  // The link to the panel was followed before this came, and showed it where the server had put it.
  if (location.hash === `#${panel.id}`) open();
}

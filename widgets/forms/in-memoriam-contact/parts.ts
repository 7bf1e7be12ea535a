import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';

/** The parts of the contact form that the server sent. */
export interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  /** The panel that is shown after the form was sent; undefined if the server sent none. */
  readonly thanks: HTMLElement | undefined;
}

/**
 * Finds the contact form: in the dialog that `data-dialog` names, in the first dialog with a form, or otherwise in the
 * smallest element that contains a form and an element with `data-echo`, which then becomes a dialog.
 * @param hook the opener
 * @param id the dialog's id, if the hook has one
 * @param signal restores the elements
 * @returns undefined if there is none
 */
export function findParts(hook: HTMLElement, id: string | undefined, signal: AbortSignal): Parts | undefined {
  const dialog = findDialog(hook, id) ?? wrap(containerOf(), signal);
  const form = dialog?.querySelector('form');
  if (!dialog || !form) return undefined;
  const echo = [...dialog.querySelectorAll<HTMLElement>('[data-echo]')].find(
    (element) => !form.contains(element),
  );
  return { dialog, form, thanks: echo && panelOf(echo, form) };
}

function findDialog(hook: HTMLElement, id: string | undefined): HTMLDialogElement | undefined {
  const named = id === undefined ? hook.querySelector('dialog') : document.getElementById(id);
  if (named instanceof HTMLDialogElement) return named;
  return [...document.querySelectorAll('dialog')].find((dialog) => dialog.querySelector('form [name], form'));
}

function containerOf(): HTMLElement | undefined {
  let container: HTMLElement | null = document.querySelector<HTMLElement>('[data-echo]');
  while (container && !container.querySelector('form')) container = container.parentElement;
  return container && container !== document.body ? container : undefined;
}

function wrap(container: HTMLElement | undefined, signal: AbortSignal): HTMLDialogElement | undefined {
  if (!container) return undefined;
  const dialog = create('dialog');
  const wasHidden = container.hidden;
  container.replaceWith(dialog);
  container.hidden = false;
  dialog.append(container);
  onAbort(signal, () => {
    container.hidden = wasHidden;
    dialog.replaceWith(container);
  });
  return dialog;
}

/** The largest ancestor of the echo that does not contain the form. */
function panelOf(echo: HTMLElement, form: HTMLFormElement): HTMLElement {
  let panel = echo;
  while (panel.parentElement && !panel.parentElement.contains(form)) panel = panel.parentElement;
  return panel;
}

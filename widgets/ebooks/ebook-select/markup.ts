import { VIEWS, type View } from './rights.ts';

/** The server's two modals. */
export interface Modals {
  readonly confirm: HTMLDialogElement;
  readonly thanks: HTMLDialogElement;
}

/** The parts of the server's markup. */
export interface Markup {
  readonly form: HTMLFormElement;
  /** The container of the books: the fieldset, or the form if there is no fieldset. */
  readonly options: HTMLElement;
  readonly panels: Readonly<Record<View, HTMLElement>>;
  readonly submit: HTMLButtonElement;
  readonly modals: Modals;
}

/**
 * Finds the parts of the server's markup.
 * @param hook the hook, which contains all of them
 * @param feature the feature's name, for messages
 * @throws Error `No modal found` if one of the two modals is missing [ebook-9]
 * @throws TypeError that names another missing part
 */
export function readMarkup(hook: HTMLElement, feature: string): Markup {
  const part = <Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind => {
    const found = hook.querySelector(selector);
    if (found instanceof kind) return found;
    const written = selector.replace('~', '');
    throw new TypeError(`${feature}: there is no ${written} in the hook; expected an element with it.`);
  };
  const panel = (view: View) => part(`[data-ebook-panel~="${view}"]`, HTMLElement);
  const form = part('form', HTMLFormElement);
  return {
    form,
    options: hook.querySelector('fieldset') ?? form,
    panels: {
      choose: panel('choose'),
      locked: panel('locked'),
      upgrade: panel('upgrade'),
      join: panel('join'),
    },
    submit: part('[data-ebook-panel~="choose"] button', HTMLButtonElement),
    modals: { confirm: modal(hook, 'confirm'), thanks: modal(hook, 'thanks') },
  };
}

/** The view that the server sent: that of the first visible panel. */
export function servedView({ panels }: Markup): View {
  return VIEWS.find((view) => !panels[view].hidden) ?? 'join';
}

function modal(hook: HTMLElement, name: keyof Modals): HTMLDialogElement {
  const found = hook.querySelector(`[data-ebook-modal~="${name}"]`);
  if (found instanceof HTMLDialogElement) return found;
  throw new Error('No modal found');
}

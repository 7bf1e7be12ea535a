import { create } from '../../../platform/dom/create.ts';
import { textLanguage } from '../../../runtime/feature/mark-language.ts';
import { drawIcon } from '../../icon/draw-icon.ts';
import { triangleAlert } from '../../icon/shapes.ts';
import type { Control, FormField } from '../rules/controls.ts';
import styles from './FieldMessages.module.css';

/** The messages next to the fields of a server-sent form. */
export interface Messages {
  /** Creates the element of a field's message, so that its later text is announced. */
  prepare(field: FormField): void;
  /** Shows a field's validation error; undefined removes it. */
  show(field: FormField, error: string | undefined): void;
  /** Shows how a valid field's text was changed. */
  warn(field: FormField, warning: string | undefined): void;
  /** The error that a field shows; undefined for none. */
  errorOf(field: FormField): string | undefined;
  /** Removes the errors and warnings of all fields. */
  clear(): void;
  /** Restores all fields as the server sent them. */
  restore(): void;
}

interface FieldState {
  readonly field: FormField;
  readonly message: HTMLElement;
  /** The `aria-invalid` of each control as the server sent it. */
  readonly served: readonly (string | null)[];
  /** The text of the message as set; a page translator may have changed it on the page. */
  shown: string;
  error: string | undefined;
  warning: string | undefined;
}

let messageCount = 0;

/** Creates the messages of one form. */
export function createMessages(): Messages {
  const known = new Map<Control, FieldState>();

  const stateOf = (field: FormField): FieldState => {
    const [control] = field;
    const found = known.get(control);
    if (found) return found;
    const message = create('p', { lang: textLanguage() });
    message.id = `nmt-message-${++messageCount}`;
    message.className = styles.message;
    message.setAttribute('aria-live', 'polite');
    insert(message, control);
    const served = field.map((each) => each.getAttribute('aria-invalid'));
    const state: FieldState = { field, message, served, shown: '', error: undefined, warning: undefined };
    known.set(control, state);
    return state;
  };

  const draw = (state: FieldState) => {
    const { field, message, served, shown, error, warning } = state;
    const text = error ?? warning ?? '';
    // Setting the same text again would announce it again.
    if (shown !== text) message.replaceChildren(...(text ? [drawIcon(triangleAlert), text] : []));
    state.shown = text;
    message.classList.toggle(styles.warning, error === undefined);
    for (const [at, control] of field.entries()) {
      const isInvalid = error === undefined ? served[at] : 'true';
      if (typeof isInvalid === 'string') control.setAttribute('aria-invalid', isInvalid);
      else control.removeAttribute('aria-invalid');
      describe(control, message.id, text !== '');
    }
  };

  const clear = () => {
    for (const state of known.values()) draw(Object.assign(state, { error: undefined, warning: undefined }));
  };

  return {
    prepare: stateOf,
    show(field, error) {
      if (error === undefined && !known.has(field[0])) return;
      draw(Object.assign(stateOf(field), { error }));
    },
    warn: (field, warning) => draw(Object.assign(stateOf(field), { warning })),
    errorOf: ([control]) => known.get(control)?.error,
    clear,
    restore() {
      clear();
      for (const { message } of known.values()) message.remove();
      known.clear();
    },
  };
}

/**
 * Inserts a message below the field: at the end of a group of radio buttons, or after a label that contains its field.
 */
function insert(message: HTMLElement, control: Control): void {
  const group = control.type === 'radio' ? control.closest('fieldset') : null;
  if (group) group.append(message);
  else (control.closest('label') ?? control).after(message);
}

/** The server may have set its own `aria-describedby`. */
function describe(control: Control, id: string, isDescribed: boolean): void {
  const ids = (control.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .filter((each) => each && each !== id);
  if (isDescribed) ids.push(id);
  if (ids.length) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}

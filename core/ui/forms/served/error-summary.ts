import { create } from '../../../platform/dom/create.ts';
import { insert } from '../../../platform/dom/undo.ts';
import { textLanguage } from '../../../runtime/feature/mark-language.ts';
import { hiddenClass } from '../../hidden/spoken-status.ts';
import { drawIcon } from '../../icon/draw-icon.ts';
import { check, triangleAlert } from '../../icon/shapes.ts';
import summary from '../react/ErrorSummary.module.css';
import { FIXED, summaryText } from '../react/texts.ts';
import { type FormField, fieldsOf, isFilledIn, labelOf } from '../rules/controls.ts';

/** The list of errors above a long form. */
export interface ErrorSummary {
  /** Lists the fields that prevented a submit; none removes the list. */
  show(fields: readonly FormField[]): void;
  /** Marks a field as corrected, or as invalid again. The list stays, so that nothing moves. */
  mark(field: FormField, isCorrect: boolean): void;
}

/** The minimum number of fields for a list: a shorter form fits on a screen, with the errors next to the fields. */
const LONG_FROM = 5;

/**
 * Sums up the errors of a long server-sent form, with a button to each field; the counterpart of `ErrorSummary` in
 * plain DOM code.
 * @param form the form
 * @param signal removes the list
 */
export function createErrorSummary(form: HTMLFormElement, signal: AbortSignal): ErrorSummary {
  let root: HTMLElement | undefined;
  const marks = new Map<FormField[0], HTMLElement>();
  const clear = () => {
    root?.remove();
    root = undefined;
    marks.clear();
  };
  return {
    show(fields) {
      clear();
      if (fields.length < 2 || fieldsOf(form).length < LONG_FROM) return;
      root = create('div');
      root.className = summary.root;
      const heading = create('p', { lang: textLanguage() });
      heading.className = summary.heading;
      heading.setAttribute('role', 'alert');
      const list = create('ul');
      list.className = summary.list;
      for (const field of fields) list.append(entryOf(field, marks));
      root.append(heading, list);
      insert(form, 'afterbegin', root, signal);
      const filledIn = fields.filter(isFilledIn).length;
      heading.append(drawIcon(triangleAlert), summaryText(fields.length - filledIn, filledIn));
    },
    mark([control], isCorrect) {
      const mark = marks.get(control);
      if (mark) mark.hidden = !isCorrect;
    },
  };
}

function entryOf(field: FormField, marks: Map<FormField[0], HTMLElement>): HTMLElement {
  const [control] = field;
  const entry = create('li');
  const button = create('button');
  button.type = 'button';
  button.className = summary.link;
  button.textContent = labelOf(field) || control.name;
  button.addEventListener('click', () => control.focus());
  const mark = create('span', { class: summary.fixed, hidden: true });
  const words = create('span', { class: hiddenClass }, FIXED);
  mark.append(drawIcon(check), words);
  marks.set(control, mark);
  entry.append(button, mark);
  return entry;
}

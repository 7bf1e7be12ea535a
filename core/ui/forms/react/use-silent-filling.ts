import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Control, isControl } from '../rules/controls.ts';

/** The events by which React learns that their target has changed. */
const CHANGES = ['click', 'input', 'change'];

/** Those by which a visitor may make a view render, or send a form. */
const EVENTS = [...CHANGES, 'pointerdown', 'keydown', 'focusin', 'focusout', 'submit'];

/** Each controlled field of the page: returns its control if that differs from what the view has rendered. */
const fields = new Set<() => readonly Control[]>();
let isHandingOver = false;

/** The control that holds a field's value: of radio buttons, the checked one. */
const HOLDER = 'input:not([type=radio]),:checked,select,textarea';

/**
 * Hands over what a browser, a password manager or a script of the page has filled in without an event: the next render
 * would empty the field, and the state would lack the value. Before any other listener gets an event, the field gets the
 * ones that were left out, and React calls its `onChange`.
 * @param rendered the field's value, or whether it is checked, in the view; undefined if the field is uncontrolled
 * @returns the ref of an element around the field's control, or around a group of radio buttons
 */
export function useSilentFilling<Root extends Element = HTMLDivElement>(
  rendered: unknown,
): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useLayoutEffect(() => {
    if (rendered === undefined) return;
    const changed = () => {
      const control = root.current?.querySelector<HTMLInputElement>(HOLDER);
      return control && (control.type === 'checkbox' ? control.checked : control.value) !== rendered
        ? [control]
        : [];
    };
    fields.add(changed);
    for (const type of EVENTS) addEventListener(type, handOver, true);
    return () => {
      fields.delete(changed);
      if (fields.size === 0) for (const type of EVENTS) removeEventListener(type, handOver, true);
    };
  }, [rendered]);
  return root;
}

function handOver(event: Event): void {
  if (isHandingOver) return;
  const isChange = isControl(event.target) && CHANGES.includes(event.type);
  const silent = [...fields]
    .flatMap((changed) => changed())
    .filter((control) => !isChange || control !== event.target)
    .map((control) => [control, Reflect.get(control, propertyOf(control))] as const);
  if (silent.length === 0) return;
  isHandingOver = true;
  // Each renders the view, which takes the others back, also what the visitor is changing in this moment.
  if (isChange) dispatchChange(event.target as Control, event);
  for (const [control, value] of silent) {
    // A browser goes by the setter of the prototype. React observes that of the element: it takes the value for a new one
    // if another went through there before.
    Reflect.set(control, propertyOf(control), `${value} `);
    Reflect.set(Object.getPrototypeOf(control), propertyOf(control), value, control);
    dispatchChange(control, event);
  }
  isHandingOver = false;
}

/** The property that a visitor changes. */
const propertyOf = ({ type }: Control) => (/^(checkbox|radio)$/.test(type) ? 'checked' : 'value');

/** React learns of a box by a click; this one changes nothing, as it is not an event of a mouse. */
function dispatchChange(control: Control, event: Event): void {
  const isComposing = event instanceof InputEvent && event.isComposing;
  if (propertyOf(control) === 'checked') control.dispatchEvent(new Event('click', { bubbles: true }));
  control.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

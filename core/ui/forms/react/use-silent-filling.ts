import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Control, isControl } from '../rules/controls.ts';

/** The events by which a visitor may make a view render, or send a form. */
const EVENTS = [
  'pointerdown',
  'click',
  'keydown',
  'focusin',
  'focusout',
  'input',
  'change',
  'submit',
] as const;

/** Those by which React learns that the event's target has changed. */
const CHANGES = /^(click|input|change)$/;

/** Each controlled field of the page: returns its control if that differs from what the view has rendered. */
const fields = new Set<() => Control | undefined>();
let isHandingOver = false;

/**
 * Hands over what a browser or a password manager has filled in without an event: the next render would empty the field,
 * and the state would lack the value. Before any other listener gets an event, the field gets the ones that were left out,
 * and React calls its `onChange`.
 * @param rendered the field's value, or whether it is checked, in the view; undefined if the field is uncontrolled
 * @returns the ref of an element around the field's control
 */
export function useSilentFilling(rendered: unknown): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (rendered === undefined) return;
    const changed = () => {
      const control = root.current?.querySelector<Control>('input,select,textarea');
      return control && entered(control) !== rendered ? control : undefined;
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
  const isChange = isControl(event.target) && CHANGES.test(event.type);
  const silent = [...fields].flatMap((changed) => changed() ?? []);
  const others = isChange ? silent.filter((control) => control !== event.target) : silent;
  if (others.length === 0) return;
  isHandingOver = true;
  // Each renders the view, which takes the others back, also what the visitor is changing in this moment.
  const all = isChange ? [event.target as Control, ...others] : others;
  for (const [control, value] of all.map((control) => [control, entered(control)] as const)) {
    enter(control, value);
    dispatchChange(control, event);
  }
  isHandingOver = false;
}

/** The property that a visitor changes. */
const propertyOf = ({ type }: Control) => (/^(checkbox|radio)$/.test(type) ? 'checked' : 'value');

function entered(control: Control): unknown {
  return Reflect.get(control, propertyOf(control));
}

/** By the setter of the prototype, as a browser does it: React observes that of the element. */
function enter(control: Control, value: unknown): void {
  if (entered(control) !== value)
    Reflect.set(Object.getPrototypeOf(control), propertyOf(control), value, control);
}

/** React learns of a box by a click; this one changes nothing, as it is no event of a mouse. */
function dispatchChange(control: Control, event: Event): void {
  const isComposing = event instanceof InputEvent && event.isComposing;
  if (propertyOf(control) === 'checked') control.dispatchEvent(new Event('click', { bubbles: true }));
  control.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

import { Component, type RefObject } from 'react';
import { type Control, isControl } from '../rules/controls.ts';

/** The events by which React learns that their target has changed. */
const CHANGES = ['click', 'input', 'change'];

/** The events on which a view may render, or a form may be sent. */
const EVENTS = [...CHANGES, 'pointerdown', 'keydown', 'focusin', 'focusout', 'submit'];

/** The control with a field's value; of radio buttons, the checked one. */
const HOLDER = 'input:not([type=radio]),:checked,select,textarea';

/** A control, and the value that was filled in. */
type Filled = readonly [Control, unknown];

interface SilentFillingProps {
  /** An element around the field's control, or around a group of radio buttons. */
  readonly root: RefObject<Element | null>;
  /** The field's value, or whether it is checked, in the view's state; undefined if the field is uncontrolled. */
  readonly rendered: unknown;
}

/** All fields of the page. */
const fields = new Set<SilentFilling>();
/** The values of controls at the last change that React noticed. */
const known = new WeakMap<Control, unknown>();
/** The values that renders have reverted. */
let taken: Filled[] = [];
let isHandingOver = false;

/**
 * Reports values that a browser, a password manager or a script of the page has filled in without an event: the next
 * render would empty the field, and the state would lack the value. Before any other listener receives an event, and
 * after a render without an event, such as that of an answer, the missing events are dispatched on the field, and React
 * calls its `onChange`. Render it next to the field's control. It is a class because only `getSnapshotBeforeUpdate`
 * runs between a render and its changes of the document.
 */
export class SilentFilling extends Component<SilentFillingProps> {
  /**
   * The value of the control after the last render; after the first one, when the control is not in the document yet,
   * its initial value.
   */
  private held: unknown =
    typeof this.props.rendered === 'boolean' ? this.props.rendered : `${this.props.rendered}`;

  override componentDidMount(): void {
    fields.add(this);
    for (const type of EVENTS) addEventListener(type, handOverBefore, true);
  }

  override getSnapshotBeforeUpdate(): Filled | null {
    const [filled] = this.silent();
    return filled && known.get(filled[0]) !== filled[1] ? filled : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, filled: Filled | null): void {
    const current = this.current();
    this.held = current?.[1];
    if (current) known.delete(current[0]);
    if (!filled) return;
    // In a separate task, each change renders before the next one, still before the next paint.
    if (taken.length === 0) queueMicrotask(handOverTaken);
    taken.push(filled);
  }

  override componentWillUnmount(): void {
    fields.delete(this);
    if (fields.size === 0) for (const type of EVENTS) removeEventListener(type, handOverBefore, true);
  }

  override render(): null {
    return null;
  }

  /** Returns the control, if its value differs from the one that the view rendered. */
  silent(): readonly Filled[] {
    const current = this.props.rendered === undefined ? undefined : this.current();
    return current && current[1] !== this.held ? [current] : [];
  }

  private current(): Filled | undefined {
    const control = this.props.root.current?.querySelector<HTMLInputElement>(HOLDER);
    return control ? [control, contentOf(control)] : undefined;
  }
}

function handOverBefore(event: Event): void {
  const isChange = isControl(event.target) && CHANGES.includes(event.type);
  if (isChange) known.set(event.target as Control, contentOf(event.target as Control));
  if (isHandingOver) return;
  const silent = [...fields]
    .flatMap((field) => field.silent())
    .filter(([control]) => !isChange || control !== event.target);
  if (silent.length === 0) return;
  const isComposing = event instanceof InputEvent && event.isComposing;
  // Each event renders the view, which reverts the other controls, including the one that the visitor is changing.
  handOver(silent, () => isChange && dispatchChange(event.target as Control, isComposing));
}

function handOverTaken(): void {
  const filled = taken;
  taken = [];
  handOver(filled.filter(([control]) => control.isConnected));
}

function handOver(filled: readonly Filled[], first: () => void = () => {}): void {
  isHandingOver = true;
  first();
  for (const [control, value] of filled) {
    const property = propertyOf(control);
    const set = property === 'checked' || value;
    // A browser uses the prototype's setter. React observes the element's own: it takes a value for new if it was set
    // by the prototype's before.
    Reflect.set(control, property, `${set} `);
    Reflect.set(Object.getPrototypeOf(control), property, set, control);
    dispatchChange(control, false);
  }
  isHandingOver = false;
}

/** Returns whether a checkbox is checked, or the value of any other control. */
const contentOf = (control: Control): unknown =>
  control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value;

/** Returns the name of the property that a visitor changes. */
const propertyOf = ({ type }: Control) => (/^(checkbox|radio)$/.test(type) ? 'checked' : 'value');

/**
 * React notices a change of a checkbox by its click event. A click event that is not a mouse event does not toggle the
 * box.
 */
function dispatchChange(control: Control, isComposing: boolean): void {
  if (propertyOf(control) === 'checked') control.dispatchEvent(new Event('click', { bubbles: true }));
  control.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

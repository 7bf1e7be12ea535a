import { create } from '../../platform/dom/create.ts';
import { insert } from '../../platform/dom/undo.ts';
import { textLanguage } from '../../runtime/feature/mark-language.ts';
import { type ChoiceEntry, choiceEntry } from './choice-entry.ts';
import { isAll, valueKey } from './values.ts';

/** Options for a choice that narrows a list. */
export interface ChoiceOptions {
  /** The name of the control, such as 'Afdeling'. */
  readonly label: string;
  /** The text of the entry that shows all, such as 'Alle thema’s'. */
  readonly all: string;
  /** The attributes with the values of items and buttons: names without `data-`, the first that is present counts. */
  readonly attributes: readonly string[];
  /** The control that is created if the server sent none. */
  readonly draws: 'buttons' | 'select';
  /** Whether the hook has other choices: then a control has to carry the label or one of the attributes. */
  readonly isOneOfSeveral?: boolean;
  /** Whether the values are names that may have spaces, such as places; by default those in lower case are codes. */
  readonly hasNames?: boolean;
  /** Returns the values of an item, if they are not in its attributes. */
  readonly read?: (item: HTMLElement) => readonly string[];
}

type Controls = (HTMLButtonElement | HTMLInputElement | HTMLOptionElement)[];

/**
 * Finds the entries of the server's control: a select, radio buttons or checkboxes, or buttons. A select without an
 * entry for all gets one.
 * @param hook the feature's hook
 * @param items the list's items; buttons in them are not choices
 * @param options see {@link ChoiceOptions}
 * @param signal removes what was added
 * @returns undefined if the server sent none
 */
export function servedChoice(
  hook: HTMLElement,
  items: readonly HTMLElement[],
  options: ChoiceOptions,
  signal: AbortSignal,
): ChoiceEntry[] | undefined {
  const inItems = new Set<Element>(items);
  const isOutside = (control: Element) => {
    if (control.closest('dialog')) return false;
    for (let at: Element | null = control; at && at !== hook; at = at.parentElement) {
      if (inItems.has(at)) return false;
    }
    return true;
  };
  const isMeant = (control: Element) => !options.isOneOfSeveral || isNamed(control, options);

  const select = [...hook.querySelectorAll('select')].find((each) => isOutside(each) && isMeant(each));
  if (select) return entriesOf(optionsOf(select, options, signal), options, signal);
  const inputs = [...hook.querySelectorAll<HTMLInputElement>('input:is([type="radio"], [type="checkbox"])')];
  const ticked = inputs.filter((input) => isOutside(input) && isMeant(input));
  if (ticked.length > 0) return entriesOf(ticked, options, signal);
  const buttons = [...hook.querySelectorAll('button')].filter(
    (button) => isOutside(button) && !button.hasAttribute('aria-expanded'),
  );
  const marked = buttons.filter((button) =>
    options.attributes.some((name) => button.hasAttribute(`data-${name}`)),
  );
  const isPlain = ({ type, form }: HTMLButtonElement) => type === 'button' || !form;
  const chosen =
    marked.length > 0 ? withAll(marked, buttons) : options.isOneOfSeveral ? [] : buttons.filter(isPlain);
  return chosen.length > 0 ? entriesOf(chosen, options, signal) : undefined;
}

function entriesOf(controls: Controls, { attributes }: ChoiceOptions, signal: AbortSignal): ChoiceEntry[] {
  return controls.map((control) => choiceEntry(control, attributes, signal));
}

function optionsOf(select: HTMLSelectElement, { all }: ChoiceOptions, signal: AbortSignal): Controls {
  const served = [...select.options];
  const [first] = served;
  if (!first || select.multiple || served.some(({ value, text }) => isAll(value) || isAll(text)))
    return served;
  const added = create('option', { value: '', lang: textLanguage(select) }, all);
  const isChosen = served.some(({ defaultSelected }) => defaultSelected) || select.selectedIndex > 0;
  insert(first, 'beforebegin', added, signal);
  if (!isChosen) added.selected = true;
  return [added, ...served];
}

/** The button for all items may lack the attribute. */
function withAll(
  marked: readonly HTMLButtonElement[],
  buttons: readonly HTMLButtonElement[],
): HTMLButtonElement[] {
  return buttons.filter((button) => marked.includes(button) || isAll(button.textContent ?? ''));
}

/** Whether a control has the name of a choice: in its name, its id, its label or the legend around it. */
function isNamed(control: Element, { label, attributes }: ChoiceOptions): boolean {
  const names = [label, ...attributes].map(valueKey);
  const labels = control instanceof HTMLSelectElement ? [...control.labels] : [];
  const texts = [
    control.getAttribute('name'),
    control.id,
    control.getAttribute('aria-label'),
    ...labels.map(({ textContent }) => textContent),
    control.closest('fieldset')?.querySelector('legend')?.textContent,
  ];
  return texts.some((text) => names.some((name) => valueKey(text ?? '').startsWith(name)));
}

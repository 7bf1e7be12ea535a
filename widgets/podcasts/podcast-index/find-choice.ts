import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { type Query, readQuery } from '../../../core/platform/history/query.ts';
import { onPlainClick } from '../../../core/platform/navigation/on-plain-click.ts';
import { groupNames, isChanged, readChoices, writeChoices } from '../../../core/ui/filtering/choices.ts';
import { type ChoiceLink, chosenLink, readChoiceLink } from './links.ts';

/** The server-sent controls that select all podcasts or one series. */
interface Choice {
  /** The selected series, with its query parameter; empty for all podcasts. */
  read(): Query;
  /** Sets the controls to the state in the address. */
  restore(): void;
  /** Whether the visitor, or the browser on restoring the page, has changed the selection before. */
  readonly wasChanged: boolean;
  /** Whether there is anything to select from. */
  readonly isOffered: boolean;
  /** The form that contains the controls; undefined if they are links. */
  readonly form: HTMLElement | undefined;
}

interface ChoiceOptions {
  /** Links and buttons that may be part of the selection: those outside the episodes. */
  readonly controls: readonly HTMLElement[];
  /** Called when the visitor has selected something. */
  readonly onChoose: () => void;
  readonly signal: AbortSignal;
}

/**
 * Finds the selection in the hook: selects, radio buttons and checkboxes, otherwise links and buttons
 * [podcast-index-1].
 * @param hook the element that contains them
 * @param options see {@link ChoiceOptions}
 */
export function findChoice(hook: HTMLElement, { controls, onChoose, signal }: ChoiceOptions): Choice {
  const form = hook.querySelector('form') ?? hook;
  if (groupNames(form).length > 0) return formChoice(form, onChoose, signal);
  const links = controls.flatMap((control) => readChoiceLink(control, location.href) ?? []);
  return linkChoice(links, onChoose, signal);
}

function formChoice(form: HTMLElement, onChoose: () => void, signal: AbortSignal): Choice {
  form.addEventListener('change', onChoose, { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      onChoose();
    },
    { signal },
  );
  const inAddress = () => readQuery(groupNames(form));
  // Browsers restore controls when the visitor returns; that selection is newer than the address.
  const wasChanged = isChanged(form);
  if (!wasChanged && inAddress().size > 0) writeChoices(form, inAddress());
  return {
    read: () => readChoices(form),
    restore: () => writeChoices(form, inAddress()),
    wasChanged,
    isOffered: true,
    form: form instanceof HTMLFormElement ? form : undefined,
  };
}

function linkChoice(links: readonly ChoiceLink[], onChoose: () => void, signal: AbortSignal): Choice {
  const names = new Set(links.map(({ name }) => name));
  const inAddress = () => chosenLink(links, readQuery(names)) ?? links.find(({ value }) => value === '');
  let chosen = inAddress();
  const mark = () => {
    for (const { control } of links) {
      const isChosen = control === chosen?.control;
      const isButton = control instanceof HTMLButtonElement;
      if (isButton) setAttributes(control, { 'aria-pressed': String(isChosen) }, signal);
      else setAttributes(control, { 'aria-current': isChosen ? 'true' : null }, signal);
    }
  };
  for (const link of links) {
    const choose = () => {
      chosen = link;
      mark();
      onChoose();
    };
    onPlainClick(link.control, choose, signal);
  }
  mark();
  return {
    read: () =>
      new Map([...names].map((name) => [name, chosen?.name === name && chosen.value ? [chosen.value] : []])),
    restore() {
      chosen = inAddress();
      mark();
    },
    wasChanged: false,
    isOffered: links.length > 0,
    form: undefined,
  };
}

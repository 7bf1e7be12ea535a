import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { type Query, readQuery } from '../../../core/platform/history/query.ts';
import { onPlainClick } from '../../../core/platform/navigation/on-plain-click.ts';
import { groupNames, isChanged, readChoices, writeChoices } from '../../../core/ui/filtering/choices.ts';
import { type ChoiceLink, chosenLink, readChoiceLink } from './links.ts';

/** The server-sent choice between all podcasts and one series. */
interface Choice {
  /** The chosen series, by the parameter that keeps it; none for all podcasts. */
  read(): Query;
  /** Sets the choice to what the address says. */
  restore(): void;
  /** Whether the visitor, or the browser that restored the page, had changed it before. */
  readonly wasChanged: boolean;
  /** Whether there is anything to choose from. */
  readonly isOffered: boolean;
  /** The form around the controls; none if they are links. */
  readonly form: HTMLElement | undefined;
}

interface ChoiceOptions {
  /** The links and buttons that may be choices: those outside the episodes. */
  readonly controls: readonly HTMLElement[];
  /** Called when the visitor has chosen. */
  readonly onChoose: () => void;
  readonly signal: AbortSignal;
}

/**
 * Finds the choice in the hook: selects, radio buttons and checkboxes, else links and buttons [podcast-index-1].
 * @param hook the element around them
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
  // The browser restores controls when the visitor comes back; that choice is newer than the address.
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

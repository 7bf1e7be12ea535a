import { LOCALE } from '../../runtime/config/locale.ts';
import type { ChoiceEntry } from './choice-entry.ts';
import type { BarChoice } from './FilterBar.tsx';
import { type ChoiceOptions, servedChoice } from './served-choice.ts';
import { hasValue, isAll, offeredValues, valueKey } from './values.ts';

/** A choice that the visitor makes. */
export interface Choice {
  /** The chosen values; empty if everything is shown. */
  values(): readonly string[];
  /**
   * Chooses one value.
   * @param value a value, such as one from the address; an empty one shows all
   * @returns whether the choice offers it; if not, nothing changes
   */
  choose(value: string): boolean;
  matches(item: HTMLElement): boolean;
  /** The choice for the bar; undefined if the server sent the control, or if there is nothing to choose from. */
  drawn(): BarChoice | undefined;
}

/** An entry of a choice, as the server's control or in the bar. */
type Entry = Pick<ChoiceEntry, 'value' | 'keys'>;

/**
 * Creates a choice from the server's control, or, without one, from the values that the items have.
 * @param hook the feature's hook
 * @param items the list's items
 * @param options see {@link ChoiceOptions}
 * @param onChange called when the visitor has chosen
 * @param signal undoes it
 */
export function createChoice(
  hook: HTMLElement,
  items: readonly HTMLElement[],
  options: ChoiceOptions,
  onChange: () => void,
  signal: AbortSignal,
): Choice {
  const { label, all, attributes, draws, hasNames = false, read } = options;
  const served = servedChoice(hook, items, options, signal);
  const offered = served
    ? []
    : valuesOf(items, (item) => read?.(item) ?? offeredValues(item, attributes, hasNames));
  const entries: readonly Entry[] = served ?? offered.map((value) => ({ value, keys: [valueKey(value)] }));
  let chosen: readonly Entry[] = [];

  const take = (next: readonly Entry[]) => {
    chosen = next.filter(({ value }) => value !== '');
    for (const entry of served ?? []) {
      // Groups of radio buttons and selects have an entry for all items, which is marked; checkboxes have none.
      entry.set(chosen.length > 0 ? chosen.includes(entry) : entry.value === '');
    }
  };
  const takeByVisitor = (next: readonly Entry[]) => {
    take(next);
    onChange();
  };
  const drawnOptions = [
    { value: '', label: all },
    ...offered.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
  ];
  if (served) {
    take(served.filter((entry) => entry.isOn()));
    watchControls(hook, served, takeByVisitor, signal);
  }
  return {
    values: () => chosen.map(({ value }) => value),
    choose(value) {
      const found =
        value === '' ? [] : entries.filter(({ keys }) => keys.includes(valueKey(value))).slice(0, 1);
      if (value !== '' && found.length === 0) return false;
      take(found);
      return true;
    },
    matches(item) {
      if (chosen.length === 0) return true;
      const own = read?.(item).map(valueKey);
      return chosen.some(({ keys }) =>
        own ? own.some((key) => keys.includes(key)) : hasValue(item, keys, attributes),
      );
    },
    drawn: () =>
      offered.length === 0
        ? undefined
        : {
            label,
            draws,
            options: drawnOptions,
            value: chosen[0]?.value ?? '',
            onChoose: (value) => takeByVisitor(entries.filter((entry) => entry.value === value)),
          },
  };
}

/** Calls a function with the entries that the visitor has chosen in the server's controls. */
function watchControls(
  hook: HTMLElement,
  entries: readonly ChoiceEntry[],
  onChoose: (chosen: readonly ChoiceEntry[]) => void,
  signal: AbortSignal,
): void {
  hook.addEventListener(
    'click',
    ({ target }) => {
      const pressed = entries.find(
        ({ control }) => control instanceof HTMLButtonElement && control.contains(target as Node),
      );
      if (pressed) onChoose([pressed]);
    },
    { signal },
  );
  hook.addEventListener(
    'change',
    ({ target }) => {
      const isOwn = entries.some(
        ({ control }) =>
          control === target ||
          (control instanceof HTMLOptionElement && control.closest('select') === target),
      );
      if (isOwn) onChoose(entries.filter((entry) => entry.isOn()));
    },
    { signal },
  );
}

/** Returns the distinct values of all items, in alphabetical order. */
function valuesOf(items: readonly HTMLElement[], read: (item: HTMLElement) => readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const item of items) {
    for (const value of read(item)) {
      const key = valueKey(value);
      if (!isAll(value) && !byKey.has(key)) byKey.set(key, value);
    }
  }
  return [...byKey.values()].sort((one, other) => one.localeCompare(other, LOCALE));
}

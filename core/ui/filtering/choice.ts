import { LOCALE } from '../../runtime/config/locale.ts';
import type { ChoiceEntry } from './choice-entry.ts';
import type { FilterBar } from './filter-bar.ts';
import { type ChoiceOptions, drawChoice, findChoice } from './find-choice.ts';
import { hasValue, offeredValues, valueKey } from './values.ts';

/** A choice of the visitor. */
export interface Choice {
  /** The values that are chosen; none where everything is shown. */
  values(): readonly string[];
  /**
   * Chooses one value.
   * @param value such as of the address; an empty one shows all
   * @returns whether the choice offers it; if not, nothing changes
   */
  choose(value: string): boolean;
  matches(item: HTMLElement): boolean;
}

/**
 * Creates a choice from the server's control, or draws one in the bar.
 * @param hook of the feature
 * @param items of the list
 * @param options see {@link ChoiceOptions}
 * @param bar where it is drawn
 * @param onChange called when the visitor has chosen
 * @param signal undoes it
 */
export function createChoice(
  hook: HTMLElement,
  items: readonly HTMLElement[],
  options: ChoiceOptions,
  bar: FilterBar,
  onChange: () => void,
  signal: AbortSignal,
): Choice {
  const read = (item: HTMLElement) =>
    options.read?.(item) ?? offeredValues(item, options.attributes, options.hasNames ?? false);
  const served = findChoice(hook, items, options, signal);
  const offered = served ? [] : offeredBy(items, read);
  const drawn = offered.length > 0 ? drawChoice(offered, options, signal) : undefined;
  if (drawn) bar.add(drawn.element);
  const entries = served ?? drawn?.entries ?? [];
  let chosen: readonly ChoiceEntry[] = [];

  const take = (next: readonly ChoiceEntry[]) => {
    chosen = next.filter(({ value }) => value !== '');
    for (const entry of entries) {
      // Groups of radio buttons and selects have entries for all that are marked; checkboxes have none.
      entry.set(chosen.length > 0 ? chosen.includes(entry) : entry.value === '');
    }
  };
  const readControls = () => entries.filter((entry) => entry.isOn());
  take(readControls());

  const place = drawn?.element ?? hook;
  place.addEventListener(
    'click',
    ({ target }) => {
      const pressed = entries.find(
        ({ control }) => control instanceof HTMLButtonElement && control.contains(target as Node),
      );
      if (!pressed) return;
      take([pressed]);
      onChange();
    },
    { signal },
  );
  place.addEventListener(
    'change',
    ({ target }) => {
      const isOwn = entries.some(
        ({ control }) =>
          control === target ||
          (control instanceof HTMLOptionElement && control.closest('select') === target),
      );
      if (!isOwn) return;
      take(readControls());
      onChange();
    },
    { signal },
  );
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
      const own = options.read?.(item).map(valueKey);
      return chosen.some(({ keys }) =>
        own ? own.some((key) => keys.includes(key)) : hasValue(item, keys, options.attributes),
      );
    },
  };
}

/** The values of all items, once each, in the order of the alphabet. */
function offeredBy(items: readonly HTMLElement[], read: (item: HTMLElement) => readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const item of items) {
    for (const value of read(item)) {
      const key = valueKey(value);
      if (key !== '' && !byKey.has(key)) byKey.set(key, value);
    }
  }
  return [...byKey.values()].sort((one, other) => one.localeCompare(other, LOCALE));
}

import { setText } from '../../platform/dom/set-text.ts';
import { setAttributes } from '../../platform/dom/undo.ts';
import { plainLetters } from '../../platform/text/plain-letters.ts';
import { textLanguage } from '../../runtime/feature/mark-language.ts';
import type { ViewContext } from '../../runtime/feature/view-context.ts';
import { type Choice, createChoice } from './choice.ts';
import type { FilterBarProps } from './FilterBar.tsx';
import type { NarrowOptions } from './narrow-options.ts';
import { servedSearchBox } from './served-search-box.ts';

/** The part of a feature's context that a narrowed list needs. */
export type NarrowContext = Pick<ViewContext<FilterBarProps>, 'show' | 'signal'>;

/** The criteria by which visitors narrow a list. */
export interface ListControls {
  readonly choices: readonly Choice[];
  /** The typed text in the form of `plainLetters`. */
  query(): string;
  /** Clears the search and all choices. */
  clear(): void;
  /** Renders the bar again after a change of a choice. */
  draw(): void;
  /** Whether all controls are on the page; those of the bar appear later. */
  areDrawn(): boolean;
  /** Announces the number of shown items. */
  announce(text: string): void;
}

/**
 * Finds the server's controls of a list, and shows a `FilterBar` with those that are missing and the number of items.
 * @param hook the feature's hook
 * @param items the list's items
 * @param options the criteria that narrow the list
 * @param context its signal undoes all changes
 * @param on `use` is called when the visitor has typed or chosen, with the choice; `drawn` when all controls are on the
 *   page
 */
export function createControls(
  hook: HTMLElement,
  items: readonly HTMLElement[],
  { search, choices: wanted = [], countText, hasBar }: NarrowOptions,
  { show, signal }: NarrowContext,
  on: { readonly use: (choice?: Choice) => void; readonly drawn: () => void },
): ListControls {
  const box = search && servedSearchBox(hook, search.label, signal);
  const line = countText && servedCount(hook, signal);
  let typed = '';
  let count = '';
  let areDrawn = false;

  const choices: readonly Choice[] = wanted.map((options, index) =>
    createChoice(hook, items, options, () => on.use(choices[index]), signal),
  );
  const onInput = (text: string) => {
    typed = text;
    on.use();
  };
  box?.addEventListener('input', () => onInput(box.value), { signal });

  const arrive = () => {
    if (areDrawn) return;
    areDrawn = true;
    on.drawn();
  };
  const draw = () => {
    const bar: FilterBarProps = {
      search: search && !box ? { label: search.label, text: typed, onInput } : undefined,
      choices: choices.flatMap((choice) => choice.drawn() ?? []),
      count: countText && !line ? count : undefined,
    };
    const isEmpty = !bar.search && bar.choices.length === 0 && bar.count === undefined;
    if (isEmpty || hasBar?.() === false) {
      show(undefined);
      arrive();
    } else if (areDrawn) show(bar);
    else
      show(bar, (render) => {
        render();
        arrive();
      });
  };
  return {
    choices,
    query: () => plainLetters(box?.value ?? typed),
    clear() {
      typed = '';
      if (box) box.value = '';
      for (const choice of choices) choice.choose('');
    },
    draw,
    areDrawn: () => areDrawn,
    announce(text) {
      if (line) setText(line, text, signal);
      else if (text !== count) {
        count = text;
        draw();
      }
    },
  };
}

/** Returns the server's line with the number of items, which is announced from now on; null if there is none. */
function servedCount(hook: HTMLElement, signal: AbortSignal): Element | null {
  const line = hook.querySelector('[data-result-count]');
  const lang = line && textLanguage(line);
  if (line) setAttributes(line, { role: 'status', ...(lang && { lang }) }, signal);
  return line;
}

import { formProperty } from '../../platform/dom/form-property.ts';
import { observe } from '../../platform/dom/observe.ts';
import { show, toggleClass } from '../../platform/dom/undo.ts';
import { readFragment, replaceFragment } from '../../platform/history/fragment.ts';
import { watchFragment } from '../../platform/navigation/watch-fragment.ts';
import { nextTask } from '../../platform/schedule/next-task.ts';
import { plainLetters } from '../../platform/text/plain-letters.ts';
import { keepHeight } from '../../platform/viewport/keep-height.ts';
import { createChoice } from './choice.ts';
import styles from './filter-bar.module.css';
import { createFilterBar } from './filter-bar.ts';
import type { ChoiceOptions } from './find-choice.ts';
import { findItems } from './find-items.ts';
import { itemWords } from './item-text.ts';
import { searchBox } from './search-box.ts';
import { hasWords } from './values.ts';

/** The number of items that are looked at in one task, so that a long list does not hold up typing. */
const SLICE = 400;

/** What narrows a list, and the texts about it. */
export interface NarrowOptions {
  /** Selectors of the items; if none of them finds any, the entries of lists and tables are the items. */
  readonly items?: readonly string[];
  /** Whether an element is no item although it stands among them. */
  readonly except?: (element: HTMLElement) => boolean;
  /** A search box. `read` returns the text of an item that is searched, by default all its words. */
  readonly search?: { readonly label: string; readonly read?: (item: HTMLElement) => string };
  readonly choices?: readonly ChoiceOptions[];
  /**
   * Keeps the first choice in the fragment. An unknown fragment shows all (`'all'`) or changes nothing (`'ignored'`);
   * by default the choice is not in the address.
   */
  readonly unknownFragment?: 'all' | 'ignored';
  /** Whether an item belongs to the list at all, such as a vacancy that is still open; the others are always hidden. */
  readonly isListed?: (item: HTMLElement) => boolean;
  /** Shows no item before something is chosen. */
  readonly startsEmpty?: boolean;
  /** Counts the items from the start, not only after the visitor has narrowed the list. */
  readonly countsAtOnce?: boolean;
  /** How many items are shown; the text for 0 is also that of an empty list. */
  readonly countText: (count: number) => string;
  /** Called at the start and after each change, with the items that are shown. */
  readonly onNarrowed?: (shown: readonly HTMLElement[], state: NarrowState) => void;
}

/** By what a list is narrowed. */
export interface NarrowState {
  /** Whether by anything: a text or a choice. */
  readonly isNarrowed: boolean;
  /** The values of the first choice. */
  readonly chosen: readonly string[];
}

/** A list that the visitor can narrow. */
export interface NarrowedList {
  items(): readonly HTMLElement[];
  /** The values of the first choice. */
  chosen(): readonly string[];
  /** Chooses a value of the first choice, as if the visitor had; returns whether there is such a value. */
  choose(value: string): boolean;
  /** Shows all items again. */
  clear(): void;
  /** Looks at all items again, such as after time has passed. */
  update(): void;
}

/**
 * Narrows a list that the server sent, by text and by choices. Uses the server's controls, and draws those that are
 * missing. Announces the number of items; takes along items that are inserted later; follows and writes the fragment.
 * @param hook the element with the list and its controls
 * @param options see {@link NarrowOptions}
 * @param signal shows everything as the server sent it
 */
export function narrowList(hook: HTMLElement, options: NarrowOptions, signal: AbortSignal): NarrowedList {
  const { search, unknownFragment, startsEmpty, countText, isListed = () => true } = options;
  const find = () => findItems(hook, options.items ?? [], options.except);
  let items = find();
  // What no longer belongs to the list disappears without moving what follows.
  const release = items.every(isListed) ? () => {} : keepHeight(hook, signal);
  const texts = new WeakMap<Element, string>();
  const textOf = (item: HTMLElement) => {
    const known = texts.get(item) ?? plainLetters((search?.read ?? itemWords)(item));
    texts.set(item, known);
    return known;
  };
  let wasUsed = false;
  let run = 0;

  const bar = createFilterBar(hook, items, signal);
  const { box, field } = search ? searchBox(hook, search.label, signal) : {};
  if (field) bar.add(field);
  const onChoice = (isFirst: boolean) => {
    if (isFirst && unknownFragment) replaceFragment(choices[0]?.values()[0] ?? '');
    wasUsed = true;
    void narrow();
  };
  const choices = (options.choices ?? []).map((choice, index) =>
    createChoice(hook, items, choice, bar, () => onChoice(index === 0), signal),
  );

  const narrow = async () => {
    if (wasUsed) release();
    run += 1;
    const current = run;
    const query = plainLetters(box?.value ?? '');
    const hasChoice = choices.some((choice) => choice.values().length > 0);
    const matches = (item: HTMLElement) =>
      isListed(item) &&
      (hasChoice || !startsEmpty) &&
      (query === '' || hasWords(textOf(item), query)) &&
      choices.every((choice) => choice.matches(item));
    const shown: HTMLElement[] = [];
    for (const [index, item] of items.entries()) {
      if (index > 0 && index % SLICE === 0) {
        await nextTask();
        // A later run has taken over.
        if (current !== run || signal.aborted) return;
      }
      const isShown = matches(item);
      if (isShown) shown.push(item);
      show(item, isShown, signal);
      toggleClass(item, styles.filtered, !isShown, signal);
    }
    const isQuiet = startsEmpty && !hasChoice;
    const counts = !isQuiet && (wasUsed || options.countsAtOnce || shown.length === 0);
    bar.announce(counts ? countText(shown.length) : '');
    const chosen = choices[0]?.values() ?? [];
    options.onNarrowed?.(shown, { isNarrowed: hasChoice || query !== '', chosen });
  };

  const choose = (value: string) => {
    const isKnown = choices[0]?.choose(value) ?? false;
    if (isKnown) void narrow();
    return isKnown;
  };
  const clear = () => {
    if (box) box.value = '';
    for (const choice of choices) choice.choose('');
    void narrow();
  };
  const follow = (fragment: string) => {
    if (choose(fragment) || unknownFragment === 'ignored') return;
    choose('');
  };

  if (unknownFragment) {
    const fragment = readFragment();
    if (fragment) choices[0]?.choose(fragment);
    watchFragment(() => follow(readFragment()), signal);
  }
  // The browser may have restored what was typed before a reload.
  wasUsed = (box?.value ?? '') !== '';
  void narrow();

  box?.addEventListener(
    'input',
    () => {
      wasUsed = true;
      void narrow();
    },
    { signal },
  );
  hook.addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      const isOwn = target instanceof HTMLFormElement && formProperty(target, 'method') === 'get';
      // The list is narrowed already; the form is for pages without scripts.
      if (isOwn && !items.some((item) => item.contains(target))) event.preventDefault();
    },
    { signal },
  );
  observe(
    new MutationObserver((records) => {
      const known = new Set<Node>(items);
      if (records.every(({ target }) => isDeepIn(known, target))) return;
      const next = find();
      if (next.length === items.length && next.every((item, index) => item === items[index])) return;
      items = next;
      void narrow();
    }),
    hook,
    signal,
    { childList: true, subtree: true },
  );
  return {
    items: () => items,
    chosen: () => choices[0]?.values() ?? [],
    choose,
    clear,
    update: () => void narrow(),
  };
}

/** Whether a node is deep in an item, such as a hook of a card: what changes there makes no other items. */
function isDeepIn(items: ReadonlySet<Node>, { parentNode }: Node): boolean {
  return parentNode !== null && (items.has(parentNode) || isDeepIn(items, parentNode));
}

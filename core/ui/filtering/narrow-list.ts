import { formProperty } from '../../platform/dom/form-property.ts';
import { observe } from '../../platform/dom/observe.ts';
import { show } from '../../platform/dom/undo.ts';
import { readFragment, replaceFragment } from '../../platform/history/fragment.ts';
import { watchFragment } from '../../platform/navigation/watch-fragment.ts';
import { nextTask } from '../../platform/schedule/next-task.ts';
import { plainLetters } from '../../platform/text/plain-letters.ts';
import { keepHeight } from '../../platform/viewport/keep-height.ts';
import { findItems } from './find-items.ts';
import { itemWords } from './item-text.ts';
import { createControls, type NarrowContext } from './list-controls.ts';
import type { NarrowOptions } from './narrow-options.ts';
import { hasWords } from './values.ts';

/** The number of items that are checked in one task, so that a long list does not block typing. */
const SLICE = 400;

/** A list that the visitor can narrow. */
export interface NarrowedList {
  /** Resolves when all controls are on the page; items that wait for a choice are hidden then. */
  readonly ready: Promise<void>;
  items(): readonly HTMLElement[];
  /** Returns the values of the first choice. */
  chosen(): readonly string[];
  /** Chooses a value of the first choice, as if the visitor had chosen it; returns whether there is such a value. */
  choose(value: string): boolean;
  /** Shows all items again. */
  clear(): void;
  /** Checks all items again, such as after time has passed. */
  update(): void;
}

/**
 * Narrows a list that the server sent, by text and by choices. Uses the server's controls; those that are missing are
 * shown as a `FilterBar`, with the number of items. Includes items that are inserted later; reads and writes the
 * fragment.
 * @param hook the element with the list and its controls
 * @param options see {@link NarrowOptions}
 * @param context its signal shows everything as the server sent it
 */
export function narrowList(hook: HTMLElement, options: NarrowOptions, context: NarrowContext): NarrowedList {
  const { signal } = context;
  const { search, unknownFragment, startsEmpty, countText, isListed = () => true } = options;
  let items = findItems(hook, options);
  // Items that no longer belong to the list disappear without moving the content below.
  const release = items.every(isListed) ? () => {} : keepHeight(hook, signal);
  const texts = new WeakMap<Element, string>();
  const textOf = (item: HTMLElement) => {
    const known = texts.get(item) ?? plainLetters((search?.read ?? itemWords)(item));
    texts.set(item, known);
    return known;
  };
  let wasUsed = false;
  let run = 0;
  let becomeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });

  const controls = createControls(hook, items, options, context, {
    use(choice) {
      if (unknownFragment && choice && choice === first) replaceFragment(choice.values()[0] ?? '');
      wasUsed = true;
      void narrow();
    },
    drawn() {
      if (startsEmpty && run > 0) void narrow();
      becomeReady();
    },
  });
  const { choices } = controls;
  const [first] = choices;

  const narrow = async () => {
    if (wasUsed) release();
    controls.draw();
    run += 1;
    const current = run;
    const query = controls.query();
    const hasChoice = choices.some((choice) => choice.values().length > 0);
    const isWaiting = startsEmpty && !hasChoice;
    // Until the control is on the page, the visitor could not show hidden items.
    const hidesAll = isWaiting && controls.areDrawn();
    const matches = (item: HTMLElement) =>
      !hidesAll &&
      isListed(item) &&
      (query === '' || hasWords(textOf(item), query)) &&
      choices.every((choice) => choice.matches(item));
    const shown: HTMLElement[] = [];
    for (const [index, item] of items.entries()) {
      if (index > 0 && index % SLICE === 0) {
        await nextTask();
        // A later run has started.
        if (current !== run || signal.aborted) return;
      }
      const isShown = matches(item);
      if (isShown) shown.push(item);
      show(item, isShown, signal);
    }
    const counts = !isWaiting && (wasUsed || options.countsAtOnce || shown.length === 0);
    controls.announce(counts && countText ? countText(shown.length) : '');
    options.onNarrowed?.(shown, {
      isNarrowed: hasChoice || query !== '',
      chosen: first?.values() ?? [],
    });
  };
  const choose = (value: string) => {
    const isKnown = first?.choose(value) ?? false;
    if (isKnown) void narrow();
    return isKnown;
  };
  const chooseNamed = (fragment: string) => {
    if (choose(fragment) || unknownFragment === 'ignored') return;
    choose('');
  };

  if (unknownFragment) {
    const fragment = readFragment();
    if (fragment) first?.choose(fragment);
    watchFragment(() => chooseNamed(readFragment()), signal);
  }
  // The browser may have restored the text that was typed before a reload.
  wasUsed = controls.query() !== '';
  void narrow();

  hook.addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      const isOwn = target instanceof HTMLFormElement && formProperty(target, 'method') === 'get';
      // The list is already narrowed; submitting the form is for pages without scripts.
      if (isOwn && !items.some((item) => item.contains(target))) event.preventDefault();
    },
    { signal },
  );
  watchItems(
    hook,
    () => items,
    () => {
      const next = findItems(hook, options);
      if (next.length === items.length && next.every((item, index) => item === items[index])) return;
      items = next;
      void narrow();
    },
    signal,
  );
  return {
    ready,
    items: () => items,
    chosen: () => first?.values() ?? [],
    choose,
    clear() {
      controls.clear();
      void narrow();
    },
    update: () => void narrow(),
  };
}

/** Calls back when the content outside of the known items has changed, so that there may be new ones. */
function watchItems(
  hook: HTMLElement,
  items: () => readonly HTMLElement[],
  onChange: () => void,
  signal: AbortSignal,
): void {
  const observer = new MutationObserver((records) => {
    const known = new Set<Node>(items());
    if (!records.every(({ target }) => isDeepIn(known, target))) onChange();
  });
  observe(observer, hook, signal, { childList: true, subtree: true });
}

/** Whether a node is deep inside an item, such as a hook of a card: changes there add no items. */
function isDeepIn(items: ReadonlySet<Node>, { parentNode }: Node): boolean {
  return parentNode !== null && (items.has(parentNode) || isDeepIn(items, parentNode));
}

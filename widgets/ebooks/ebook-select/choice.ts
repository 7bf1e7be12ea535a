import { setText } from '../../../core/platform/dom/set-text.ts';
import { restore, setAttributes } from '../../../core/platform/dom/undo.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import type { Markup } from './markup.ts';
import { downloadAddress, type EbookOption, readOption } from './options.ts';
import { CHOOSE_FIRST, chosenText, NO_BOOKS } from './texts.ts';

/** The books as the server's radio buttons, and the button that continues. */
export interface Choice {
  /** The books that can be downloaded, in the server's order. */
  readonly options: readonly EbookOption[];
  /** The book that the visitor has chosen. */
  chosen(): EbookOption | undefined;
  /** Enables or disables the choice; undefined restores the server's state. */
  enable(isEnabled: boolean | undefined): void;
  /** Whether no book can be chosen. */
  isLocked(): boolean;
  /** Marks the downloaded book for the site's styles: `data-ebook-downloaded` on its label. */
  mark(value: string | undefined): void;
  /** Shows a message beside the button, until the visitor chooses again. */
  say(text: string): void;
  /** Moves the focus to the books. */
  focus(): void;
}

let hints = 0;

/**
 * Reads the server's radio buttons. The button that continues is disabled until a book is chosen [ebook-2]; it stays
 * focusable and gives the reason.
 * @param markup the parts of the hook
 * @param feature the feature's name, for messages
 * @param signal restores the markup
 */
export function readChoice(
  { form, options: group, panels, submit }: Markup,
  feature: string,
  signal: AbortSignal,
): Choice {
  const books = new Map<HTMLInputElement, EbookOption>();
  const unusable: HTMLInputElement[] = [];
  for (const radio of group.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    const option = readOption(radio);
    if (!radio.disabled && downloadAddress(option.value) !== undefined) books.set(radio, option);
    else unusable.push(radio);
  }
  const lockable = group instanceof HTMLFieldSetElement ? [group] : [...books.keys()];
  const blocked = unusable.filter((radio) => !radio.disabled);
  for (const radio of blocked) {
    setAttributes(radio, { disabled: '' }, signal);
    const value = JSON.stringify(radio.value.slice(0, 80));
    warn(
      feature,
      `A book has the value ${value}; expected one that can end an address. It cannot be chosen.`,
    );
  }

  const hint = panels.choose.querySelector<HTMLElement>('[data-ebook-hint]');
  // The browser's own messages would be in the browser's language.
  setAttributes(form, { novalidate: '' }, signal);
  if (hint) {
    hint.id ||= `nmt-ebook-hint-${++hints}`;
    setAttributes(submit, { 'aria-describedby': hint.id }, signal);
  }

  const showHint = (text: string, role: 'alert' | null) => {
    if (!hint) return;
    setAttributes(hint, { role }, signal);
    setText(hint, text, signal);
  };
  const chosen = () => [...books].find(([radio]) => radio.checked)?.[1];
  const draw = () => {
    const option = chosen();
    setAttributes(submit, { 'aria-disabled': option ? null : 'true' }, signal);
    const none = books.size === 0 ? NO_BOOKS : CHOOSE_FIRST;
    showHint(option ? chosenText(option.name) : none, null);
  };
  group.addEventListener('change', draw, { signal });
  draw();

  return {
    options: [...books.values()],
    chosen,
    enable: (isEnabled) => {
      for (const each of lockable) {
        if (isEnabled === undefined) restore(each, signal);
        else setAttributes(each, { disabled: isEnabled ? null : '' }, signal);
      }
    },
    isLocked: () => lockable.every(({ disabled }) => disabled),
    mark(value) {
      for (const [radio, option] of books) {
        const label = labelOf(radio);
        const isMarked = option.value === value;
        if (label) setAttributes(label, { 'data-ebook-downloaded': isMarked ? '' : null }, signal);
      }
    },
    say: (text) => showHint(text, 'alert'),
    focus: () => books.keys().next().value?.focus(),
  };
}

function labelOf(radio: HTMLInputElement): HTMLLabelElement | undefined {
  return radio.labels?.[0];
}

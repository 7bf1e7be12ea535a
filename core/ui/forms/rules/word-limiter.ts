import { wordLimitOf } from './check.ts';
import { maxWordsText } from './texts.ts';
import { limitLine } from './words.ts';

/** The change that a limiter made to a field. */
export type Limited = { readonly warning: string } | 'lifted' | 'kept';

/** Applies `data-max-words` to text inputs while the visitor types. */
export interface WordLimiter {
  /** Cuts a long line and fixes its length, or removes that limit [forms-3, forms-4]. */
  apply(control: Element): Limited;
  /** Restores the server's `maxlength` of all fields. */
  restore(): void;
}

/** Creates a limiter, which remembers the server's `maxlength` of each field that it changes. */
export function createWordLimiter(): WordLimiter {
  const served = new Map<HTMLInputElement, string | null>();

  const lift = (input: HTMLInputElement) => {
    const length = served.get(input) ?? null;
    served.delete(input);
    if (length === null) input.removeAttribute('maxlength');
    else input.setAttribute('maxlength', length);
  };

  return {
    apply(control) {
      const max = wordLimitOf(control);
      if (max === undefined || !(control instanceof HTMLInputElement)) return 'kept';
      const { text, length, count } = limitLine(control.value, max, served.has(control));
      if (length === 'lift') {
        lift(control);
        return 'lifted';
      }
      if (length === 'keep') return 'kept';
      if (!served.has(control)) served.set(control, control.getAttribute('maxlength'));
      replaceText(control, text);
      control.maxLength = text.length;
      return { warning: maxWordsText(max, count) };
    },
    restore() {
      for (const input of [...served.keys()]) lift(input);
    },
  };
}

/** Restores the caret, which may be in the middle of the text. */
function replaceText(input: HTMLInputElement, text: string): void {
  const caret = input.selectionStart;
  input.value = text;
  if (caret === null) return;
  const place = Math.min(caret, text.length);
  input.setSelectionRange(place, place);
}

import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import { check, triangleAlert } from '../../../core/ui/icon/shapes.ts';
import styles from './newsletter-bundle-landing.module.css';

/** A newsletter of the form. */
export interface Box {
  readonly code: string;
  readonly element: HTMLInputElement;
  /** Shows the result beside it; undefined removes it. */
  report(text: string | undefined, isGood: boolean): void;
}

/**
 * Reads the form's newsletters: each checkbox with a value is a newsletter.
 * @param signal removes the outcomes
 */
export function readBoxes(form: HTMLFormElement, signal: AbortSignal): readonly Box[] {
  const inputs = form.querySelectorAll<HTMLInputElement>('input[type="checkbox"][value]');
  return [...inputs].map((element) => {
    const status = create('span', { lang: textLanguage(form) });
    status.setAttribute('role', 'status');
    status.className = styles.outcome;
    (element.closest('label') ?? element.labels?.[0] ?? element).after(status);
    onAbort(signal, () => status.remove());
    return {
      code: element.value,
      element,
      report(text, isGood) {
        status.classList.toggle(styles.failed, !isGood);
        status.replaceChildren(
          ...(text === undefined ? [] : [drawIcon(isGood ? check : triangleAlert), text]),
        );
      },
    };
  });
}

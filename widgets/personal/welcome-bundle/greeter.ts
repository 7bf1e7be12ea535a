import { create } from '../../../core/platform/dom/create.ts';
import { setText } from '../../../core/platform/dom/set-text.ts';
import { insert, restore, setAttributes } from '../../../core/platform/dom/undo.ts';
import styles from './welcome-bundle.module.css';

/**
 * Finds the element for the greeting: the one with `data-welcome-greeting`, or the first heading that says "Welkom"; if
 * there is neither, a heading is added when there is a greeting.
 * @param hook the feature's hook
 * @param signal restores the server's content
 * @returns a function that shows a greeting; undefined restores the server's text
 */
export function greeter(hook: HTMLElement, signal: AbortSignal): (text: string | undefined) => void {
  const served = servedGreeting(hook);
  const element = served ?? createGreeting();
  return (text) => {
    restore(element, signal);
    if (!served) element.remove();
    if (text === undefined) return;
    if (!served) insert(hook, 'afterbegin', element, signal);
    setText(element, text, signal);
    // A name in Arabic or Hebrew keeps its own direction.
    setAttributes(element, { dir: 'auto' }, signal);
  };
}

function servedGreeting(hook: HTMLElement): HTMLElement | undefined {
  const marked = hook.querySelector<HTMLElement>('[data-welcome-greeting]');
  const headings = [...hook.querySelectorAll<HTMLElement>('h1, h2, h3')];
  return marked ?? headings.find(({ textContent }) => /^\s*welkom\b/i.test(textContent ?? ''));
}

function createGreeting(): HTMLElement {
  const heading = create('h2', { class: styles.greeting });
  return heading;
}

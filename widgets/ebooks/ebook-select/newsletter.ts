import type { OptinStore } from '../../../core/domain/newsletters/optins.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import { check, triangleAlert } from '../../../core/ui/icon/shapes.ts';
import styles from './ebook-select.module.css';
import { NOT_SUBSCRIBED, subscribedText, TICK_FIRST } from './texts.ts';

/** The newsletter that the thank-you modal offers. */
export interface Newsletter {
  readonly code: string;
  readonly name: string;
  readonly source: string;
}

interface NewsletterOptions {
  readonly newsletter: Newsletter;
  /** Changes the visitor's subscriptions. */
  readonly change: OptinStore['change'];
  readonly feature: string;
  readonly signal: AbortSignal;
}

/**
 * Lets the visitor subscribe to a newsletter, once, after checking the box [ebook-7]. Shows the result below the
 * button.
 * @param form the server's form, with a checkbox and a button
 */
export function offerNewsletter(form: HTMLFormElement, options: NewsletterOptions): void {
  const { newsletter, change, feature, signal } = options;
  const box = form.querySelector<HTMLInputElement>('input[type="checkbox"]');
  const button = form.querySelector('button');
  if (!box || !button) {
    throw new TypeError(`${feature}: the newsletter's form has no checkbox or no button; expected both.`);
  }
  // In the page before it has a text, so that the text is announced.
  const status = create('p', { lang: textLanguage(form) });
  status.setAttribute('role', 'status');
  form.append(status);
  // The browser's own messages would be in the browser's language.
  setAttributes(form, { novalidate: '' }, signal);
  let state: 'open' | 'busy' | 'done' = 'open';

  const draw = () => {
    set(button, 'aria-disabled', box.checked && state === 'open' ? undefined : 'true');
    set(button, 'title', box.checked ? undefined : TICK_FIRST);
    set(form, 'aria-busy', state === 'busy' ? 'true' : undefined);
    box.disabled = state !== 'open';
  };

  const say = (text: string, isGood: boolean) => {
    status.className = (isGood ? styles.good : styles.bad) ?? '';
    status.replaceChildren(drawIcon(isGood ? check : triangleAlert), text);
  };

  const subscribe = async () => {
    state = 'busy';
    status.replaceChildren();
    draw();
    const { code, source } = newsletter;
    const outcome = await change({ code, source, subscribe: true });
    if (signal.aborted) return;
    const isDone = outcome === 'done';
    state = isDone ? 'done' : 'open';
    say(isDone ? subscribedText(newsletter.name) : NOT_SUBSCRIBED, isDone);
    if (!isDone) error(feature, 'The reader could not be subscribed to the newsletter.');
    draw();
  };

  form.addEventListener('change', draw, { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (state !== 'open') return;
      if (box.checked) void subscribe();
      else box.focus();
    },
    { signal },
  );
  draw();
  onAbort(signal, () => {
    status.remove();
    box.disabled = false;
    for (const name of ['aria-disabled', 'title']) button.removeAttribute(name);
    form.removeAttribute('aria-busy');
  });
}

function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

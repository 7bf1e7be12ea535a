import { create } from '../../../core/platform/dom/create.ts';
import { addClass, insert } from '../../../core/platform/dom/undo.ts';
import { articleIdOf } from '../../../core/platform/ids/article-id.ts';
import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { integer, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { formFields, type Submitter } from '../../../core/ui/forms/rules/form-fields.ts';
import { answered, rememberAnswer, wasAnswered } from './answered.ts';
import styles from './InstantFeedback.module.css';
import { FAILED, THANKS } from './texts.ts';

const CHOICES = 'button, input[type="submit"]';

/**
 * Sends the answer to a question below an article without leaving the page, once per article [instant-feedback-1,
 * instant-feedback-2]. The hook is a form whose buttons are the choices; without scripts it is submitted natively, and
 * the server answers with a page.
 */
export default enhancer({
  attributes: {
    /** The article's number; by default that of the page. */
    articleId: optional(integer(1, Number.MAX_SAFE_INTEGER)),
  },
  enhance(form, { articleId }, { feature, page, signal }) {
    if (!(form instanceof HTMLFormElement)) {
      throw new TypeError(`${feature}: the hook is a ${form.localName}; expected a form.`);
    }
    const article = articleId === undefined ? articleIdOf(page) : String(articleId);
    if (article === undefined) {
      throw new TypeError(
        `${feature}: no article is named; expected data-article-id on the form or on <body>.`,
      );
    }
    const status = create('p', { lang: textLanguage(form) });
    status.setAttribute('role', 'status');
    status.className = styles.status;
    status.tabIndex = -1;
    let isSending = false;

    const mark = (button: Submitter, isBusy: boolean) => {
      isSending = isBusy;
      setFlag(form, 'aria-busy', isBusy);
      button.classList.toggle(styles.chosen, isBusy);
      for (const choice of form.querySelectorAll(CHOICES)) setFlag(choice, 'aria-disabled', isBusy);
    };
    const thank = () => {
      if (form.classList.contains(styles.answered)) return;
      const hadFocus = form.contains(document.activeElement);
      addClass(form, styles.answered, signal);
      status.textContent = THANKS;
      // The button with the focus is no longer visible.
      if (hadFocus) status.focus({ preventScroll: true });
    };
    const send = async (button: Submitter) => {
      mark(button, true);
      status.textContent = '';
      try {
        const { sendInstantFeedback } = await import('./api/instant-feedback.ts');
        const origins = allowedOrigins(page, siteConfig(page));
        // Reads the attribute, because a field named "action" shadows the property.
        const address = form.getAttribute('action') ?? location.href;
        await sendInstantFeedback(address, formFields(form, button), { signal, origins });
        // Notifies every form of this article, including this one.
        rememberAnswer(article);
      } catch (cause) {
        if (signal.aborted) return;
        status.textContent = FAILED;
        error(feature, 'The answer could not be sent.', cause);
      } finally {
        mark(button, false);
      }
    };

    form.addEventListener(
      'submit',
      (event) => {
        const { submitter } = event;
        if (!isSubmitter(submitter)) return;
        event.preventDefault();
        if (!isSending) void send(submitter);
      },
      { signal },
    );
    answered.subscribe(() => wasAnswered(article) && thank(), signal);
    insert(form, 'beforeend', status, signal);
    if (wasAnswered(article)) thank();
  },
});

function isSubmitter(element: HTMLElement | null): element is Submitter {
  return element?.matches(CHOICES) === true;
}

function setFlag(element: Element, name: string, isSet: boolean): void {
  if (isSet) element.setAttribute(name, 'true');
  else element.removeAttribute(name);
}

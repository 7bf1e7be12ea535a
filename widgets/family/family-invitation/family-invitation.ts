import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { insert, setStyles, show } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import { isSubscriber } from '../../../core/user/visitor/rights.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';
import { ALREADY_SUBSCRIBED } from './texts.ts';

/**
 * Replaces the form that accepts an invitation by a message, for visitors who already have a subscription. For
 * everybody else, and if the login status cannot be read, the form stays and the server decides. The invitation's token
 * is never read here [family-invitation-1, family-invitation-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { page, signal }) {
    whileVisitor(
      page,
      (visitor, present) => {
        if (isSubscriber(visitor)) replaceForm(hook, present);
      },
      signal,
    );
  },
});

function replaceForm(hook: HTMLElement, signal: AbortSignal): void {
  const isForm = hook instanceof HTMLFormElement;
  const forms = isForm ? [hook] : [...hook.querySelectorAll('form')];
  const hadFocus = forms.some((form) => form.contains(document.activeElement));
  const message = messageOf(hook, forms);
  // Keeps the height, so that nothing below moves.
  if (!isForm) setStyles(hook, { 'min-block-size': `${hook.offsetHeight}px` }, signal);
  if (message.isConnected) show(message, true, signal);
  else insert(forms[0] ?? hook, 'beforebegin', message, signal);
  // If the form is the hook itself it is hidden, because removing a hook ends its feature.
  if (isForm) show(hook, false, signal);
  else for (const form of forms) remove(form, signal);
  if (hadFocus) focusOn(message, signal);
}

/** The server's message, which may be anywhere on the page except in the form, or the default message. */
function messageOf(hook: HTMLElement, forms: readonly HTMLFormElement[]): HTMLElement {
  const [served] = [hook, document].flatMap((place) => [
    ...place.querySelectorAll<HTMLElement>('[data-already-subscribed]'),
  ]);
  const isGone = forms.some((form) => form.contains(served ?? null));
  if (served && !isGone) return served;
  const message = create('p', {}, served?.textContent.trim() || ALREADY_SUBSCRIBED);
  return message;
}

/** The form is restored for the next visitor. */
function remove(form: HTMLFormElement, signal: AbortSignal): void {
  const place = document.createComment('');
  form.replaceWith(place);
  onAbort(signal, () => place.replaceWith(form));
}

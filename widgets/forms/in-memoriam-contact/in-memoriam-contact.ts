import { formProperty } from '../../../core/platform/dom/form-property.ts';
import { replaceChildren, setAttributes, show } from '../../../core/platform/dom/undo.ts';
import { UNCHECKED } from '../../../core/platform/http/unchecked.ts';
import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { servedModal } from '../../../core/ui/dialog/served-modal.ts';
import { checkForm } from '../../../core/ui/forms/served/check-form.ts';
import { replaceByThanks } from '../../../core/ui/forms/served/form-status.ts';
import { postForm } from '../../../core/ui/forms/served/post-form.ts';
import { sendInPlace } from '../../../core/user/drafts/send-in-place.ts';
import { findParts } from './parts.ts';
import { FAILED, SENDING, SENT } from './texts.ts';

/**
 * Opens the contact form of the in-memoriam desk as a modal, sends it without leaving the page, and shows thanks with
 * the submitted values [in-memoriam-contact-1, in-memoriam-contact-2]. Without scripts the opener is a link to the
 * contact page.
 */
export default enhancer({
  attributes: {
    /**
     * The id of the `dialog` with the form.
     * @default the first dialog of the page that contains a form
     */
    dialog: optional(text()),
  },
  enhance(hook, { dialog: id }, { feature, page, signal }) {
    const parts = findParts(hook, id, signal);
    if (!parts) throw new TypeError(`${feature}: the page has no dialog with the contact form.`);
    const { dialog, form, thanks } = parts;
    const modal = servedModal(dialog, signal);
    /** Whether the form has been sent since it was empty, and whether the visitor has been thanked for it. */
    let isSent = false;
    let isThanked = false;
    let message: HTMLElement | undefined;
    if (thanks) show(thanks, false, signal);

    const begin = () => {
      if (isSent && isThanked) {
        isSent = false;
        formProperty(form, 'reset').call(form);
        show(form, true, signal);
        if (thanks) show(thanks, false, signal);
        message?.remove();
      }
      modal.open();
      if (isSent) thank();
    };
    const thank = () => {
      // If the dialog was closed while the form was being sent, the thanks are shown at the next opening.
      isThanked = dialog.open;
      if (isThanked) (thanks ?? message)?.focus();
    };
    setAttributes(hook, { 'aria-haspopup': 'dialog' }, signal);
    hook.addEventListener(
      'click',
      (event) => {
        // A hook may be an element that contains the link and the dialog.
        const isInside = event.target instanceof Node && dialog.contains(event.target);
        if (isInside || !isPlainClick(event)) return;
        event.preventDefault();
        begin();
      },
      { signal },
    );

    sendInPlace(form, {
      feature,
      page,
      signal,
      check: checkForm(form, { page, signal }),
      send: postForm(form, { page, signal, schema: UNCHECKED, reads: 'text', refusesRedirects: true }),
      sending: SENDING,
      failed: FAILED,
      onSent(_, data) {
        isSent = true;
        if (!thanks) {
          message = replaceByThanks(form, SENT, signal);
          thank();
          return;
        }
        for (const element of dialog.querySelectorAll<HTMLElement>('[data-echo]')) {
          const value = data.get(element.dataset.echo?.trim() ?? '');
          replaceChildren(element, [typeof value === 'string' ? value : ''], signal);
        }
        show(form, false, signal);
        show(thanks, true, signal);
        setAttributes(thanks, { tabindex: '-1' }, signal);
        thank();
      },
    });
  },
});

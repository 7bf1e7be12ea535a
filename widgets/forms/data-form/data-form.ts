import { setText } from '../../../core/platform/dom/set-text.ts';
import { UNCHECKED } from '../../../core/platform/http/unchecked.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { checkForm } from '../../../core/ui/forms/served/check-form.ts';
import { replaceByThanks } from '../../../core/ui/forms/served/form-status.ts';
import { postForm } from '../../../core/ui/forms/served/post-form.ts';
import { submitButtonOf } from '../../../core/ui/forms/served/submit-button-of.ts';
import { sendInPlace } from '../../../core/user/drafts/send-in-place.ts';
import { FAILED, SEND, SENDING, THANKS } from './texts.ts';

/**
 * Sends data that an author requests, without leaving the page [data-form-1, data-form-2]. Without scripts the form is
 * an ordinary POST.
 */
export default enhancer({
  attributes: {},
  enhance(form, _, { feature, page, signal }) {
    if (!(form instanceof HTMLFormElement)) {
      throw new TypeError(`${feature}: the hook is a ${form.localName}; expected a form.`);
    }
    const button = submitButtonOf(form);
    if (button instanceof HTMLButtonElement) setText(button, SEND, signal);
    else if (button) button.value = SEND;
    sendInPlace(form, {
      feature,
      page,
      signal,
      check: checkForm(form, { page, signal }),
      // Any answer of status 2xx is accepted, whatever its body.
      send: postForm(form, { page, signal, schema: UNCHECKED, reads: 'text' }),
      sending: SENDING,
      failed: FAILED,
      onSent: () => replaceByThanks(form, THANKS, signal),
    });
  },
});

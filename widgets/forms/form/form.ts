import { on } from '../../../core/runtime/bus/bus.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { checkForm } from '../../../core/ui/forms/served/check-form.ts';
import { createSending } from './sending.ts';

/**
 * Validates a server-sent form that the browser submits [forms-1]. Without scripts the server reports errors [forms-4].
 */
export default enhancer({
  attributes: {},
  enhance(form, _attributes, { feature, page, signal }) {
    if (!(form instanceof HTMLFormElement)) {
      throw new TypeError(`${feature}: the hook is a ${form.localName}; expected a form.`);
    }
    const check = checkForm(form, { page, signal });
    const sending = createSending(form, signal);
    form.addEventListener('input', () => sending.end(), { signal });
    form.addEventListener(
      'submit',
      (event) => {
        if (check.passes() && sending.begin(event)) return;
        event.preventDefault();
        // Other listeners must neither send an invalid form, nor the same one twice.
        event.stopImmediatePropagation();
      },
      // Before other listeners on the form.
      { signal, capture: true },
    );
    on('page:restored', () => sending.end(), signal);
  },
});

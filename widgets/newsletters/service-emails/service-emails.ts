import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { prepareSwitch } from './prepare-switch.ts';

/**
 * Lets visitors choose which service e-mails they get [service-emails-1, service-emails-2]. The server sends a form for
 * each, with a switch and a button; without scripts the button submits it.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { feature, page, signal }) {
    const forms = hook instanceof HTMLFormElement ? [hook] : hook.querySelectorAll('form');
    for (const form of forms) prepareSwitch(form, { feature, page, signal });
  },
});

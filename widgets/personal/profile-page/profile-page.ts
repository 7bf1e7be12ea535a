import { create } from '../../../core/platform/dom/create.ts';
import { formProperty } from '../../../core/platform/dom/form-property.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { onReset } from '../../../core/platform/dom/on-reset.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { insert, setAttributes, toggleClass } from '../../../core/platform/dom/undo.ts';
import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import { isControl } from '../../../core/ui/forms/rules/controls.ts';
import { formBody } from '../../../core/ui/forms/rules/form-fields.ts';
import { isSameAccount } from '../../../core/user/visitor/is-same-account.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { differsFromServed, formValues, submitterOf } from './form-values.ts';
import { confirmBeforeLeaving } from './leaving.ts';
import styles from './profile-page.module.css';
import { FAILED, OTHER, SAVED } from './texts.ts';

/**
 * Saves the server's form with the visitor's details without leaving the page. Its button is enabled only after a
 * change [profile-page-1]; visitors who leave with unsaved changes are asked for confirmation, and a failed save keeps
 * the values [profile-page-2]. A form with `data-widget="form"` is validated before it gets here.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { feature, page, signal }) {
    const form = hook instanceof HTMLFormElement ? hook : hook.querySelector('form');
    const button = form && submitterOf(form);
    if (!form || !button) {
      throw new TypeError(`${feature}: there is no ${form ? 'submit button' : 'form'} in the hook.`);
    }
    const method = formProperty(form, 'method');
    if (method !== 'post') {
      throw new TypeError(`${feature}: the form's method is "${method}"; expected post.`);
    }
    const status = create('p', { lang: textLanguage(form) });
    status.setAttribute('role', 'status');
    status.className = styles.status;
    insert(form, 'beforeend', status, signal);

    /** The values on the server; undefined if they may differ from the form's initial ones. */
    let saved = differsFromServed(form) ? undefined : formValues(form);
    let isSaving = false;
    let isOther = false;
    const leaving = confirmBeforeLeaving(signal);

    const report = (text: string, isBad: boolean) => {
      status.textContent = text;
      toggleClass(status, styles.bad, isBad, signal);
    };
    const look = () => {
      const isChanged = formValues(form) !== saved;
      leaving.set(isChanged);
      setAttributes(button, { disabled: isChanged && !isOther ? null : '' }, signal);
    };
    const changed = () => {
      if (!isSaving && !isOther) report('', false);
      look();
    };
    const save = async () => {
      const values = formValues(form);
      const hadFocus = document.activeElement === button;
      isSaving = true;
      report('', false);
      // The feature `form` ends its own busy state in the next task, because the event was handled here.
      setTimeout(() => isSaving && busy(true));
      try {
        const { saveProfile } = await import('../../../core/user/profile/api/profile-form.ts');
        // Reads the attribute, because a field named "action" shadows the property.
        const address = form.getAttribute('action') || location.href;
        await saveProfile(address, formBody(form, button), {
          signal,
          origins: allowedOrigins(page, siteConfig(page)),
        });
        saved = values;
        report(SAVED, false);
        void renew();
      } catch (cause) {
        if (signal.aborted) return;
        report(FAILED, true);
        error(feature, 'The details could not be saved; what was filled in is kept.', cause);
      } finally {
        isSaving = false;
        busy(false);
      }
      look();
      // A disabled button loses the focus.
      if (hadFocus && button.disabled) focusOn(status);
    };
    const busy = (is: boolean) => {
      setAttributes(form, { 'aria-busy': is ? 'true' : null }, signal);
      setAttributes(button, { 'aria-disabled': is ? 'true' : null }, signal);
    };

    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        if (!isSaving && !isOther) void save();
      },
      { signal },
    );
    for (const type of ['input', 'change']) {
      // Controls elsewhere on the page may belong to the form by their attribute `form`.
      document.addEventListener(
        type,
        ({ target }) => isControl(target) && target.form === form && changed(),
        { signal },
      );
    }
    onReset(form, changed, signal);
    look();

    const { store, current, refresh } = visitor(page);
    let owner: Visitor | undefined;
    const checkOwner = () => {
      const now = store.getState();
      if (!now || !owner?.loggedIn || isSameAccount(now, owner) !== isOther) return;
      isOther = !isOther;
      report(isOther ? OTHER : '', isOther);
      look();
    };
    /** Name and address are also shown elsewhere on the page. */
    const renew = async () => {
      if (!owner?.loggedIn) return;
      owner = await refresh();
      checkOwner();
    };
    void current().then((first) => {
      owner = first;
      subscribe(store, checkOwner, signal);
    });
    onAbort(signal, () => leaving.set(false));
  },
});

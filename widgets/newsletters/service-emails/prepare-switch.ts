import { create } from '../../../core/platform/dom/create.ts';
import { formProperty } from '../../../core/platform/dom/form-property.ts';
import { addClass, insert, setAttributes } from '../../../core/platform/dom/undo.ts';
import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { checkForm } from '../../../core/ui/forms/served/check-form.ts';
import { actionOf, bodyOf } from '../../../core/ui/forms/served/post-form.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import { check } from '../../../core/ui/icon/shapes.ts';
import { trackClass } from '../../../core/ui/switch/track-class.ts';
import { sendInPlace } from '../../../core/user/drafts/send-in-place.ts';
import { saveServiceEmail } from './api/service-emails.ts';
import styles from './service-emails.module.css';
import { FAILED, SAVED } from './texts.ts';

interface SwitchOptions {
  readonly feature: string;
  readonly page: Page;
  /** Restores the form. */
  readonly signal: AbortSignal;
}

/**
 * Makes a form with one switch save itself. The switch is locked while the call runs, and goes back if it fails
 * [service-emails-1, service-emails-2].
 * @param form with a checkbox
 * @throws TypeError without one
 */
export function prepareSwitch(form: HTMLFormElement, { feature, page, signal }: SwitchOptions): void {
  const box = form.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (!box) throw new TypeError(`${feature}: a form has no checkbox; expected one.`);
  for (const button of form.querySelectorAll('button, input[type="submit"]'))
    addClass(button, styles.unneeded, signal);
  setAttributes(box, { role: 'switch' }, signal);
  addClass(form, styles.form, signal);
  addClass(box, trackClass, signal);
  const saved = create('p', { lang: textLanguage(form) });
  saved.className = styles.saved;
  saved.setAttribute('role', 'status');
  insert(form, 'beforeend', saved, signal);
  /** The state on the server. */
  let stored = box.checked;
  let isSaving = false;

  const lock = (isLocked: boolean) => {
    isSaving = isLocked;
    setAttributes(box, { 'aria-disabled': isLocked ? 'true' : null }, signal);
  };

  sendInPlace(form, {
    feature,
    page,
    signal,
    check: checkForm(form, { page, signal }),
    async send(data) {
      lock(true);
      saved.replaceChildren();
      const origins = allowedOrigins(page, siteConfig(page));
      await saveServiceEmail({ address: actionOf(form), fields: bodyOf(data, form), origins });
    },
    failed: FAILED,
    onSent() {
      stored = box.checked;
      lock(false);
      saved.replaceChildren(drawIcon(check), SAVED);
    },
    onFailed() {
      box.checked = stored;
      lock(false);
    },
  });

  box.addEventListener('click', (event) => isSaving && event.preventDefault(), { signal });
  box.addEventListener(
    'change',
    () => box.checked !== stored && formProperty(form, 'requestSubmit').call(form),
    { signal },
  );
}

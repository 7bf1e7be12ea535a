import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { addClass, setAttributes, show as showElement } from '../../../core/platform/dom/undo.ts';
import { address, oneOf, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { consent, hasConsent } from '../../../core/user/consent/consent.ts';
import { showConsent } from '../../../core/user/consent/show-consent.ts';
import styles from './ConsentGate.module.css';
import { createScript } from './create-script.ts';

/**
 * Blocks third-party content until the visitor consents to its purpose [consent-7]. The hook contains a fallback: a
 * link to the content, or a quotation that the third party's script enhances.
 */
export default lazyWidget({
  // A frame fills the box; a quotation is above the notice, and does not move.
  at: (hook) => ({ of: hook, position: hook.hasAttribute('data-frame') ? 'afterbegin' : 'beforeend' }),
  loadView: async () => (await import('./ConsentGate.tsx')).ConsentGate,
  attributes: {
    /** The purpose of the content, one of `consentPurposes`, such as `social-media`. */
    purpose: text(),
    /** The address of the content, for a frame. Either this or `data-script`. */
    frame: optional(address()),
    /** The frame's title, for screen readers. */
    frameTitle: optional(text()),
    /** The script that enhances the content, by its name among the site's `scripts`. */
    script: optional(text()),
    /**
     * The reserved height: 19, 25 or 36 rem, or an aspect ratio of 16 to 9 for `wide`; a quotation and the notice have
     * to fit.
     */
    size: optional(oneOf('small', 'medium', 'large', 'wide'), 'medium'),
  },
  enhance(hook, { purpose, frame, frameTitle, script: name }, { feature, page, show, signal }) {
    if ((frame === undefined) === (name === undefined)) {
      throw new TypeError(`${feature}: expected one of data-frame and data-script.`);
    }
    const served = [...hook.children];
    const script = name === undefined ? undefined : createScript(name, purpose, page);
    let isConsented = false;

    const openSettings = async () => {
      await showConsent('consent-preferences', { page, signal, load: loadModals });
      // The button was removed with the notice, and the focus with it.
      if (!signal.aborted && isConsented && document.activeElement === document.body) takeFocus(hook, signal);
    };
    const update = () => {
      const content = isConsented && frame !== undefined ? { address: frame, title: frameTitle } : undefined;
      show({ frame: content, onSettings: () => void openSettings() }, (run) => {
        run();
        for (const element of served) showElement(element, content === undefined, signal);
      });
    };
    const applyConsent = () => {
      isConsented = hasConsent(page, purpose);
      if (!script) return update();
      if (!isConsented) return script.isRequested() ? undefined : update();
      show(undefined);
      script.load(signal).catch((cause) => {
        if (!signal.aborted) error(feature, 'The content could not be loaded; what was there stays.', cause);
      });
    };
    subscribe(consent(page), applyConsent, signal);
  },
});

// Here and not in core, because a shared file must not depend on code that only this feature loads.
const loadModals = () => import('../../../core/user/consent/dialog/open-consent-modal.tsx');

function takeFocus(hook: HTMLElement, signal: AbortSignal): void {
  setAttributes(hook, { tabindex: '-1' }, signal);
  addClass(hook, styles.focused, signal);
  hook.focus({ preventScroll: true });
}

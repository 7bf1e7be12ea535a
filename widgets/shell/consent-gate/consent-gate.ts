import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { addClass, setAttributes } from '../../../core/platform/dom/undo.ts';
import { address, oneOf, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { consent, hasConsent } from '../../../core/user/consent/consent.ts';
import { showConsent } from '../../../core/user/consent/show-consent.ts';
import styles from './ConsentGate.module.css';
import { frameContent, scriptContent } from './content.ts';
import { createNotice } from './create-notice.ts';
import { FRAME_TITLE } from './texts.ts';

/**
 * Blocks third-party content until the visitor consents to its purpose [consent-7]. The hook contains a fallback: a
 * link to the content, or a quotation that the third party's script enhances.
 */
export default enhancer({
  attributes: {
    /** The purpose of the content, one of `consentPurposes`, such as `social-media`. */
    purpose: text(),
    /** The address of the content, for a frame. Either this or `data-script`. */
    frame: optional(address()),
    /** The frame's title, for screen readers. */
    frameTitle: optional(text(), FRAME_TITLE),
    /** The script that enhances the content, by its name among the site's `scripts`. */
    script: optional(text()),
    /** The reserved height: 19, 25 or 36 rem, or 16 to 9 for `wide`; a quotation and the notice have to fit. */
    size: optional(oneOf('small', 'medium', 'large', 'wide'), 'medium'),
  },
  enhance(hook, { purpose, frame, frameTitle, script }, { feature, page, signal }) {
    if ((frame === undefined) === (script === undefined)) {
      throw new TypeError(`${feature}: expected one of data-frame and data-script.`);
    }
    const content =
      frame === undefined
        ? scriptContent(script ?? '', purpose, page)
        : frameContent(hook, { address: frame, title: frameTitle });
    const notice = createNotice(() => void openSettings());

    const openSettings = async () => {
      await showConsent('consent-preferences', { page, signal, load: loadModals });
      if (signal.aborted || notice.isConnected) return;
      // The button was removed with the notice, and the focus with it.
      if (document.activeElement === document.body) takeFocus(hook, signal);
    };
    const follow = () => {
      if (hasConsent(page, purpose)) {
        notice.remove();
        content.show(signal).catch((cause) => {
          if (!signal.aborted)
            error(feature, 'The content could not be loaded; what was there stays.', cause);
        });
      } else if (content.hide()) {
        if (frame === undefined) hook.append(notice);
        else hook.prepend(notice);
      }
    };
    subscribe(consent(page), follow, signal);
    onAbort(signal, () => {
      content.hide();
      notice.remove();
    });
  },
});

// Here and not in core: a shared file must not depend on what only this feature loads.
const loadModals = () => import('../../../core/user/consent/dialog/open-consent-modal.tsx');

function takeFocus(hook: HTMLElement, signal: AbortSignal): void {
  setAttributes(hook, { tabindex: '-1' }, signal);
  addClass(hook, styles.focused, signal);
  hook.focus({ preventScroll: true });
}

import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { addClass, setAttributes } from '../../../core/platform/dom/undo.ts';
import { address, oneOf, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { consent, hasConsent } from '../../../core/user/consent/consent.ts';
import { showConsent } from '../../../core/user/consent/show.ts';
import styles from './ConsentGate.module.css';
import { frameContent, scriptContent } from './content.ts';
import { createNotice } from './notice.ts';
import { FRAME_TITLE } from './texts.ts';

/**
 * Keeps content of other parties away until the reader consents to its purpose [consent-7]. Inside stands what
 * readers without scripts see: a link to the content, or a quotation that the party's script makes something of.
 */
export default enhancer({
  attributes: {
    /** What the content is for, one of `consentPurposes`, such as `social-media`. */
    purpose: text(),
    /** The address of the content, for a frame. Either this or `data-script`. */
    frame: optional(address()),
    /** What the frame shows, for readers who do not see it. */
    frameTitle: optional(text(), FRAME_TITLE),
    /** The script that works on what is inside, by its name among the site's `scripts`. */
    script: optional(text()),
    /** The space that is reserved: 19, 25 or 36 rem high, or for `wide` 16 to 9; a quotation and the notice have to fit. */
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
      // The button has left with the notice, and took the focus along.
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

// Here and not in core: what a shared file loads later may not need that file again.
const loadModals = () => import('../../../core/user/consent/dialog/open.tsx');

function takeFocus(hook: HTMLElement, signal: AbortSignal): void {
  setAttributes(hook, { tabindex: '-1' }, signal);
  addClass(hook, styles.focused, signal);
  hook.focus({ preventScroll: true });
}

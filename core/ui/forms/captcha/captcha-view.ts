import { create } from '../../../platform/dom/create.ts';
import { subscribe } from '../../../platform/dom/subscribe.ts';
import { addClass, insert, setAttributes } from '../../../platform/dom/undo.ts';
import type { ScriptPage } from '../../../platform/scripts/load-script.ts';
import { textLanguage } from '../../../runtime/feature/mark-language.ts';
import { createButton } from '../../button/plain-button.ts';
import { keepBelowPage } from '../../dialog/keep-below-page.ts';
import { drawIcon } from '../../icon/draw-icon.ts';
import { triangleAlert } from '../../icon/shapes.ts';
import styles from './CaptchaView.module.css';
import { type Captcha, createCaptcha, loadOnFocus } from './captcha.ts';
import type { CaptchaState } from './captcha-state.ts';
import { CHECK, EXPIRED, LOAD_FAILED, MISSED, RETRY } from './texts.ts';

/** A robot check on the page. */
export interface CaptchaView {
  readonly captcha: Captcha;
  /** The reason why the form cannot be sent, as a message; undefined if it can, or an answer is pending. */
  validationError(): string | undefined;
  /** Moves the focus to the check. */
  focus(): void;
}

interface CaptchaViewOptions {
  readonly page: ScriptPage;
  /** Removes the check and restores the element. */
  readonly signal: AbortSignal;
  /** The message if the visitor submits without the check; differs between forms. */
  readonly missed?: string | undefined;
}

let views = 0;

/**
 * Renders a robot check with its messages in plain DOM code, so that server-rendered forms can use it. The check loads
 * when the form first gets the focus. A modal around it stays below the puzzle that the check adds to the page.
 * @param host an empty element inside the form
 */
export function drawCaptcha(
  host: HTMLElement,
  { page, signal, missed = MISSED }: CaptchaViewOptions,
): CaptchaView {
  const area = create('div');
  const box = create('div');
  const message = create('p', { lang: textLanguage() });
  const retry = createButton(RETRY, 'outlined');
  area.className = styles.area;
  box.className = styles.box;
  message.className = styles.message;
  message.id = `nmt-captcha-${++views}`;
  message.setAttribute('aria-live', 'polite');
  retry.classList.add(styles.retry);
  retry.hidden = true;
  addClass(host, styles.root, signal);
  setAttributes(host, { role: 'group', 'aria-label': CHECK, tabindex: '-1' }, signal);
  area.append(box, message, retry);
  insert(host, 'beforeend', area, signal);
  keepBelowPage(host, signal);

  const captcha = createCaptcha(box, page, signal);
  const loadAgain = () => {
    captcha.load();
    // The button is not on the page while the check loads.
    if (retry.hidden) host.focus();
  };
  retry.addEventListener('click', loadAgain, { signal });
  let shown = '';
  const draw = (state: CaptchaState) => {
    const text = textOf(state, missed);
    // Setting the same text again would announce it again.
    if (shown !== text) message.replaceChildren(...(text ? [drawIcon(triangleAlert), text] : []));
    shown = text;
    retry.hidden = state.status !== 'error';
    box.hidden = state.status === 'error';
    setAttributes(host, { 'aria-describedby': text ? message.id : null }, signal);
  };
  subscribe(captcha.store, draw, signal);
  loadOnFocus(host.closest('form') ?? host, captcha, signal);

  return {
    captcha,
    validationError() {
      const { status, isPending } = captcha.store.getState();
      if (status === 'verified' || isPending) return undefined;
      return status === 'error' ? LOAD_FAILED : missed;
    },
    focus: () => host.focus(),
  };
}

function textOf({ status, isMissed }: CaptchaState, missed: string): string {
  if (status === 'error') return LOAD_FAILED;
  if (status === 'expired') return EXPIRED;
  return isMissed ? missed : '';
}

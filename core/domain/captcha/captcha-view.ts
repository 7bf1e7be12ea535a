import { subscribe } from '../../platform/dom/subscribe.ts';
import { addClass, insert, setAttributes } from '../../platform/dom/undo.ts';
import type { ScriptPage } from '../../platform/scripts/load-script.ts';
import { createButton } from '../../ui/button/plain-button.ts';
import { drawIcon } from '../../ui/icon/draw-icon.ts';
import { triangleAlert } from '../../ui/icon/shapes.ts';
import styles from './CaptchaView.module.css';
import { type Captcha, createCaptcha, loadOnFocus } from './captcha.ts';
import type { CaptchaState } from './captcha-state.ts';
import { CHECK, EXPIRED, LOAD_FAILED, MISSED, RETRY } from './texts.ts';

/** A robot check on the page. */
export interface CaptchaView {
  readonly captcha: Captcha;
  /** What keeps the form from being sent, in words; undefined where nothing does. */
  fault(): string | undefined;
  /** Takes the reader to it. */
  focus(): void;
}

interface CaptchaViewOptions {
  readonly page: ScriptPage;
  /** Takes it away and leaves the element as it was. */
  readonly signal: AbortSignal;
  /** Said where the reader sends without it; forms word it differently. */
  readonly missed?: string | undefined;
}

let views = 0;

/**
 * Draws a robot check with what is to be said about it, in plain DOM code, so that server-sent forms can have
 * one too. The check itself loads with the first focus into the form around it.
 * @param host an empty element inside of the form
 */
export function drawCaptcha(
  host: HTMLElement,
  { page, signal, missed = MISSED }: CaptchaViewOptions,
): CaptchaView {
  const area = document.createElement('div');
  const box = document.createElement('div');
  const message = document.createElement('p');
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

  const captcha = createCaptcha(box, page, signal);
  retry.addEventListener('click', () => captcha.load(), { signal });
  const draw = (state: CaptchaState) => {
    const text = textOf(state, missed);
    // The same text again would be announced again.
    if (message.textContent !== text)
      message.replaceChildren(...(text ? [drawIcon(triangleAlert), text] : []));
    retry.hidden = state.status !== 'error';
    box.hidden = state.status === 'error';
    setAttributes(host, { 'aria-describedby': text ? message.id : null }, signal);
  };
  subscribe(captcha.store, draw, signal);
  loadOnFocus(host.closest('form') ?? host, captcha, signal);

  return {
    captcha,
    fault() {
      if (captcha.isVerified()) return undefined;
      return captcha.store.getState().status === 'error' ? LOAD_FAILED : missed;
    },
    focus: () => host.focus(),
  };
}

function textOf({ status, isMissed }: CaptchaState, missed: string): string {
  if (status === 'error') return LOAD_FAILED;
  if (status === 'expired') return EXPIRED;
  return isMissed ? missed : '';
}

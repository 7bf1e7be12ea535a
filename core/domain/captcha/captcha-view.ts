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
  host.classList.add(styles.root);
  host.setAttribute('role', 'group');
  host.setAttribute('aria-label', CHECK);
  host.tabIndex = -1;
  area.append(box, message, retry);
  host.append(area);

  const captcha = createCaptcha(box, page, signal);
  retry.addEventListener('click', () => captcha.load(), { signal });
  captcha.store.subscribe((state) => {
    const text = textOf(state, missed);
    // The same text again would be announced again.
    if (message.textContent !== text)
      message.replaceChildren(...(text ? [drawIcon(triangleAlert), text] : []));
    retry.hidden = state.status !== 'error';
    box.hidden = state.status === 'error';
    if (text) host.setAttribute('aria-describedby', message.id);
    else host.removeAttribute('aria-describedby');
  });
  loadOnFocus(host.closest('form') ?? host, captcha, signal);
  signal.addEventListener('abort', () => {
    host.classList.remove(styles.root);
    for (const name of ['role', 'aria-label', 'aria-describedby', 'tabindex']) host.removeAttribute(name);
    host.replaceChildren();
  });

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

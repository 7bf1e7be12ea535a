import { createStore, type StoreApi } from 'zustand/vanilla';
import { create } from '../../../platform/dom/create.ts';
import { onAbort } from '../../../platform/dom/on-abort.ts';
import type { ScriptPage } from '../../../platform/scripts/load-script.ts';
import { error } from '../../../runtime/log/log.ts';
import { type CaptchaApi, loadCaptchaApi } from './captcha-api.ts';
import { captchaConfig } from './captcha-config.ts';
import { type CaptchaEvent, type CaptchaState, nextCaptchaState, UNCHECKED } from './captcha-state.ts';

/** Milliseconds after which a check that has not loaded counts as failed [captcha-3]. */
const TIMEOUT = 10_000;

/** Milliseconds that a submitted form waits for the answer of a check that the visitor has done. */
const ANSWER_TIMEOUT = 5_000;

/** The width of the check's normal size in px; with less space the compact size is used. */
const NORMAL_WIDTH = 304;

/** A robot check. */
export interface Captcha {
  readonly store: StoreApi<CaptchaState>;
  /** Loads the check into its box, unless it is loaded or loading. Retries after an error. */
  load(): void;
  /** Whether the form may be sent now. */
  isVerified(): boolean;
  /**
   * Waits for the answer of a check that the visitor has done.
   * @returns whether it is verified, in a limited time; undefined if no answer is pending
   */
  settled(): Promise<boolean> | undefined;
  /**
   * The token for the server, `g-recaptcha-response`; empty while the check is not verified. Never stored or logged.
   */
  response(): string;
  /** The visitor submitted while the check was not verified. */
  missed(): void;
  /** The form was sent and rejected: the token cannot be used again [captcha-3]. */
  reset(): void;
}

/**
 * Creates a robot check [captcha-1, captcha-2, captcha-3]. Nothing loads before {@link Captcha.load}.
 * @param box the element for the check; it holds nothing else
 * @param page the page, for script address and site key
 * @param signal removes the check
 */
export function createCaptcha(box: HTMLElement, page: ScriptPage, signal: AbortSignal): Captcha {
  const store = createStore<CaptchaState>(() => UNCHECKED);
  const dispatch = (event: CaptchaEvent) => {
    if (!signal.aborted) store.setState((state) => nextCaptchaState(state, event), true);
  };
  let drawn: { readonly api: CaptchaApi; readonly check: number } | undefined;
  let isLoading = false;
  let token = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  onAbort(signal, () => {
    clearTimeout(timer);
    box.replaceChildren();
  });
  box.addEventListener('click', () => dispatch('pressed'), { signal, capture: true });
  // A click in the check's frame is only noticed by the focus.
  window.addEventListener('blur', () => box.contains(document.activeElement) && dispatch('pressed'), {
    signal,
  });

  function fail(cause: unknown) {
    clearTimeout(timer);
    isLoading = false;
    if (signal.aborted || drawn) return;
    error('captcha', 'The robot check could not be loaded; its form cannot be sent.', cause);
    dispatch('failed');
  }

  function draw(api: CaptchaApi) {
    clearTimeout(timer);
    isLoading = false;
    // Two attempts may await the same script, and the signal may have aborted.
    if (signal.aborted || drawn) return;
    const place = create('div');
    box.replaceChildren(place);
    const check = api.render(place, {
      sitekey: captchaConfig(page).captchaSiteKey ?? '',
      theme: document.documentElement.classList.contains('dark-mode') ? 'dark' : 'light',
      size: box.clientWidth > 0 && box.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal',
      callback: (given) => {
        token = given;
        dispatch('verified');
      },
      'expired-callback': () => dispatch('expired'),
      'error-callback': () => dispatch('failed'),
    });
    drawn = { api, check };
    // A script that loads after the timeout still works.
    if (store.getState().status === 'error') dispatch('reset');
  }

  const captcha: Captcha = {
    store,
    load() {
      const hasFailed = store.getState().status === 'error';
      if (drawn && hasFailed) return captcha.reset();
      if (drawn || isLoading || signal.aborted) return;
      isLoading = true;
      if (hasFailed) dispatch('reset');
      timer = setTimeout(() => fail(new Error(`No answer in ${TIMEOUT} ms.`)), TIMEOUT);
      if (!captchaConfig(page).captchaSiteKey) return fail(new Error('There is no captchaSiteKey.'));
      loadCaptchaApi(page).then(draw).catch(fail);
    },
    isVerified: () => store.getState().status === 'verified',
    settled() {
      if (!store.getState().isPending) return undefined;
      return new Promise((resolve) => {
        const timer = setTimeout(() => dispatch('unanswered'), ANSWER_TIMEOUT);
        onAbort(signal, () => clearTimeout(timer));
        const end = store.subscribe(({ isPending }) => {
          if (isPending) return;
          clearTimeout(timer);
          end();
          resolve(captcha.isVerified());
        });
      });
    },
    response: () => (captcha.isVerified() ? token : ''),
    missed: () => {
      captcha.load();
      dispatch('missed');
    },
    reset() {
      drawn?.api.reset(drawn.check);
      dispatch('reset');
    },
  };
  return captcha;
}

/**
 * Loads a check when its form first gets the focus, so that pages that are only read load none [captcha-3].
 * @param form the form, or the element around its fields
 * @param captcha the check
 * @param signal ends the watch
 */
export function loadOnFocus(form: HTMLElement, captcha: Captcha, signal: AbortSignal): void {
  form.addEventListener('focusin', () => captcha.load(), { once: true, signal });
  // The form may have had the focus before this code loaded.
  if (form.contains(document.activeElement)) captcha.load();
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import { onAbort } from '../../platform/dom/on-abort.ts';
import type { ScriptPage } from '../../platform/scripts/load-script.ts';
import { error } from '../../runtime/log/log.ts';
import { type CaptchaApi, loadCaptchaApi } from './captcha-api.ts';
import { captchaConfig } from './captcha-config.ts';
import { type CaptchaEvent, type CaptchaState, nextCaptchaState, UNCHECKED } from './captcha-state.ts';

/** Milliseconds after which a check that has not loaded counts as failed [captcha-3]. */
const TIMEOUT = 10_000;

/** Px that the check takes in its normal size; where there is less room it has a smaller one. */
const NORMAL_WIDTH = 304;

/** One robot check. */
export interface Captcha {
  readonly store: StoreApi<CaptchaState>;
  /** Loads the check into its box; does nothing where it is there or on its way. After an error it tries again. */
  load(): void;
  /** Whether a form may be sent now. */
  isVerified(): boolean;
  /** The reader wanted to send, and the check was not verified. */
  missed(): void;
  /** The form was sent and not taken: its token is used up [captcha-3]. */
  reset(): void;
}

/**
 * Makes a robot check [captcha-1, captcha-2, captcha-3]. Nothing is loaded before {@link Captcha.load}.
 * @param box where it is drawn; an element of its own
 * @param page the page, for script address and site key
 * @param signal takes it away
 */
export function createCaptcha(box: HTMLElement, page: ScriptPage, signal: AbortSignal): Captcha {
  const store = createStore<CaptchaState>(() => UNCHECKED);
  const dispatch = (event: CaptchaEvent) => {
    if (!signal.aborted) store.setState((state) => nextCaptchaState(state, event), true);
  };
  let drawn: { readonly api: CaptchaApi; readonly check: number } | undefined;
  let isLoading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onAbort(signal, () => {
    clearTimeout(timer);
    box.replaceChildren();
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
    // Two tries may wait for the same script, and the reader may have gone.
    if (signal.aborted || drawn) return;
    const place = document.createElement('div');
    box.replaceChildren(place);
    const check = api.render(place, {
      sitekey: captchaConfig(page).siteKey,
      theme: document.documentElement.classList.contains('dark-mode') ? 'dark' : 'light',
      size: box.clientWidth > 0 && box.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal',
      callback: () => dispatch('verified'),
      'expired-callback': () => dispatch('expired'),
      'error-callback': () => dispatch('failed'),
    });
    drawn = { api, check };
    // A script that comes after its time is welcome all the same.
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
      if (captchaConfig(page).siteKey === '') return fail(new Error('There is no captchaSiteKey.'));
      loadCaptchaApi(page).then(draw).catch(fail);
    },
    isVerified: () => store.getState().status === 'verified',
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
 * Loads a check when its form is first turned to, so that who only reads a page loads none [captcha-3].
 * @param form the form, or whatever holds its fields
 * @param captcha the check
 * @param signal ends the watch
 */
export function loadOnFocus(form: HTMLElement, captcha: Captcha, signal: AbortSignal): void {
  form.addEventListener('focusin', () => captcha.load(), { once: true, signal });
  // The focus may have come before the code did.
  if (form.contains(document.activeElement)) captcha.load();
}

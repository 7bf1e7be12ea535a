import { loadScript, type ScriptPage } from '../../../platform/scripts/load-script.ts';
import { configAddress } from '../../../runtime/config/config-address.ts';

/**
 * The script's address with its own parameters, such as `?render=explicit&hl=nl`: docs/third-parties.md#robot-check.
 */
const captchaScript = configAddress('scripts.captcha');

/** The API of the robot check's script, as far as it is used here (reCAPTCHA v2, explicit rendering). */
export interface CaptchaApi {
  /** Calls back when `render` can be called; the script loads further files first. */
  ready?(run: () => void): void;
  /** @returns the id of the check on the page */
  render(container: HTMLElement, options: CaptchaOptions): number;
  reset(check: number): void;
}

export interface CaptchaOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly size: 'normal' | 'compact';
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/**
 * Loads the robot check's script, `scripts.captcha` of the site, once per page [captcha-3].
 * @throws Error (as a rejection) if it has no address, does not load, or defines no check
 */
export async function loadCaptchaApi(page: ScriptPage): Promise<CaptchaApi> {
  await loadScript(captchaScript(page), page);
  const { grecaptcha } = window as { grecaptcha?: CaptchaApi };
  if (!grecaptcha) throw new Error('The captcha script brought no grecaptcha.');
  if (grecaptcha.ready) await new Promise<void>((resolve) => grecaptcha.ready?.(resolve));
  return grecaptcha;
}

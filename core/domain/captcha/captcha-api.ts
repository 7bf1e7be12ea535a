import { loadScript, type ScriptPage } from '../../platform/scripts/load-script.ts';
import { siteConfig } from '../../runtime/config/site-config.ts';

/** What the robot check's script puts on the page, as far as it is used here (reCAPTCHA v2, explicit rendering). */
export interface CaptchaApi {
  /** Calls back when `render` can be called; the script fetches more of itself. */
  ready?(run: () => void): void;
  /** @returns the number of the check on the page */
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
 * Loads the robot check's script, the site's `scripts.captcha`, once per page [captcha-3].
 * @throws Error (as a rejection) where it has no address, does not come, or brings no check
 */
export async function loadCaptchaApi(page: ScriptPage): Promise<CaptchaApi> {
  const address = siteConfig(page).scripts.captcha;
  await loadScript(typeof address === 'string' ? address : undefined, page);
  const { grecaptcha } = window as { grecaptcha?: CaptchaApi };
  if (!grecaptcha) throw new Error('The captcha script brought no grecaptcha.');
  if (grecaptcha.ready) await new Promise<void>((resolve) => grecaptcha.ready?.(resolve));
  return grecaptcha;
}

import { configValue, isText } from '../../runtime/config/guards.ts';
import { configSection } from '../../runtime/config/section.ts';

/** The robot check's part of `script#site-config`; its script is `scripts.captcha` [captcha-3]. */
export interface CaptchaConfig {
  /** What the check knows the site by; empty where the site has none, and then no form that needs it can send. */
  readonly siteKey: string;
}

/** Reads the robot check's configuration. */
export const captchaConfig = configSection(
  (raw): CaptchaConfig => ({ siteKey: configValue(raw, 'captchaSiteKey', '', 'a text', isText) }),
);

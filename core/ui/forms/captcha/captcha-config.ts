import { configSection } from '../../../runtime/config/config-section.ts';
import { configValue, isText } from '../../../runtime/config/guards.ts';

/** The robot check's part of `script#site-config`; its script is `scripts.captcha` [captcha-3]. */
export interface CaptchaConfig {
  /** The site's key at the check; if it is empty, no form that needs the check can be sent. */
  readonly siteKey: string;
}

/** Reads the robot check's configuration. */
export const captchaConfig = configSection(
  (raw): CaptchaConfig => ({ siteKey: configValue(raw, 'captchaSiteKey', '', 'a text', isText) }),
);

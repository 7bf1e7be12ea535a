import { configSection } from '../../../runtime/config/config-section.ts';
import { text } from '../../../runtime/config/settings.ts';

/** The settings of the robot check in `script#site-config` [captcha-3]. */
export const captchaConfig = configSection({
  /** The site's key for the robot check; forms that need it cannot be sent without it. */
  captchaSiteKey: text(undefined),
});

import { configSection } from '../../runtime/config/config-section.ts';
import { entries, oneOf, text, texts } from '../../runtime/config/settings.ts';
import { LOGIN_COOKIE } from '../../runtime/page/facts.ts';
import { SUBSCRIBER_SEGMENTS } from './segment.ts';

/** The section of `script#site-config` about visitors [visitor-10]. */
export const visitorConfig = configSection({
  /** The cookie that hints at a login; its value changes with each login and each change of rights: docs/visitor.md. */
  loginCookie: text(LOGIN_COOKIE),
  /** The segment of each product-group code. */
  segments: entries(oneOf(SUBSCRIBER_SEGMENTS, undefined)),
  /**
   * The values of `data-thirdparty-template` that are the service site's, where every logged-in visitor counts as a
   * subscriber.
   */
  serviceTemplates: texts([]),
});

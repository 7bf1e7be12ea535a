import { configSection } from '../../runtime/config/config-section.ts';
import { configEntries, configValue, isText, isTextList } from '../../runtime/config/guards.ts';
import { LOGIN_COOKIE } from '../../runtime/page/facts.ts';
import { isSubscriberSegment, type SegmentTable, SUBSCRIBER_SEGMENTS } from './segment.ts';

/** The site's configuration of visitors [visitor-10]. */
interface VisitorConfig {
  /** The cookie whose presence means logged in. */
  readonly loginCookie: string;
  /** Product-group code to segment. */
  readonly segments: SegmentTable;
  /** The values of `data-thirdparty-template` on the service site. */
  readonly serviceTemplates: readonly string[];
}

/** The section of `script#site-config` about visitors. */
export const visitorConfig = configSection(
  (raw): VisitorConfig => ({
    loginCookie: configValue(raw, 'loginCookie', LOGIN_COOKIE, 'the name of a cookie', isText),
    segments: configEntries(raw, 'segments', `one of ${SUBSCRIBER_SEGMENTS.join(', ')}`, isSubscriberSegment),
    serviceTemplates: configValue(raw, 'serviceTemplates', [], 'a list of template names', isTextList),
  }),
);

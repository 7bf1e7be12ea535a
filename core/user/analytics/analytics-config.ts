import { configSection } from '../../runtime/config/config-section.ts';
import { matching } from '../../runtime/config/settings.ts';

/** The site's settings for analytics. */
export const analyticsConfig = configSection({
  /** The name of the array on `window` that takes events (docs/reference/data-layer.md); created if it is missing. */
  dataLayerName: matching(/^[A-Za-z_$][\w$]*$/, 'a name such as "dataLayer"', 'dataLayer'),
});

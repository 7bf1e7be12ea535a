import { configSection } from '../../runtime/config/config-section.ts';
import { configValue } from '../../runtime/config/guards.ts';

/** The site's settings of analytics. */
export const analyticsConfig = configSection((raw) => ({
  /** The name of the array on `window` that takes events; made if it is missing. */
  dataLayerName: configValue(raw, 'dataLayerName', 'dataLayer', 'a name such as "dataLayer"', isName),
  /** Whether Google Analytics 4 gets events by its own names: only then their code loads. */
  hasGa4: !!raw.ga4,
}));

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z_$][\w$]*$/.test(value);
}

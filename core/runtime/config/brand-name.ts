import { type Configured, configSection } from './config-section.ts';
import { configValue, isText } from './guards.ts';

const brandSection = configSection((raw) => ({
  name: configValue(raw, 'brand', 'de krant', 'a name', isText),
}));

/** The paper's name: `brand` of `script#site-config`. Every text for visitors uses this name. */
export function brandName(page: Configured): string {
  return brandSection(page).name;
}

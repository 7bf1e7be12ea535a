import { configValue, isText } from './guards.ts';
import { type Configured, configSection } from './section.ts';

const brandSection = configSection((raw) => ({
  name: configValue(raw, 'brand', 'NRC', 'a name', isText),
}));

/**
 * The name under which visitors know the paper: `brand` of `script#site-config`. Every text for visitors that names
 * the paper takes the name from here.
 */
export function brandName(page: Configured): string {
  return brandSection(page).name;
}

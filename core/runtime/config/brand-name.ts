import { type Configured, configSection } from './config-section.ts';
import { text } from './settings.ts';

const brandSection = configSection({
  /** The name under which visitors know the paper, in every text that names it, such as ‘Terug naar …’. */
  brand: text('NRC'),
});

/** The paper's name. Every text for visitors uses this name. */
export function brandName(page: Configured): string {
  return brandSection(page).brand;
}

/**
 * Replaces core/runtime/config/config-section.ts when `collectSettings` imports the sources: it adds each declared
 * setting to a list. The product's own bundle does not contain it.
 */

import * as sections from '../../core/runtime/config/config-section.ts';
import type { Settings } from '../../core/runtime/config/settings.ts';
import { declare } from './declared.ts';
import { schemaOf } from './described-kind.ts';

export const configSection: typeof sections.configSection = (settings) => {
  declareAll('', settings);
  return sections.configSection(settings);
};

export const configGroup: typeof sections.configGroup = (group, settings) => {
  declareAll(`${group}.`, settings);
  return sections.configGroup(group, settings);
};

function declareAll(path: string, settings: Settings): void {
  for (const [name, setting] of Object.entries(settings)) {
    declare(path + name, { fallback: setting.fallback, schema: schemaOf(setting) });
  }
}

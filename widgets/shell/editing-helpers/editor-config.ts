import { configSection } from '../../../core/runtime/config/config-section.ts';
import { configValue, isTextList } from '../../../core/runtime/config/guards.ts';

/** The https origins of the site's editors; a security list, which no attribute adds to [editing-helpers-2]. */
export const editorConfig = configSection((raw) => ({
  editorOrigins: configValue(raw, 'editorOrigins', [], 'a list of https origins', isOriginList),
}));

function isOriginList(value: unknown): value is string[] {
  return isTextList(value) && value.every((origin) => /^https:\/\/[^/?#]+\/?$/i.test(origin));
}

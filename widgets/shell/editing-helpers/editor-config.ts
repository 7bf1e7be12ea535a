import { configSection } from '../../../core/runtime/config/config-section.ts';
import { allMatching } from '../../../core/runtime/config/further-settings.ts';

/** A list for security, to which no attribute can add [editing-helpers-2]. */
export const editorConfig = configSection({
  /** Https origins of the editors to which `editing-helpers` may link; no attribute can add to them. */
  editorOrigins: allMatching(/^https:\/\/[^/?#]+\/?$/i, 'a list of https origins', []),
});

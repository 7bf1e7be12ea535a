import { configSection } from '../../../core/runtime/config/config-section.ts';
import { allMatching } from '../../../core/runtime/config/further-settings.ts';

/** A security list, which no attribute adds to [editing-helpers-2]. */
export const editorConfig = configSection({
  /** Https origins of the editors to which `editing-helpers` may link; no attribute adds to them. */
  editorOrigins: allMatching(/^https:\/\/[^/?#]+\/?$/i, 'a list of https origins', []),
});

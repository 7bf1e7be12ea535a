import { oneOf, optional } from '../../runtime/feature/attributes.ts';
import type { AttributeParser } from '../../runtime/feature/feature.ts';

/**
 * Reads `data-step-size`, the room between two steps: 50, 100 or 150 percent of the window's height [scrolly-3]. The
 * style uses the attribute itself (`story.reserve.css`), so that nothing moves when the story begins to play; a wrong
 * word fails here.
 */
export const stepSize = (): AttributeParser<'small' | 'medium' | 'large'> =>
  optional(oneOf('small', 'medium', 'large'), 'medium');

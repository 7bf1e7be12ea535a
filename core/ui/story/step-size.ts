import { oneOf, optional } from '../../runtime/feature/attributes.ts';
import type { AttributeParser } from '../../runtime/feature/feature.ts';

/**
 * Parses `data-step-size`, the space between two steps: 50, 100 or 150 percent of the window's height [scrolly-3]. The
 * style uses the attribute itself (`story.reserve.css`), so that nothing moves when the story begins to play; an
 * invalid value is an error here.
 */
export const stepSize = (): AttributeParser<'small' | 'medium' | 'large'> =>
  optional(oneOf('small', 'medium', 'large'), 'medium');

import { coverBottom } from '../../../../core/ui/bottom-bar/cover-bottom.ts';
import { softWall } from './soft-wall.ts';

/** Shown at the bottom of the window, when its turn among the prompts comes [paywall-types-5]. */
export const panel = softWall({
  place: ({ section }) => document.body.append(section),
  waitsForTurn: true,
  complete: ({ section }, _, signal) => coverBottom(section, 'bar', signal),
});

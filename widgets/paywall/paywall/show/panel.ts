import { coverBottom } from '../../../../core/ui/bottom-bar/cover-bottom.ts';
import { softWall } from './soft-wall.ts';

/** Lies at the bottom of the window, when it has its turn [paywall-types-5]. */
export const panel = softWall({
  place: ({ section }) => document.body.append(section),
  waitsForTurn: true,
  complete: ({ section }, _, signal) => coverBottom(section, 'bar', signal),
});

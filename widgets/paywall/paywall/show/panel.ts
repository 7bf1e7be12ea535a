import { padPageFoot } from '../wall/create-wall.ts';
import { softWall } from './soft-wall.ts';

/** Lies at the bottom of the window, when it has its turn [paywall-types-5]. */
export const panel = softWall({
  place: ({ section }) => document.body.append(section),
  waitsForTurn: true,
  complete: ({ section }, _, signal) => padPageFoot(section, signal),
});

import { padPageFoot } from '../wall/create-wall.ts';
import type { Way } from './presentation.ts';
import { showSoftWall } from './soft-wall.ts';

/** Lies at the bottom of the window, when it has its turn [paywall-types-5]. */
export const panel: Way = (presentation) =>
  showSoftWall(presentation, {
    place: ({ section }) => document.body.append(section),
    waitsForTurn: true,
    complete: ({ section }, _, signal) => padPageFoot(section, signal),
  });

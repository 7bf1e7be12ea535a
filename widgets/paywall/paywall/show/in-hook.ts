import type { Way } from './presentation.ts';
import { showSoftWall } from './soft-wall.ts';

/** Stands in the mount element, as a part of a page of its own. */
export const inHook: Way = (presentation) =>
  showSoftWall(presentation, {
    place: ({ section }, { hook }) => hook.append(section),
    isPlain: true,
  });

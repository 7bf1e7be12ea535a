import { softWall } from './soft-wall.ts';

/** Stands in the mount element, as a part of a page of its own. */
export const inHook = softWall({
  place: ({ section }, { hook }) => hook.append(section),
  isPlain: true,
});

import { softWall } from './soft-wall.ts';

/** Rendered in the mount element, as part of a dedicated page. */
export const inHook = softWall({
  place: ({ section }, { hook }) => hook.append(section),
  isPlain: true,
});

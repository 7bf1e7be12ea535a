import type { ViewPlace } from '../../runtime/feature/view-place.ts';

/**
 * Returns the position of a `ChapterMenu`: at the start of its hook, or before the hook if that is a list, which may
 * only contain items.
 */
export const menuPlace: ViewPlace = (hook) => ({
  of: hook,
  position: hook.matches('ol, ul') ? 'beforebegin' : 'afterbegin',
});

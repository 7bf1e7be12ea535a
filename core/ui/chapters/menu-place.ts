import type { ViewPlace } from '../../runtime/feature/view-place.ts';

/** The place of a `ChapterMenu`: first in its hook, or before a list, which holds nothing but its items. */
export const menuPlace: ViewPlace = (hook) => ({
  of: hook,
  position: hook.matches('ol, ul') ? 'beforebegin' : 'afterbegin',
});

import { parseAddress } from '../../runtime/page/address.ts';

/** Px above which a window has room for a popup beside it [popups-1]. */
export const POPUP_ABOVE = 1024;
/** The size of a popup in px where the caller names no other [popups-1]. */
export const POPUP_SIZE = Object.freeze({ width: 500, height: 350 });

/** Px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window or a screen, in px on all screens together: on one to the left of the main one, `left` is negative. */
export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The address of a popup, absolute; undefined where it may not be opened in one: only http and https may
 * [popups-2].
 * @param base the page's address
 */
export function popupAddress(address: string, base: string): string | undefined {
  const url = parseAddress(address, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/**
 * The features of `window.open` for a popup in the middle of the window around it, on the screen where that is.
 * @param size of the popup
 * @param around the window that opens it
 * @param screen on which that stands; a window may hang over its edges, a popup does not
 */
export function popupFeatures({ width, height }: Size, around: Area, screen: Area): string {
  const left = within(around.left + (around.width - width) / 2, screen.left, screen.width - width);
  const top = within(around.top + (around.height - height) / 2, screen.top, screen.height - height);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** What is larger than the screen begins at its edge. */
function within(wanted: number, edge: number, room: number): number {
  return Math.round(Math.max(edge, Math.min(wanted, edge + room)));
}

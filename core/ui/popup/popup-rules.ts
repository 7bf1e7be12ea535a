import { parseAddress } from '../../page/address.ts';

/** Px above which a window has room for a popup beside it [popups-1]. */
export const POPUP_ABOVE = 1024;
/** The size of a popup in px where the caller names no other [popups-1]. */
export const POPUP_SIZE = Object.freeze({ width: 500, height: 350 });

/** Px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The window that opens a popup, in px on the screen. */
export interface Around extends Size {
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

/** The features of `window.open` for a popup in the middle of the window around it. */
export function popupFeatures({ width, height }: Size, around: Around): string {
  const left = Math.max(0, Math.round(around.left + (around.width - width) / 2));
  const top = Math.max(0, Math.round(around.top + (around.height - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

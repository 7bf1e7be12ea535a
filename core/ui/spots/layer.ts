import { create } from '../../platform/dom/create.ts';
import { addClass, insert, setStyles } from '../../platform/dom/undo.ts';
import { afterResize } from '../../platform/viewport/after-resize.ts';
import { findPicture } from './find-picture.ts';
import styles from './spots.module.css';

/** What holds the buttons, as large as the picture and over it. */
export interface Layer {
  readonly element: HTMLElement;
  /** Whether the picture and the layer are still in the page. */
  isAttached(): boolean;
}

/**
 * Creates a layer over a hook's picture. The picture stays where it is in the page, so that the page's own rules for it
 * hold.
 * @param hook around picture and items
 * @param items their own pictures do not count
 * @param signal removes the layer
 * @returns undefined if there is no picture
 */
export function createLayer(
  hook: HTMLElement,
  items: readonly Element[],
  signal: AbortSignal,
): Layer | undefined {
  const picture = findPicture(hook, items);
  const holder = picture?.closest('picture') ?? picture;
  const around = holder?.parentElement;
  if (!picture || !holder || !around) return undefined;
  const layer = create('div');
  layer.className = styles.layer;
  insert(holder, 'afterend', layer, signal);
  if (getComputedStyle(around).position === 'static') addClass(around, styles.around, signal);
  const cover = () => {
    const box = picture.getBoundingClientRect();
    const own = layer.getBoundingClientRect();
    const left = layer.offsetLeft + box.left - own.left;
    const top = layer.offsetTop + box.top - own.top;
    // Shares of the width, so that the layer is never wider than the picture until it is measured again.
    const whole = layer.offsetParent?.clientWidth ?? 0;
    const across = (length: number) => (whole > 0 ? `${(length / whole) * 100}%` : `${length}px`);
    setStyles(
      layer,
      { left: across(left), top: `${top}px`, width: across(box.width), height: `${box.height}px` },
      signal,
    );
  };
  cover();
  afterResize([picture, around], cover, signal);
  return { element: layer, isAttached: () => layer.isConnected && picture.isConnected };
}

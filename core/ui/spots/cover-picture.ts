import { addClass } from '../../platform/dom/undo.ts';
import { afterResize } from '../../platform/viewport/after-resize.ts';
import styles from './spots.module.css';

/** The position and size of a layer within its containing block, as CSS lengths. */
export interface LayerBox {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
}

/**
 * Measures the position at which a layer covers a picture, whenever the picture or its parent changes its size. The
 * picture stays where it is in the page, so that the page's own rules for it apply.
 * @param layer the layer in the page, positioned absolutely
 * @param picture the server-sent picture
 * @param onBox called with the box, at once and after each change
 * @param signal ends it
 */
export function coverPicture(
  layer: HTMLElement,
  picture: Element,
  onBox: (box: LayerBox) => void,
  signal: AbortSignal,
): void {
  const around = (picture.closest('picture') ?? picture).parentElement;
  if (!around) return;
  if (getComputedStyle(around).position === 'static') addClass(around, styles.around, signal);
  const measure = () => {
    const box = picture.getBoundingClientRect();
    const own = layer.getBoundingClientRect();
    // The values are relative to the width, so that the layer is never wider than the picture until it is measured
    // again.
    const whole = layer.offsetParent?.clientWidth ?? 0;
    const across = (length: number) => (whole > 0 ? `${(length / whole) * 100}%` : `${length}px`);
    onBox({
      left: across(layer.offsetLeft + box.left - own.left),
      top: `${layer.offsetTop + box.top - own.top}px`,
      width: across(box.width),
      height: `${box.height}px`,
    });
  };
  measure();
  afterResize([picture, around], measure, signal);
}

import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { addClass, toggleClass } from '../../../core/platform/dom/undo.ts';
import styles from './full-page-photo-scroller.module.css';

/** The image files of a hook's photos. */
export interface PhotoFiles {
  /**
   * Sets the address of a photo that has none yet; a failed photo is retried.
   * @param figure the figure that contains the photo
   * @param loading `eager` fetches it at once, `lazy` lets the browser decide when
   */
  load(figure: Element, loading: 'eager' | 'lazy'): void;
}

/** The attributes that are set on an `img`. */
const WRITTEN = ['loading', 'srcset', 'src'] as const;

/**
 * Sets the addresses of photos, which are in `data-photo-src` and `data-photo-srcset`: the browser's own
 * `loading="lazy"` would fetch photos that are screens away.
 * @param hook the element that contains the figures
 * @param signal removes the addresses and the marks of failed photos
 */
export function createPhotoFiles(hook: Element, signal: AbortSignal): PhotoFiles {
  const served = new Map<HTMLImageElement, ReadonlyMap<string, string | null>>();

  const mark = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    const figure = target.closest('figure');
    if (figure) toggleClass(figure, styles.failed, isBroken(target), signal);
  };
  // Neither event bubbles.
  for (const name of ['load', 'error']) hook.addEventListener(name, mark, { signal, capture: true });
  for (const figure of hook.querySelectorAll('figure')) {
    const image = imageOf(figure);
    if (image && isBroken(image)) addClass(figure, styles.failed, signal);
  }

  // Not `setAttributes`: setting the same address again is what retries a failed photo.
  onAbort(signal, () => {
    for (const [image, attributes] of served) {
      for (const [name, value] of attributes) {
        if (value === null) image.removeAttribute(name);
        else image.setAttribute(name, value);
      }
    }
  });

  return {
    load(figure, loading) {
      const image = imageOf(figure);
      if (!image) return;
      const { photoSrc, photoSrcset } = image.dataset;
      // A photo with `loading="lazy"` may be needed at once by now.
      if (loading === 'eager' && image.loading === 'lazy' && served.has(image)) image.loading = loading;
      if (!photoSrc || (image.hasAttribute('src') && !isBroken(image))) return;
      if (!served.has(image))
        served.set(image, new Map(WRITTEN.map((name) => [name, image.getAttribute(name)])));
      image.loading = loading;
      // One fetch: the browser selects a source after all attributes are set (HTML standard, "update the image data").
      if (photoSrcset) image.srcset = photoSrcset;
      image.src = photoSrc;
    },
  };
}

function imageOf(figure: Element): HTMLImageElement | undefined {
  return figure.querySelector('img') ?? undefined;
}

/** Whether its file was requested and could not be loaded. */
function isBroken(image: HTMLImageElement): boolean {
  return image.hasAttribute('src') && image.complete && image.naturalWidth === 0;
}

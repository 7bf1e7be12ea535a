import { pictureAddress } from '../../../core/platform/images/picture-address.ts';
import { candidates } from '../../../core/platform/images/sources.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';

/**
 * Selector of a photo: usually a figure, but the name may be on its link or picture; a picture without a name is an
 * ordinary one.
 */
export const NAMED = '[data-photo-hash]:not([data-photo-hash=""])';

/** Elements that hide a photo until the visitor requests it; until then the lightbox must not show it either. */
const HIDDEN = 'details:not([open]), [hidden]';

const IMAGE_FILE = /\.(avif|gif|jpe?g|png|webp)$/i;

/** A photo, as read from its figure. */
export interface Photo {
  /** Its name in the address. */
  readonly hash: string;
  /** Its addresses, best first; never empty. Each next one is a fallback. */
  readonly sources: readonly string[];
  /**
   * The candidates from which the browser chooses the first address, the same as for the page; undefined if the page
   * has loaded the file.
   */
  readonly set: { readonly srcset: string; readonly sizes: string } | undefined;
  readonly alt: string;
  /** The size from the markup, in px, for reserved space. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly caption: Caption | undefined;
}

/** A photo's caption. */
export interface Caption {
  /** As the server wrote it, to be sanitized before it is shown [photo-lightbox-5]. */
  readonly html: string;
  /** Its text. */
  readonly text: string;
}

/** Width by height of a photo; undefined if the markup has no size. */
export function ratioOf(photo: Photo | undefined): number | undefined {
  return photo?.width && photo.height ? photo.width / photo.height : undefined;
}

/** A named photo on the page. */
export interface NamedPhoto {
  /** Its name in the address. */
  readonly hash: string;
  /** The figure; if there is no figure with this photo alone, the element that has the name. */
  readonly figure: HTMLElement;
  readonly image: HTMLImageElement;
}

/**
 * The named photos of a part of the page, in order.
 * @param part a hook or an element in one; may itself have the name
 */
export function namedPhotos(part: Element): NamedPhoto[] {
  const named = [...(part.matches(NAMED) ? [part] : []), ...part.querySelectorAll(NAMED)];
  return named.flatMap((element) => {
    const image = element.matches('img') ? element : element.querySelector('img');
    const around = element.closest('figure');
    const figure =
      around && (around === element || around.querySelectorAll(NAMED).length === 1) ? around : element;
    const hash = element.getAttribute('data-photo-hash')?.trim() ?? '';
    if (!(image instanceof HTMLImageElement && figure instanceof HTMLElement)) return [];
    return { hash, figure, image };
  });
}

/**
 * The photos that are visible on the page, in order: not those in a closed `details`.
 * @param hook the element that contains the figures
 * @param windowWidth window width in px, by which lazy images choose their file
 */
export function readPhotos(hook: Element, windowWidth: number): readonly Photo[] {
  return namedPhotos(hook).flatMap(({ hash, figure, image }) => {
    if (figure.closest(HIDDEN) || image.closest(HIDDEN)) return [];
    const sources = sourcesOf(image, windowWidth);
    if (sources.length === 0) return [];
    const caption = figure.querySelector('figcaption');
    return {
      hash,
      sources,
      set: setOf(image),
      alt: image.alt,
      width: size(image, 'width'),
      height: size(image, 'height'),
      caption: caption ? { html: caption.innerHTML, text: caption.textContent.trim() } : undefined,
    };
  });
}

/** The address of a larger file, from a link around the picture. */
export function largerFile(image: Element): string | undefined {
  const href = image.closest('a')?.href;
  return href && isSafeAddress(href) && IMAGE_FILE.test(new URL(href).pathname) ? href : undefined;
}

/** The files of a photo in a `full-page-photo-scroller` that is not loaded yet, if no larger one is offered. */
function setOf(image: HTMLImageElement): Photo['set'] {
  const srcset = image.dataset.photoSrcset;
  if (!srcset || image.hasAttribute('src') || largerFile(image)) return undefined;
  return { srcset, sizes: image.sizes };
}

/**
 * The larger file if there is one, then the one that the page shows or is about to show, so that no picture is
 * downloaded twice.
 */
function sourcesOf(image: HTMLImageElement, windowWidth: number): readonly string[] {
  const larger = largerFile(image);
  return [...(larger ? [larger] : []), ...shownSources(image, windowWidth)];
}

function shownSources(image: HTMLImageElement, windowWidth: number): readonly string[] {
  const shown = image.currentSrc || image.src;
  const { src, srcMedium, srcWebp, srcMediumWebp, photoSrc } = image.dataset;
  if (!shown && photoSrc) return isSafeAddress(photoSrc) ? [new URL(photoSrc, document.baseURI).href] : [];
  if (!src) {
    const address = pictureAddress(image);
    return address ? [address] : [];
  }
  // A lazy image's first file may be a placeholder.
  const files = candidates({ src, srcMedium, srcWebp, srcMediumWebp }, windowWidth, true)
    .filter((address) => isSafeAddress(address))
    .map((address) => new URL(address, document.baseURI).href);
  return files.includes(shown) ? [shown] : files;
}

function size(image: Element, name: 'width' | 'height'): number | undefined {
  return Number(image.getAttribute(name)) || undefined;
}

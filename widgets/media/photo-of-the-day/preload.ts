import { savesData } from '../../../core/runtime/page/saves-data.ts';
import type { Pages } from './pages.ts';
import type { PhotoPage } from './photo-page.ts';

/**
 * Fetches a photo before it is requested, page and picture, unless the visitor saves data. A failure is reported only
 * when the photo is requested.
 * @param address address of its page; undefined at an end
 */
export function preload(pages: Pages, address: string | undefined): void {
  if (address === undefined || savesData()) return;
  pages.get(address).then(fetchPicture, () => {});
}

/** The browser chooses the same file as for the photo itself, so that none is fetched twice. */
function fetchPicture({ parts }: PhotoPage): void {
  const photo = parts.get('photo')?.find((node) => node instanceof Element);
  const served = photo instanceof HTMLImageElement ? photo : photo?.querySelector('img');
  const src = served?.getAttribute('src');
  if (!served || !src) return;
  const image = new Image();
  for (const name of ['sizes', 'srcset'] as const) {
    const value = served.getAttribute(name);
    if (value !== null) image.setAttribute(name, value);
  }
  image.src = src;
}

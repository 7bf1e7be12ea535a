import { storedItem } from '../../../core/platform/storage/stored-item.ts';
import { documentValue } from '../../../core/runtime/page/document-value.ts';

/** All supported browsers decode webp, but a visitor can disable it (Firefox, `image.webp.enabled`). */
const support = storedItem({
  key: 'nmt_webp',
  area: 'session',
  accepts: (value): value is boolean => typeof value === 'boolean',
});

/** A webp image of one pixel. */
const PIXEL = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=';

/** Whether the browser supports webp: detected once per page, stored for the session [storage-2]. */
export const supportsWebp: () => Promise<boolean> = documentValue(detectSupport);

async function detectSupport(): Promise<boolean> {
  const known = support.read();
  if (known !== undefined) return known;
  const shows = await decodes();
  support.write(shows);
  return shows;
}

/** Decodes without a request, which a content security policy could block. */
async function decodes(): Promise<boolean> {
  try {
    const bytes = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}

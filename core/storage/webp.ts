import { storedItem } from './store.ts';

const item = storedItem({ key: 'nmt_webp', accepts: (value) => value === true || value === false });

/** A picture of one pixel, lossless. */
const PICTURE = [
  0x52, 0x49, 0x46, 0x46, 0x1a, 0, 0, 0, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x4c, 0x0d, 0, 0, 0, 0x2f,
  0, 0, 0, 0x10, 0x07, 0x10, 0x11, 0x11, 0x88, 0x88, 0xfe, 0x07, 0,
];

/**
 * Whether the browser shows WebP pictures, which a reader may have switched off. It is tried once and kept
 * [storage-2]; the picture is decoded from bytes, so that no request is made and no CSP has to allow `data:`.
 */
export async function supportsWebp(): Promise<boolean> {
  const kept = item.read();
  if (kept !== undefined) return kept;
  const supported = await decodes(new Blob([new Uint8Array(PICTURE)], { type: 'image/webp' }));
  item.write(supported);
  return supported;
}

async function decodes(picture: Blob): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(picture);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { supportsWebp } from '../../../../core/storage/webp.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('WebP support', () => {
  it('is what decoding a picture says, tried once and kept [storage-2, lazy-images-7]', async () => {
    const decode = vi.fn((picture: Blob) =>
      picture.type === 'image/webp' ? Promise.resolve({ close: () => {} }) : Promise.reject(new Error('no')),
    );
    vi.stubGlobal('createImageBitmap', decode);
    expect(await supportsWebp()).toBe(true);
    expect(await supportsWebp()).toBe(true);
    expect(decode).toHaveBeenCalledOnce();
    expect(localStorage.getItem('nmt_webp')).toContain('true');
  });

  it('is false where the picture does not decode, and that is kept too [storage-2]', async () => {
    const decode = vi.fn().mockRejectedValue(new DOMException('no', 'InvalidStateError'));
    vi.stubGlobal('createImageBitmap', decode);
    expect(await supportsWebp()).toBe(false);
    expect(await supportsWebp()).toBe(false);
    expect(decode).toHaveBeenCalledOnce();
  });
});

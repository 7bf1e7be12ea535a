import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fragmentOf, photoAt } from '../../../../../widgets/media/photo-lightbox/fragment.ts';
import { nextZoom, statesOf, zoomKey } from '../../../../../widgets/media/photo-lightbox/zoom.ts';

describe('the address', () => {
  const hashes = ['pont', 'haven', '"]<script>'];

  it('opens the first photo by #photo, and another by its hash [photo-lightbox-1, photo-lightbox-5]', () => {
    expect(photoAt('#photo', hashes)).toBe(0);
    expect(photoAt('#photo=', hashes)).toBe(0);
    expect(photoAt('#photo=haven', hashes)).toBe(1);
    expect(photoAt('#debug=all&photo=haven', hashes)).toBe(1);
    expect(photoAt('#photo=%22%5D%3Cscript%3E', hashes)).toBe(2);
  });

  it('opens nothing for an unknown hash or another fragment [photo-lightbox-5]', () => {
    for (const fragment of [
      '',
      '#',
      '#foto-1',
      '#photos',
      '#photo=Haven',
      '#photo=have',
      '#photo=*',
      '#photo=%',
    ])
      expect(photoAt(fragment, hashes), fragment).toBeUndefined();
    expect(photoAt('#photo', [])).toBeUndefined();
  });

  it('finds every hash again that it has written [photo-lightbox-1]', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (hash) => {
        expect(photoAt(fragmentOf(hash), ['another one', hash])).toBe(hash === 'another one' ? 0 : 1);
      }),
    );
  });
});

describe('the zoom', () => {
  it('is between 1 and 8, in steps of 1 [photo-lightbox-3]', () => {
    const up = [1];
    for (let press = 0; press < 9; press += 1) up.push(nextZoom(up.at(-1) ?? 0, 1));
    expect(up).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8]);
    expect(nextZoom(8, -1)).toBe(7);
    expect(nextZoom(1, -1)).toBe(1);
    // Zoom after a pinch.
    expect(nextZoom(2.5, 1)).toBe(3.5);
    expect(nextZoom(7.5, 1)).toBe(8);
    expect(nextZoom(1.5, -1)).toBe(1);
  });

  it('is changed by + and - [photo-lightbox-4]', () => {
    expect(['+', '=', '-', 'a', 'ArrowUp'].map(zoomKey)).toEqual([1, 1, -1, undefined, undefined]);
  });

  it('makes the states, fullscreen or not [photo-lightbox-2]', () => {
    expect(statesOf(1, false)).toBe('open');
    expect(statesOf(1.2, false)).toBe('open zoomed');
    expect(statesOf(8, false)).toBe('open zoomed max-zoomed');
    expect(statesOf(1, true)).toBe('open fullscreen');
    expect(statesOf(8, true)).toBe('open zoomed max-zoomed fullscreen');
  });
});

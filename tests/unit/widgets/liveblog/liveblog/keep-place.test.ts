import { describe, expect, it } from 'vitest';
import { heldUpdate } from '../../../../../widgets/liveblog/liveblog/keep-place.ts';

/** Returns updates of 100 px high, starting at a position; `k` is one that stays on the page. */
const list = (kinds: string, from: number) =>
  [...kinds].map((kind, index) => ({
    top: from + index * 100,
    bottom: from + index * 100 + 100,
    stays: kind === 'k',
  }));

describe('heldUpdate [design]', () => {
  it.each([
    ['the update that is read', 'ok·ko', -150, 40, 1],
    ['the next one that stays where it disappears', 'k··ok', -350, 50, 4],
    ['the one before where that is nearer', 'k·ok···k', -350, 50, 3],
    ['the older of two at the same distance', 'k·k', -150, 0, 2],
    ['the last one that stays where the list is above the window', 'k·k·', -900, 0, 2],
  ])('is %s', (_, kinds, from, line, index) => {
    expect(heldUpdate(list(kinds, from), line)).toBe(index);
  });

  it('is none above the list, in an empty one, and where nothing stays', () => {
    expect(heldUpdate(list('·k', 60), 50)).toBeUndefined();
    expect(heldUpdate([], 50)).toBeUndefined();
    expect(heldUpdate(list('···', -150), 50)).toBeUndefined();
  });
});

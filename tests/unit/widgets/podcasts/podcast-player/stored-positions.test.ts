// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import {
  keepPosition,
  readPosition,
} from '../../../../../widgets/podcasts/podcast-player/stored-positions.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps the position of each episode, and forgets it [podcast-player-2]', () => {
  keepPosition('een', 61.8);
  keepPosition('twee', 5);
  expect([readPosition('een'), readPosition('twee'), readPosition('drie')]).toEqual([61, 5, undefined]);
  keepPosition('een', undefined);
  expect([readPosition('een'), readPosition('twee')]).toEqual([undefined, 5]);
  keepPosition('twee', 0.4);
  expect(readPosition('twee')).toBeUndefined();
});

it('keeps the fifty episodes that were heard last [podcast-player-2]', () => {
  for (let at = 1; at <= 60; at += 1) keepPosition(`aflevering ${at}`, at);
  keepPosition('aflevering 11', 7);
  keepPosition('aflevering 61', 61);
  expect(readPosition('aflevering 10')).toBeUndefined();
  expect(readPosition('aflevering 11')).toBe(7);
  expect(readPosition('aflevering 12')).toBeUndefined();
  expect(readPosition('aflevering 61')).toBe(61);
});

it.each([
  '{',
  '[]',
  '{"value":{"een":3},"savedAt":1}',
  '{"value":[["een","3"]],"savedAt":1}',
  '{"value":[["een",-1]],"savedAt":1}',
])('ignores what is stored in another shape: %s [podcast-player-2]', (text) => {
  localStorage.setItem('nmt_podcasts', text);
  expect(readPosition('een')).toBeUndefined();
  keepPosition('een', 4);
  expect(readPosition('een')).toBe(4);
});

it('works without storage [podcast-player-2]', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('No storage.', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(() => keepPosition('een', 4)).not.toThrow();
  expect(() => readPosition('een')).not.toThrow();
});

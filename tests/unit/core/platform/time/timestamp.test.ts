import { expect, it } from 'vitest';
import { timestamp } from '../../../../../core/platform/time/timestamp.ts';

it('reads a time, in Amsterdam’s where it names no offset [dates-2, video-3]', () => {
  expect(timestamp().parse('2026-03-29T20:00:00+02:00')).toBe(Date.parse('2026-03-29T18:00:00Z'));
  expect(timestamp().parse('2026-03-29T20:00')).toBe(Date.parse('2026-03-29T18:00:00Z'));
  expect(timestamp().parse('1774807200')).toBe(1_774_807_200_000);
});

it.each([undefined, '', 'morgenavond', '2026-02-30', '{}'])('refuses %s [video-3]', (raw) => {
  expect(() => timestamp().parse(raw)).toThrow(TypeError);
});

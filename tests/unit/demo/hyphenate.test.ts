import { expect, it } from 'vitest';
import { ARCHIVE_SHOWS, newestOfEach } from '../../../demo/content/podcast-archive.ts';
import { hyphenate } from '../../../demo/server/hyphenate.ts';

/** Maximum number of letters of a word that fits a third of a phone's width. */
const FITS = 11;

it('divides a long word where a hyphen may stand, and changes no letter', () => {
  expect(hyphenate('Elf uur onderhandelen over elf kilometer dijk')).toBe(
    'Elf uur onder\u00adhandelen over elf kilometer dijk',
  );
  expect(hyphenate('Luisterartikelen')).toBe('Luister\u00adartikelen');
  expect(hyphenate('Onderhandelende partijen')).toBe('Onderhandelende partijen');
});

it('knows each long word on the cards of podcasts', () => {
  const texts = [
    ...newestOfEach().map(({ title }) => title),
    ...Object.values(ARCHIVE_SHOWS).map(({ title }) => title),
  ];
  const long = texts
    .flatMap((text) => hyphenate(text).match(/\p{L}+/gu) ?? [])
    .filter((part) => part.length > FITS);
  expect(long).toEqual([]);
});

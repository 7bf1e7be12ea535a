// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pictureSchema, readPicture } from '../../../../../core/domain/teasers/picture.ts';
import { parsed } from '../../../support/parsed.ts';

const read = (raw: unknown) => readPicture(parsed(pictureSchema, raw));
const plain = (url: string) => ({ url, webp: undefined });

it('reads both sizes with their formats [my-news-2]', () => {
  const raw = {
    small: { url: '/s.jpg', url_webp: '/s.webp' },
    medium: { url: '/m.jpg', url_webp: '/m.webp' },
  };
  expect(read(raw)).toEqual({
    small: { url: '/s.jpg', webp: '/s.webp' },
    medium: { url: '/m.jpg', webp: '/m.webp' },
  });
});

it.each<[string, unknown, object | undefined]>([
  ['an address', '/een.jpg', { small: plain('/een.jpg'), medium: plain('/een.jpg') }],
  ['one size', { url: '/een.jpg' }, { small: plain('/een.jpg'), medium: plain('/een.jpg') }],
  ['sizes in urls', { urls: { medium: '/m.jpg' } }, { small: plain('/m.jpg'), medium: plain('/m.jpg') }],
  ['only the small size', { small: { url: '/s.jpg' } }, { small: plain('/s.jpg'), medium: plain('/s.jpg') }],
  [
    'webp alone',
    { medium: { url_webp: '/m.webp' } },
    { small: { webp: '/m.webp' }, medium: { webp: '/m.webp' } },
  ],
  [
    'a wrong small size',
    { small: 7, medium: { url: '/m.jpg' } },
    { small: plain('/m.jpg'), medium: plain('/m.jpg') },
  ],
  [
    'a wrong format',
    { medium: { url: '/m.jpg', url_webp: [] } },
    { small: plain('/m.jpg'), medium: plain('/m.jpg') },
  ],
  ['nothing', null, undefined],
  ['an empty text', ' ', undefined],
  ['a number', 7, undefined],
  ['a list', ['/een.jpg'], undefined],
  ['no address', { medium: {} }, undefined],
  [
    'addresses that run code',
    { small: { url: 'javascript:alert(1)' }, medium: { url: 'data:image/png,x' } },
    undefined,
  ],
  ['http on another site', 'http://elders.example/een.jpg', undefined],
])('reads %s [my-news-2, recommendations-2]', (_, raw, expected) => {
  expect(read(raw)).toEqual(expected);
});

// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  downloadAddress,
  findOption,
  readOption,
} from '../../../../../widgets/ebooks/ebook-select/options.ts';
import { anyText } from '../../../support/any-text.ts';
import { markup } from '../../../support/markup.ts';

function option(attributes: string, label = '') {
  document.body.replaceChildren(...markup(`<label><input type="radio" ${attributes}>${label}</label>`));
  return readOption(document.querySelector('input') as HTMLInputElement);
}

it('reads value, name, info, image and author [ebook-2]', () => {
  expect(
    option(
      'value="pont" data-name="De pont" data-info="Over water" data-image="/p.webp" data-author="H. V."',
    ),
  ).toEqual({ value: 'pont', name: 'De pont', info: 'Over water', image: '/p.webp', author: 'H. V.' });
});

it('works with incomplete markup [ebook-2]', () => {
  expect(option('value="pont"', ' De\n pont ')).toEqual({
    value: 'pont',
    name: 'De pont',
    info: '',
    image: undefined,
    author: '',
  });
  expect(option('value="pont"').name).toBe('pont');
  expect(option('').value).toBe('');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'http://elsewhere.example/x.png'])(
  'shows no cover from %s [ebook-2, ebook-11]',
  (image) => {
    expect(option(`value="pont" data-image="${image}"`).image).toBeUndefined();
  },
);

it('finds only the server’s books, the first of several [ebook-11]', () => {
  const one = { value: 'pont', name: 'Eerste', info: '', image: undefined, author: '' };
  const options = [one, { ...one, name: 'Tweede' }];
  expect(findOption(options, 'pont')).toBe(one);
  for (const value of ['PONT', 'pont ', 'pon', '', '__proto__', '<!doctype html>']) {
    expect(findOption(options, value)).toBeUndefined();
  }
  expect(findOption([], 'pont')).toBeUndefined();
});

it('encodes the value, so that it stays one part of the path [ebook-3, ebook-11]', () => {
  expect(downloadAddress('de-laatste-pont')).toBe('/ebook/download/de-laatste-pont');
  expect(downloadAddress('a/../b?c#d é')).toBe('/ebook/download/a%2F..%2Fb%3Fc%23d%20%C3%A9');
  expect(downloadAddress('x'.repeat(10_000))).toBe(`/ebook/download/${'x'.repeat(10_000)}`);
  for (const value of ['', '.', '..', '\ud800']) expect(downloadAddress(value)).toBeUndefined();
});

it('whatever the value is, the address leads to it and nowhere else [ebook-11]', () => {
  fc.assert(
    fc.property(anyText, (value) => {
      const address = downloadAddress(value);
      if (address === undefined) return;
      const url = new URL(address, 'https://krant.example');
      expect(url.origin).toBe('https://krant.example');
      expect([url.search, url.hash]).toEqual(['', '']);
      expect(decodeURIComponent(url.pathname)).toBe(`/ebook/download/${value}`);
    }),
  );
});

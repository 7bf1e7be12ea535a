// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import {
  findPlaces,
  readPlaces,
} from '../../../../../widgets/specials/special-bevrijding-nederland/places.ts';

const read = (html: string) => {
  document.body.innerHTML = `<div><svg><title>Kaart</title></svg>${html}</div>`;
  return readPlaces(document.body.firstElementChild as HTMLElement);
};

it.each([
  ['<li>Breda: <time datetime="1944-10-29">29 oktober 1944</time></li>', 'Breda', '29 oktober 1944'],
  ['<li>Bergen op Zoom – 27 oktober 1944</li>', 'Bergen op Zoom', '27 oktober 1944'],
  ['<li><strong>Goes</strong> (29 oktober 1944)</li>', 'Goes', '29 oktober 1944'],
  ['<li>Goes 1944-10-29</li>', 'Goes', '29 oktober 1944'],
  ['<li data-liberated-on="1944-09-14">Maastricht</li>', 'Maastricht', '14 september 1944'],
  ['<li data-place="Mesch" data-date="1944-09-12">Het eerste dorp</li>', 'Mesch', '12 september 1944'],
  ['<dl><dt>Venlo</dt><dd>1 maart 1945</dd></dl>', 'Venlo', '1 maart 1945'],
  ['<table><tr><th>Plaats</th></tr><tr><td>Tiel</td><td>8 mei 1945</td></tr></table>', 'Tiel', '8 mei 1945'],
  ['<table><tr><th scope="row">Tiel</th><td>8 mei 1945</td></tr></table>', 'Tiel', '8 mei 1945'],
  [
    '<li><b data-place="Mesch">Het eerste dorp</b> <time datetime="1944-09-12">12/9</time></li>',
    'Mesch',
    '12/9',
  ],
  ['<table><tr><td data-place="Tiel">Tiel</td><td>8 mei 1945</td></tr></table>', 'Tiel', '8 mei 1945'],
  ['<ul><li> </li><li>Urk: later</li></ul>', 'Urk', ''],
])('reads %s [special-bevrijding-nederland-2]', (html, name, date) => {
  expect(read(html)).toEqual([{ name, date }]);
});

const PLACES = ['Den Haag', 'Haarlem', '’s-Gravenhage', 'Súdwest', 'Haarlemmermeer', 'Utrecht'].map(
  (name) => ({
    name,
    date: '',
  }),
);

it.each([
  ['haarlem', ['Haarlem']],
  ['haar', ['Haarlem', 'Haarlemmermeer']],
  ['HAAG', ['Den Haag']],
  ['sudwest', ['Súdwest']],
  [' utrecht ', ['Utrecht']],
  ['Atlantis', []],
  ['  ', []],
])('finds for %j %j [special-bevrijding-nederland-2]', (text, names) => {
  expect(findPlaces(PLACES, text).map(({ name }) => name)).toEqual(names);
});

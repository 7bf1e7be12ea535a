// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { spotName } from '../../../../../core/ui/spots/spot-name.ts';
import { markup } from '../../../support/markup.ts';

it.each([
  ['<li><p>Een zin.</p><h3> De \n vijver </h3></li>', 'De vijver'],
  ['<li aria-label="Appelboom"><h3>Boom</h3></li>', 'Appelboom'],
  ['<li data-title="Heg"><h3>Boom</h3></li>', 'Heg'],
  ['<li><strong>Egel</strong> slaapt</li>', 'Egel'],
  ['<li>Alleen woorden</li>', 'Alleen woorden'],
  [`<li>${'lange zin '.repeat(12)}</li>`, 'lange zin lange zin lange zin lange zin lange zin lange zin…'],
  ['<li><img alt=""></li>', 'Punt 3'],
])('names %j %j', (html, name) => {
  expect(spotName(markup(html)[0] as HTMLElement, 'Punt 3')).toBe(name);
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createLabel, labelText } from '../../../../../../widgets/ads/ads/slot/ad-label.ts';

it.each([
  [undefined, undefined, 'Advertentie'],
  ['Bakkerij Kist', undefined, 'Advertentie van Bakkerij Kist'],
  [undefined, '/n/1/', 'Politieke advertentie'],
  ['Partij A', '/n/1/', 'Politieke advertentie, betaald door Partij A'],
])('says who pays, and whether it is political: %s, %s [ads-17, ads-18]', (sponsor, notice, text) => {
  expect(labelText({ sponsor, notice })).toBe(text);
  const label = createLabel({ sponsor, notice });
  expect(label.querySelector('[aria-hidden="true"]')?.textContent).toBe(text);
});

it('links to the transparency notice of a political one alone, for screen readers too [ads-18]', () => {
  const link = createLabel({ sponsor: 'Partij A', notice: 'https://a.example/n/1/' }).querySelector('a');
  expect(link?.textContent).toBe('Transparantieverklaring');
  expect(link?.href).toBe('https://a.example/n/1/');
  expect(link?.closest('[aria-hidden]')).toBeNull();
  expect(createLabel({ sponsor: 'Kist', notice: undefined }).querySelector('a')).toBeNull();
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { plainText, readRichText } from '../../../../../core/platform/html/rich-text.ts';

it.each([
  ['https://elders.example/', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['ftp://elders.example/', false],
  ['http://elders.example/', false],
  ['tel:0201234567', false],
])('of a link to %s the words stay, and where it leads: %s [paywall-campaign-8]', async (href, isKept) => {
  const text = await readRichText(`<p>een <a href="${href}">twee</a></p>`);
  expect(plainText(text)).toBe('een twee');
  expect(JSON.stringify(text).includes(href)).toBe(isKept);
});

// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { hrefOf, isLinkToPlace } from '../../../../../core/platform/history/href-of.ts';

const HERE = location.href.replace(/#.*/, '');

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  return link;
}

function setBase(href: string): void {
  document.head.innerHTML = `<base href="${href}">`;
}

afterEach(() => {
  document.head.innerHTML = '';
});

it('writes a fragment alone, and the whole address where a <base> names another page [table-of-contents-1]', () => {
  expect(hrefOf('het herstel')).toBe('#het%20herstel');
  setBase('https://paper.test/elders/');
  expect(hrefOf('het herstel')).toBe(`${HERE}#het%20herstel`);
});

it.each([
  ['#deel', true],
  [`${HERE}#deel`, true],
  [HERE, false],
  ['https://paper.test/elders/#deel', false],
])('finds that a link to %s leads into the page: %s [table-of-contents-1]', (href, isInside) => {
  expect(isLinkToPlace(linkTo(href))).toBe(isInside);
});

it('knows the links that it writes itself under a <base> [table-of-contents-1]', () => {
  setBase('https://paper.test/elders/');
  expect(isLinkToPlace(linkTo(hrefOf('deel')))).toBe(true);
});

// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { isPushPage } from '../../../../../widgets/shell/push-prompt/is-push-page.ts';

const PAGE = { appView: false, pageType: 'article', thirdpartyTemplate: '', articleIsFree: false };

afterEach(() => {
  document.body.replaceChildren();
  delete document.body.dataset.articleIsFree;
});

it('is a page of the paper itself that everybody may read [web-push-1]', () => {
  expect(isPushPage(PAGE, document.body)).toBe(true);
  expect(isPushPage({ ...PAGE, pageType: 'frontpage' }, document.body)).toBe(true);
});

it.each([
  { appView: true },
  { thirdpartyTemplate: 'webshop' },
  { pageType: 'paywall-audio' },
  { pageType: 'paywall-activate' },
])('is none with %j [web-push-1]', (other) => {
  expect(isPushPage({ ...PAGE, articleIsFree: true, ...other }, document.body)).toBe(false);
});

it.each([
  '<div data-paywall-content></div>',
  '<section data-paywall-type="modal-hard"></section>',
  '<div data-widget="paywall"></div>',
])('is none with %s, unless its article is free [web-push-1]', (markup) => {
  document.body.innerHTML = markup;
  expect(isPushPage(PAGE, document.body)).toBe(false);
  expect(isPushPage({ ...PAGE, articleIsFree: true }, document.body)).toBe(true);
});

it('is none where the page says that its article is not free [web-push-1]', () => {
  document.body.dataset.articleIsFree = 'false';
  expect(isPushPage(PAGE, document.body)).toBe(false);
});

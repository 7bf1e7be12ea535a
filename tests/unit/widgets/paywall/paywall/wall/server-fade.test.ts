// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  holdFade,
  releaseFade,
  serverOffer,
} from '../../../../../../widgets/paywall/paywall/wall/server-fade.ts';

const FADED = '<div data-paywall-content data-paywall-faded></div><div data-paywall-offer hidden></div>';
const hooks = () => [...document.querySelectorAll('[data-widget="paywall"]')] as [Element, Element];
const faded = () => document.querySelector('[data-paywall-content]')?.getAttribute('data-paywall-faded');

beforeEach(() => {
  document.body.innerHTML = `<div data-widget="paywall"></div><div data-widget="paywall"></div>${FADED}`;
});

it('holds the text until no hook waits for its decision any more', () => {
  const [page, banner] = hooks();
  holdFade(page);
  holdFade(banner);
  expect(faded()).toBe('held');
  releaseFade(banner);
  expect(faded()).toBe('held');
  expect(serverOffer()).toBe(document.querySelector('[data-paywall-offer]'));
  releaseFade(page);
  expect(faded()).toBeNull();
  expect(serverOffer()).toBeNull();
});

it.each([
  ['holds', 'held', () => {}],
  ['releases', null, (hook: Element) => releaseFade(hook)],
])('%s a text that arrives after the decision was requested', (_name, expected, decide) => {
  vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
  document.querySelector('[data-paywall-content]')?.remove();
  const [hook] = hooks();
  holdFade(hook);
  decide(hook);
  document.body.insertAdjacentHTML('beforeend', FADED);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(faded()).toBe(expected);
  releaseFade(hook);
  vi.restoreAllMocks();
});

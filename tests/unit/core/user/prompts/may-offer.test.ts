// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetDocument } from '../../../../../core/runtime/page/document-value.ts';
import { countPageView, mayOffer } from '../../../../../core/user/prompts/may-offer.ts';
import { logged } from '../../../support/logged.ts';

const KEY = 'nmt_visit_views';
/** A page of the visit. */
const page = (config: Record<string, unknown>) => ({ config: { ...config } });

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('lets prompts show on every page, and counts nothing, unless the site says otherwise', () => {
  expect(mayOffer(page({}))).toBe(true);
  expect(sessionStorage.length).toBe(0);
});

it('leaves the first pages of a visit alone; a page counts once', () => {
  const config = { promptsFromPageView: 3 };
  const answers: boolean[] = [];
  for (let view = 1; view <= 4; view += 1) {
    const opened = page(config);
    expect(countPageView(opened)).toBe(view);
    answers.push(mayOffer(opened), mayOffer(opened));
  }
  expect(answers).toEqual([false, false, false, false, true, true, true, true]);
  expect(sessionStorage.getItem(KEY)).toBe('4');
});

it.each(['viel', '-3', '1e9999', ''])('begins at one for a stored %j', (stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(countPageView(page({ promptsFromPageView: 2 }))).toBe(1);
});

it.each([0, 1.5, '2', null])('refuses the setting %j with a warning, and lets prompts show', (value) => {
  expect(mayOffer(page({ promptsFromPageView: value }))).toBe(true);
  expect(logged(/^warn/).flat().join(' ')).toContain('promptsFromPageView');
});

it('counts each page as the first where nothing can be stored', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  });
  const config = { promptsFromPageView: 2 };
  expect(mayOffer(page(config))).toBe(false);
  forgetDocument();
  expect(mayOffer(page(config))).toBe(false);
});

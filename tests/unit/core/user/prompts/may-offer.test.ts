// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { logged } from '../../../support/logged.ts';

const KEY = 'nmt_visit_views';
const page = (config: Record<string, unknown>) => ({ config });

/** Another page of the visit: the module starts anew. */
async function open() {
  vi.resetModules();
  return import('../../../../../core/user/prompts/may-offer.ts');
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('lets prompts show on every page, and counts nothing, unless the site says otherwise', async () => {
  const { mayOffer } = await open();
  expect(mayOffer(page({}))).toBe(true);
  expect(sessionStorage.length).toBe(0);
});

it('leaves the first pages of a visit alone; a page counts once', async () => {
  const config = { promptsFromPageView: 3 };
  const answers: boolean[] = [];
  for (let view = 1; view <= 4; view += 1) {
    const { mayOffer, countPageView } = await open();
    expect(countPageView(page(config))).toBe(view);
    answers.push(mayOffer(page(config)), mayOffer(page(config)));
  }
  expect(answers).toEqual([false, false, false, false, true, true, true, true]);
  expect(sessionStorage.getItem(KEY)).toBe('4');
});

it.each(['viel', '-3', '1e9999', ''])('begins at one for a stored %j', async (stored) => {
  sessionStorage.setItem(KEY, stored);
  const { countPageView } = await open();
  expect(countPageView(page({ promptsFromPageView: 2 }))).toBe(1);
});

it.each([0, 1.5, '2', null])(
  'refuses the setting %j with a warning, and lets prompts show',
  async (value) => {
    const { mayOffer } = await open();
    expect(mayOffer(page({ promptsFromPageView: value }))).toBe(true);
    expect(logged(/^warn/).flat().join(' ')).toContain('promptsFromPageView');
  },
);

it('counts each page as the first where nothing can be stored', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  });
  const config = { promptsFromPageView: 2 };
  expect((await open()).mayOffer(page(config))).toBe(false);
  expect((await open()).mayOffer(page(config))).toBe(false);
});

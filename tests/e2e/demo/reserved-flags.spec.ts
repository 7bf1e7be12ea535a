import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

type Attributes = Readonly<Record<string, string>>;

/** The height of the first matching element under the base style, in an otherwise empty body. */
const heightOf = (page: Page, bodyAttributes: Attributes, ...elements: Attributes[]) =>
  page.evaluate(
    ([bodyAttributes, elements]) => {
      const set = (element: Element, attributes: Attributes) => {
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        return element;
      };
      set(document.body, bodyAttributes).replaceChildren(
        ...elements.map((attributes) => set(document.createElement('div'), attributes)),
      );
      document.body.firstElementChild?.append('Welkom.');
      return document.body.firstElementChild?.getBoundingClientRect().height;
    },
    [bodyAttributes, elements] as const,
  );

test('a flag means to the base style what it means to the script [ads-1, loader-12]', async ({
  paper,
  page,
}) => {
  paper.tolerate(/./);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/features/ads.html', { waitUntil: 'domcontentloaded' });

  await test.step('data-allow-ads', async () => {
    const slot = { 'data-ad-position': 'leaderboard' };
    for (const value of ['true', '1', ' true ']) {
      expect.soft(await heightOf(page, { 'data-allow-ads': value }, slot), value).toBeGreaterThan(200);
    }
    for (const value of ['false', '0', '']) {
      expect.soft(await heightOf(page, { 'data-allow-ads': value }, slot), value).toBe(0);
    }
  });

  await test.step('data-expected', async () => {
    const wall = (value: string) => ({ 'data-widget': 'paywall', 'data-expected': value });
    const type = { 'data-page-type': 'paywall-audio' };
    for (const value of ['', 'true', '1']) {
      expect.soft(await heightOf(page, type, wall(value)), value).toBeGreaterThan(400);
    }
    for (const value of ['false', '0']) {
      expect.soft(await heightOf(page, type, wall(value)), value).toBeLessThan(100);
    }
  });

  await test.step('data-hidden', async () => {
    const content = (value: string) => ({ 'data-visitors': 'subscribed', 'data-hidden': value });
    for (const value of ['', 'true', '1'])
      expect.soft(await heightOf(page, {}, content(value)), value).toBe(0);
    for (const value of ['false', '0']) {
      expect.soft(await heightOf(page, {}, content(value)), value).toBeGreaterThan(0);
    }
  });

  await test.step('the space for a banner, once its feature does not run', async () => {
    const banner = { 'data-paywall-banner': '' };
    const wall = { 'data-widget': 'paywall' };
    expect.soft(await heightOf(page, {}, banner, { ...wall, 'data-widget-state': 'waiting' })).toBe(272);
    expect.soft(await heightOf(page, {}, banner, { ...wall, 'data-widget-skipped': '' })).toBeLessThan(100);
    expect.soft(await heightOf(page, { 'data-failed-features': 'quiz paywall' }, banner)).toBeLessThan(100);
  });
});

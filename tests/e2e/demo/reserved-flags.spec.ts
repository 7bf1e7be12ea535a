import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

/** The height of an element under the base style, on a page without scripts of its own. */
const heightOf = (page: Page, bodyAttributes: Record<string, string>, html: string) =>
  page.evaluate(
    ([attributes, html]) => {
      for (const [name, value] of Object.entries(attributes)) document.body.setAttribute(name, value);
      document.body.innerHTML = html;
      return document.body.firstElementChild?.getBoundingClientRect().height;
    },
    [bodyAttributes, html] as const,
  );

test('a flag means to the base style what it means to the script [ads-1, loader-12]', async ({
  paper,
  page,
}) => {
  paper.tolerate(/./);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/features/ads.html', { waitUntil: 'domcontentloaded' });

  await test.step('data-allow-ads', async () => {
    const slot = '<div data-ad-position="leaderboard"></div>';
    for (const value of ['true', '1', ' true ']) {
      expect.soft(await heightOf(page, { 'data-allow-ads': value }, slot), value).toBeGreaterThan(400);
    }
    for (const value of ['false', '0', '']) {
      expect.soft(await heightOf(page, { 'data-allow-ads': value }, slot), value).toBe(0);
    }
  });

  await test.step('data-expected', async () => {
    const wall = (value: string) => `<div data-widget="paywall" data-expected="${value}"></div>`;
    const type = { 'data-page-type': 'paywall-audio' };
    for (const value of ['', 'true', '1']) {
      expect.soft(await heightOf(page, type, wall(value)), value).toBeGreaterThan(400);
    }
    for (const value of ['false', '0']) expect.soft(await heightOf(page, type, wall(value)), value).toBe(0);
  });

  await test.step('data-hidden', async () => {
    const content = (value: string) => `<p data-visitors="subscribed" data-hidden="${value}">Welkom.</p>`;
    for (const value of ['', 'true', '1'])
      expect.soft(await heightOf(page, {}, content(value)), value).toBe(0);
    for (const value of ['false', '0']) {
      expect.soft(await heightOf(page, {}, content(value)), value).toBeGreaterThan(0);
    }
  });

  await test.step('the space for a banner, once its feature does not run', async () => {
    const slot = (mark: string) => `<div data-paywall-banner></div><div data-widget="paywall" ${mark}></div>`;
    expect.soft(await heightOf(page, {}, slot('data-widget-state="waiting"'))).toBe(272);
    for (const mark of ['data-widget-skipped', 'data-widget-state="failed"']) {
      expect.soft(await heightOf(page, {}, slot(mark)), mark).toBe(0);
    }
  });
});

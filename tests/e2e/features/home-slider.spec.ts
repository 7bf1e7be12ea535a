import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const NOW = '2026-03-29T13:00:00Z';
const FEED = '**/feeds/home/latest-news.json';
/** A time in the middle of its minute, so that the number of whole minutes does not depend on a millisecond. */
const at = (minutesAgo: number) => new Date(Date.parse(NOW) - minutesAgo * 60_000 - 30_000).toISOString();
const item = (id: number, minutesAgo: number, type = 'article') =>
  `<li data-article-type="${type}"><p data-item-label>Oud label</p><h3><a href="/nieuws/2026/03/29/oud-a${id}">Oud ${id}</a></h3><p>Inleiding ${id}</p><img src="/static/images/wad-640.webp" width="64" height="40" alt="Het wad"><time datetime="${at(minutesAgo)}">eerder</time></li>`;
const hook = (attributes = 'data-max-age="60"', items = [item(1, 10), item(2, 90), item(3, 95)]) =>
  `<div data-widget="home-slider" ${attributes}><ul>${items.join('')}</ul></div><a href="/nieuws/2026/03/29/elders-a9">Ook op de pagina</a>`;
const fed = (id: number, minutesAgo: number, more: object = {}) => ({
  headline: `Nieuw ${id}`,
  url: `/nieuws/2026/03/29/nieuw-a${id}`,
  article_published_at: at(minutesAgo),
  article_type: 'article',
  label: 'Nieuws',
  image: { medium: { url: '/static/images/stad-640.webp' } },
  ...more,
});
const items = (page: Page) => page.locator('main [data-widget="home-slider"] li');
const links = (page: Page) => items(page).getByRole('link');

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'nmt_now', value: NOW, url: baseURL ?? '' }]);
});

test("replaces today's old items by the newest of the feed, in the same shape [home-slider-1, home-slider-2]", async ({
  paper,
  page,
}) => {
  const calls = await paper.answer(FEED, { items: [fed(5, 5), fed(4, 2), fed(9, 1), fed(6, 30)] });
  await paper.replaceMain(hook());
  await paper.open('/');
  await paper.settle('home-slider');
  await expect(links(page)).toHaveText(['Oud 1', 'Nieuw 4', 'Nieuw 5']);
  await expect(items(page).nth(1)).toHaveText('NieuwsNieuw 42 minuten geleden');
  await expect(links(page).nth(1)).toHaveAttribute('href', /nieuw-a4$/);
  await expect(items(page).nth(1).locator('img')).toHaveAttribute('src', '/static/images/stad-640.webp');
  expect(calls).toHaveLength(1);
});

test('a shorter headline moves nothing that is in view [home-slider-1]', async ({ paper, page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await paper.answer(FEED, { items: [fed(4, 2)] });
  const long = 'Een kop van gisteren die op een telefoon zeker drie regels nodig heeft';
  await paper.replaceMain(hook(undefined, [item(2, 90).replace('Oud 2', long)]));
  await paper.open('/');
  await expect(links(page)).toHaveText(['Nieuw 4']);
  const { score, moved } = await layoutShift(page);
  expect(score, moved.join('\n')).toBe(0);
});

import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

const URL_ = '/data/cards/proef';
const hook = (kind: string, content = '<p><a href="/sectie/sport/">Meer sport</a></p>') =>
  `<div data-lazy-load-url="${URL_}" data-lazy-card="${kind}">${content}</div>`;
const FAR = (kind: string) =>
  `<svg width="10" height="4000"></svg>${hook(kind)}<svg width="10" height="4000"></svg>`;
const container = (page: Page) => page.locator('main [data-lazy-load-url]');
const card = (page: Page) => container(page).locator('> ul > li');
const article = (at: number) => ({ url: `/?${at}`, headline: `Kop ${at}`, label: 'Sport' });

async function scrollNear(page: Page, distance: number): Promise<void> {
  await container(page).evaluate(async (element, distance) => {
    const top = element.getBoundingClientRect().top + scrollY - innerHeight - distance;
    scrollTo({ top, behavior: 'instant' });
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, distance);
}

test('requests its items within 400 px, once, and neither page nor focus moves when they arrive [lazy-cards-1]', async ({
  paper,
  page,
}) => {
  const calls = await paper.answer(`**${URL_}`, { hits: [1, 2, 3].map(article) });
  await paper.replaceMain(FAR('article'));
  await paper.open('/');
  await paper.settle('weather');
  await scrollNear(page, 440);
  const served = container(page).getByRole('link', { name: 'Meer sport' });
  await served.evaluate((link) => link.focus({ preventScroll: true }));
  expect(calls).toHaveLength(0);
  const before = await container(page).boundingBox();
  await scrollNear(page, 360);
  await expect(container(page).getByRole('link')).toHaveText(['Kop 1', 'Kop 2', 'Kop 3']);
  await expect(container(page).getByRole('link', { name: 'Kop 1' })).toBeFocused();
  expect((await container(page).boundingBox())?.height).toBe(before?.height);
  expect(calls).toHaveLength(1);
});

test('shows articles, from items as from hits [lazy-cards-1, lazy-cards-2]', async ({ paper, page }) => {
  const publishedAt = '2026-03-29T08:00:00Z';
  await page.clock.setFixedTime('2026-03-29T10:00:00Z');
  const images = [{ variations: [{ url: '/static/images/wad-640.webp' }] }];
  await paper.answer(`**${URL_}`, { items: [{ ...article(1), publishedAt, images }] });
  await paper.replaceMain(hook('article'));
  await paper.open('/');
  await expect(card(page)).toHaveText('SportKop 12 uur geleden');
  await expect(card(page).locator('img')).toHaveJSProperty('naturalWidth', 640);
  await card(page).click();
  await expect(page).toHaveURL('/?1');
});

test('shows archive cards with up to 3 tags that lead to the archive [lazy-cards-3, lazy-cards-4]', async ({
  paper,
  page,
}) => {
  const tags = ['Water', 'Wonen', 'Werk', 'Wind'].map((name) => ({
    type: 'onderwerp',
    slug: name.toLowerCase(),
    name,
  }));
  const item = {
    url: '/?1',
    headline: 'Uit 1953',
    publication: 'Handelsblad',
    publishedAt: -533_520_000,
    tags,
  };
  await paper.answer(`**${URL_}`, { hits: [item] });
  await paper.replaceMain(hook('archive'));
  await paper.open('/');
  await expect(card(page).first()).toContainText('4 februari 1953');
  await expect(container(page).getByRole('link')).toHaveText(['Uit 1953', 'Water', 'Wonen', 'Werk']);
  await expect(page.getByRole('link', { name: 'Wonen' })).toHaveAttribute(
    'href',
    '/search?onderwerp=wonen&source=archive',
  );
});

test('shows podcasts and up to 6 careers [lazy-cards-5, lazy-cards-6]', async ({ paper, page }) => {
  await paper.replaceMain(
    '<div data-lazy-load-url="/data/cards/podcast" data-lazy-card="podcast"></div><div data-lazy-load-url="/data/cards/proef" data-lazy-card="career"></div>',
  );
  const job = {
    link: [{ href: '/vacatures/' }],
    title: 'Redacteur',
    images: [{ type: 'thumb', url: '/static/images/stad-640.webp' }],
  };
  await paper.answer(`**${URL_}`, { items: Array.from({ length: 9 }, () => job) });
  await paper.open('/');
  await expect(page.locator('[data-lazy-card="podcast"] > ul > li').first()).toContainText(
    /Vandaag.*\d+ min/,
  );
  await expect(page.locator('[data-lazy-card="career"] > ul > li')).toHaveCount(6);
});

test('shows empty cards of the same size where the server sent nothing [lazy-cards-8]', async ({
  paper,
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${URL_}`, async (route) => {
    await held;
    await route.fulfill({ json: { hits: [article(1)] } });
  });
  await paper.replaceMain(hook('article', ''));
  await paper.open('/');
  await expect(container(page)).toHaveAttribute('aria-busy', 'true');
  await expect(card(page)).toHaveCount(4);
  await expect(container(page).getByRole('listitem')).toHaveCount(0);
  const before = await container(page).boundingBox();
  answer();
  await expect(container(page).getByRole('link')).toHaveText('Kop 1');
  await expect(container(page)).not.toHaveAttribute('aria-busy');
  expect((await container(page).boundingBox())?.height).toBe(before?.height);
});

for (const [what, answer, says] of [
  ['is empty', { hits: [] }, /Error: No response from lazy load url/],
  ['has neither hits nor items', { unexpected: true }, /Error: No response from lazy load url/],
  [
    'has nothing to link to',
    { items: [{}, { headline: 'Kop', url: 'javascript:alert(1)' }] },
    /No response from lazy load url/,
  ],
  ['fails', 404, /answered 404/],
] as const) {
  test(`keeps the server’s markup where the answer ${what}, and logs it once [lazy-cards-7, lazy-cards-8]`, async ({
    paper,
    page,
  }) => {
    await paper.answer(`**${URL_}`, answer);
    paper.allow(
      new RegExp(
        `^nmt lazy-cards: The feature failed; its hook keeps what the server sent\\..*${says.source}`,
        's',
      ),
    );
    paper.tolerate(/^Failed to load resource.*proef/);
    await paper.replaceMain(hook('article'));
    await paper.open('/');
    await expect(container(page)).toHaveAttribute('data-widget-state', 'failed');
    await page.getByRole('link', { name: 'Meer sport' }).click();
    await expect(page).toHaveURL(/\/sectie\/sport\//);
  });
}

test('takes every value as text [lazy-cards-9]', async ({ paper, page }) => {
  const hostile = '<img src=x onerror="window.hacked=1">';
  const item = {
    url: '/?1',
    headline: hostile,
    publication: hostile,
    tags: [{ type: '"><b>', slug: '"onclick="window.hacked=1', name: hostile }],
  };
  await paper.answer(`**${URL_}`, { hits: [item, { ...item, url: 'javascript:window.hacked=1' }] });
  await paper.replaceMain(hook('archive'));
  await paper.open('/');
  await expect(container(page).getByRole('link', { name: hostile })).toHaveCount(2);
  await expect(container(page).locator('img, b, [onclick]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('shows 24 of ten thousand items [lazy-cards-1]', async ({ paper, page }) => {
  await paper.answer(`**${URL_}`, { hits: Array.from({ length: 10_000 }, (_, at) => article(at)) });
  await paper.replaceMain(hook('article'));
  await paper.open('/');
  await expect(card(page)).toHaveCount(24);
});

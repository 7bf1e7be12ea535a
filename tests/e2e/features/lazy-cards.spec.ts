import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true });

const URL_ = '/data/cards/proef';
const SERVED = '<p><a href="/sectie/sport/">Meer sport</a></p>';
const hook = (kind: string, content = SERVED, url = URL_) =>
  `<div data-lazy-load-url="${url}" data-lazy-card="${kind}">${content}</div>`;
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
  await paper.settleBody();
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

test('shows articles, archive cards with up to 3 tags, podcasts and up to 6 careers, and takes every value as text [lazy-cards-1, lazy-cards-2, lazy-cards-3, lazy-cards-4, lazy-cards-5, lazy-cards-6, lazy-cards-9]', async ({
  paper,
  page,
}) => {
  const images = [{ variations: [{ url: '/static/images/wad-640.webp' }] }];
  await paper.answer('**/data/cards/proef-article', {
    items: [{ ...article(1), publishedAt: '2026-03-29T08:00:00Z', images }],
  });
  const tags = ['Water', 'Wonen', 'Werk', 'Wind'].map((name) => ({
    type: 'onderwerp',
    slug: name.toLowerCase(),
    name,
  }));
  const hostile = '<img src=x onerror="window.hacked=1">';
  const attack = {
    url: '/?2',
    headline: hostile,
    publication: hostile,
    tags: [{ type: '"><b>', slug: '"onclick="window.hacked=1', name: hostile }],
  };
  await paper.answer('**/data/cards/proef-archive', {
    hits: [
      { url: '/?1', headline: 'Uit 1953', publication: 'Handelsblad', publishedAt: -533_520_000, tags },
      attack,
      { ...attack, url: 'javascript:window.hacked=1' },
    ],
  });
  const job = {
    link: [{ href: '/vacatures/' }],
    title: 'Redacteur',
    images: [{ type: 'thumb', url: '/static/images/stad-640.webp' }],
  };
  await paper.answer('**/data/cards/proef-career', { items: Array.from({ length: 9 }, () => job) });
  await paper.replaceMain(
    [
      ...['article', 'archive', 'career'].map((kind) => hook(kind, SERVED, `${URL_}-${kind}`)),
      hook('podcast', '', '/data/cards/podcast'),
    ].join(''),
  );
  await paper.open('/?now=2026-03-29T10:00:00Z');
  const cards = (kind: string) => page.locator(`main [data-lazy-card="${kind}"] > ul > li`);

  const archive = page.locator('main [data-lazy-card="archive"]');
  await expect(cards('archive').first()).toContainText('4 februari 1953');
  await expect(cards('archive').first().getByRole('link')).toHaveText(['Uit 1953', 'Water', 'Wonen', 'Werk']);
  await expect(archive.getByRole('link', { name: 'Wonen' })).toHaveAttribute(
    'href',
    '/search?onderwerp=wonen&source=archive',
  );
  await expect(archive.getByRole('link', { name: hostile })).toHaveCount(2);
  await expect(archive.locator('img, b, [onclick]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  await cards('podcast').first().scrollIntoViewIfNeeded();
  await expect(cards('podcast').first()).toContainText(/Vandaag.*\d+ min/);
  await expect(cards('career')).toHaveCount(6);
  await expect(cards('article')).toHaveText('SportKop 12 uur geleden');
  await expect(cards('article').locator('img')).toHaveJSProperty('naturalWidth', 640);
  await cards('article').click();
  await expect(page).toHaveURL('/?1');
});

test('shows empty cards where the server sent nothing, keeps its markup where the answer shows nothing, and logs it once [lazy-cards-7, lazy-cards-8]', async ({
  paper,
  page,
}) => {
  const answers: Record<string, [object | number, RegExp]> = {
    empty: [{ hits: [] }, /Error: No response from lazy load url/],
    unexpected: [{ unexpected: true }, /Error: No response from lazy load url/],
    linkless: [
      { items: [{}, { headline: 'Kop', url: 'javascript:alert(1)' }] },
      /No response from lazy load url/,
    ],
    failing: [404, /answered 404/],
  };
  for (const [name, [sent]] of Object.entries(answers)) {
    await paper.answer(`**${URL_}-${name}`, sent);
  }
  for (const [, says] of Object.values(answers)) {
    paper.allow(
      new RegExp(
        `^nmt lazy-cards: The feature failed; its hook keeps what the server sent\\..*${says.source}`,
        's',
      ),
    );
  }
  paper.tolerate(/^Failed to load resource.*proef/);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${URL_}`, async (route) => {
    await held;
    await route.fulfill({ json: { hits: [article(1)] } });
  });
  const hooks = Object.keys(answers).map((name) => hook('article', SERVED, `${URL_}-${name}`));
  await paper.replaceMain(`${hooks.join('')}<div id="leeg">${hook('article', '')}</div>`);
  await paper.open('/');
  await expect(page.locator('main [data-lazy-load-url][data-widget-state="failed"]')).toHaveCount(4);
  // One message for each cause.
  await expect.poll(() => paper.messagesOf('lazy-cards').length).toBe(2);
  await expect(container(page).getByRole('link', { name: 'Meer sport' })).toHaveCount(4);
  await test.step('empty cards of the same size where the server sent nothing', async () => {
    const empty = page.locator('#leeg [data-lazy-load-url]');
    await empty.scrollIntoViewIfNeeded();
    await expect(empty).toHaveAttribute('aria-busy', 'true');
    await expect(empty.locator('> ul > li')).toHaveCount(4);
    await expect(empty.getByRole('listitem')).toHaveCount(0);
    const before = await empty.boundingBox();
    answer();
    await expect(empty.getByRole('link')).toHaveText('Kop 1');
    await expect(empty).not.toHaveAttribute('aria-busy');
    expect((await empty.boundingBox())?.height).toBe(before?.height);
  });
  await page.getByRole('link', { name: 'Meer sport' }).last().click();
  await expect(page).toHaveURL(/\/sectie\/sport\//);
});

test('its row scrolls inside a column of a grid, which it does not widen [lazy-cards-1]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await paper.answer(`**${URL_}`, { hits: [1, 2, 3, 4, 5, 6, 7, 8].map(article) });
  await paper.replaceMain(`<div><div>${hook('article')}</div><p>Ernaast</p></div>`);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const grid = document.querySelector<HTMLElement>('main > div');
      Object.assign(grid?.style ?? {}, { display: 'grid', gridTemplateColumns: '2fr 1fr' });
    });
  });
  await paper.open('/');
  await expect(card(page)).toHaveCount(8);
  expect(await sidewaysOverflow(page)).toEqual([]);
  const { width = 0 } = (await container(page).boundingBox()) ?? {};
  expect((await container(page).getByRole('list').first().boundingBox())?.width).toBe(width);
});

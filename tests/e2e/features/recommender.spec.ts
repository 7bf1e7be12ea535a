import type { Page, Request } from 'playwright/test';
import { running } from '../support/features.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const EVENTS = '**/papi/api/v2/user/me/recommender/events';
const eventsOf = (calls: readonly Request[]) =>
  calls.flatMap((call) =>
    (call.postDataJSON() as { article_id: number; event: string }[]).map(
      ({ event, article_id }) => `${event} ${article_id}`,
    ),
  );

/** Scrolls the top of a teaser to a height of the viewport, in px. */
const putAt = (page: Page, id: number, top: number) =>
  page.locator(`[data-recommender-id="${id}"]`).evaluate((teaser, top) => {
    scrollBy({ top: teaser.getBoundingClientRect().top - top, behavior: 'instant' });
  }, top);

/** Waits two frames: the browser reports what is in view after the first. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('reports a teaser once all of it was in view, a taller one once it fills the window [recommender-1, recommender-2]', async ({
  paper,
  page,
}) => {
  const calls = await paper.answer(EVENTS, {});
  await paper.edit((html) =>
    html.replace(
      /(<main[^>]*>).*(<\/main>)/s,
      '$1<div id="first"></div><article data-recommender-id="11">Klein</article><div></div><article data-recommender-id="12">Groot</article><div></div><article data-recommender-id="13">Laatste</article><div></div>$2',
    ),
  );
  // From the start, because what is in view counts at once. The strict policy allows no styles in markup.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'main > * { height: 1200px } main > [data-recommender-id] { height: 200px } main > [data-recommender-id="12"] { height: 1600px }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  await paper.open('/vacatures/?visitor=subscribed');
  await running(page, 'recommender');
  await putAt(page, 11, 700);
  await settled(page);
  await putAt(page, 12, 400);
  await settled(page);
  await putAt(page, 12, -300);
  await expect.poll(() => eventsOf(calls)).toEqual(['seen 12']);
  await putAt(page, 11, 300);
  await expect.poll(() => eventsOf(calls)).toEqual(['seen 12', 'seen 11']);
  // Not again, and not those that were passed at a distance.
  await putAt(page, 12, -300);
  await settled(page);
  await putAt(page, 13, 300);
  await expect.poll(() => eventsOf(calls)).toEqual(['seen 12', 'seen 11', 'seen 13']);
});

test('loses nothing when the page is closed: what waits arrives [recommender-1, recommender-4]', async ({
  paper,
  page,
}) => {
  const recommended = async () => {
    const answer = await page.request.get('/papi/api/user/recommendations/?limit=50');
    const { data } = (await answer.json()) as { data: { article_id: number }[] };
    return data.map(({ article_id }) => article_id);
  };
  // The 250 ms in which events are collected never end.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((callback: () => void, delay?: number) => {
      if (delay !== 250) return setTimeout(callback, delay);
      document.documentElement.dataset.collects = '';
      return 0;
    }) as typeof window.setTimeout;
  });
  await paper.open(`${paper.article('longRead')}?visitor=subscribed`);
  await expect(page.locator('html')).toHaveAttribute('data-collects');
  await page.goto('/vacatures/');
  // An article that was read is no longer recommended.
  await expect.poll(recommended).not.toContain(4111);
});

test('reports an article that is put on the reading list [recommender-4]', async ({ paper, page }) => {
  const calls = await paper.answer(EVENTS, {});
  await paper.open('/features/recommender.html?visitor=subscribed');
  paper.tolerate(/data-recommender-id is "geen-nummer"/);
  // Before the loader has processed the link, it leads to the article.
  await paper.settle('share-overlay', { state: 'waiting' });
  await page.locator('#opgeslagen').getByRole('link', { name: 'Opslaan' }).click();
  await page.getByRole('button', { name: 'Opslaan in leeslijst' }).click();
  await expect.poll(() => eventsOf(calls)).toContain('readlist 9400004');
  expect(eventsOf(calls)).toContain('read 4101');
});

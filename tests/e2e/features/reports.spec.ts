import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { setVisibility } from '../support/visibility.ts';

test.use({ bare: true });

const DEMO = '/features/reports.html';

interface Sent {
  readonly release: string;
  readonly page: { readonly type: string; readonly path: string };
  readonly reports: readonly {
    readonly kind: string;
    readonly name?: string;
    readonly feature: string;
    readonly message?: string;
    readonly stack?: readonly string[];
  }[];
}

const received = async (page: Page): Promise<Sent[]> =>
  (await page.request.get('/data/reports')).json() as Promise<Sent[]>;

test('reports a failed feature with its place, and the vitals once the page is hidden', async ({
  paper,
  page,
}) => {
  paper.allow(/^nmt quiz: The feature failed/);
  await paper.edit((html) =>
    html.replace('<section id="meetwaarden">', '<div data-widget="quiz">Jan</div><section id="meetwaarden">'),
  );
  await paper.open(`${DEMO}?token=geheim`);
  await page.locator('[data-widget="quiz"]').scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await received(page)).flatMap(({ reports }) => reports), { timeout: 15_000 })
    .toContainEqual(
      expect.objectContaining({
        kind: 'error',
        how: 'failed',
        feature: 'quiz',
        message: expect.stringMatching(/^TypeError: quiz: the hook has no script/),
        stack: expect.arrayContaining([expect.stringMatching(/\(?quiz-\w{5}\.js:\d+:\d+\)?$/)]),
      }),
    );
  // In the form in which the page shows them.
  await expect(page.getByRole('log', { name: 'Ontvangen meldingen' })).toContainText('feature: quiz');

  await page.locator('[data-widget="weather"]').last().click();
  await setVisibility(page, 'hidden');
  await expect
    .poll(async () => (await received(page)).flatMap(({ reports }) => reports.map(({ name }) => name)))
    .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  const [first] = await received(page);
  expect(first?.page).toMatchObject({ type: 'features', path: DEMO });
  expect(JSON.stringify(await received(page))).not.toContain('geheim');
});

import { pauseClock, runUntil } from '../support/clock.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('brings new items without moving what is read, keeps the focus, and survives a failure [big-board-1, big-board-2]', async ({
  paper,
  page,
}) => {
  paper.allow(/^nmt big-board: The board could not be refreshed/);
  paper.tolerate(/Failed to load resource.* 503 .*\/bord\//);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.clock.install();
  await paper.open('/bord/');
  const items = page.locator('[data-board-items] > li');
  await expect(page.locator('[data-widget="big-board"]')).toHaveAttribute('data-widget-state', 'mounted');
  const last = items.last().getByRole('link');
  // Scrolled into view first, so that focusing does not scroll: smooth scrolling would still be running below.
  await last.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await last.focus();
  const before = (await last.boundingBox())?.y;

  let answer: 'new' | 'failure' = 'new';
  await page.route('**/bord/', async (route) => {
    if (answer === 'failure') return route.fulfill({ status: 503, contentType: 'text/html', body: '' });
    const response = await route.fetch();
    const body = (await response.text()).replace(
      'data-board-items>',
      'data-board-items><li><a href="/" onclick="alert(1)">Net binnen</a><script>alert(1)</script></li>',
    );
    await route.fulfill({ response, body });
  });
  await pauseClock(page);
  // A call has a timeout by the same clock, so it gets time to be answered.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(items.first()).toHaveText('Net binnen', { timeout: 300 });
  }).toPass();
  await expect(items.first().getByRole('link')).not.toHaveAttribute('onclick');
  await expect(page.getByText(/^Bijgewerkt om \d\d:\d\d$/)).toHaveCount(1);
  await expect(last).toBeFocused();
  expect((await last.boundingBox())?.y).toBeCloseTo(before ?? 0, 0);

  answer = 'failure';
  const time = await page.getByText(/^Bijgewerkt om/).textContent();
  await runUntil(page, () => paper.messagesOf('big-board').length > 0);
  await expect(items.first()).toHaveText('Net binnen');
  expect(await page.getByText(/^Bijgewerkt om/).textContent()).toBe(time);
});

import type { Page } from 'playwright/test';
import { happens } from '../support/liveblog.ts';
import { expect, test } from '../support/paper.ts';
import { setVisibility } from '../support/visibility.ts';

const counter = (page: Page) => page.getByRole('button', { name: /^\d+ nieuwe updates?$/ });
const headlines = (page: Page) => page.locator('[data-widget="liveblog"] li h2');

test('shows updates that are pushed, over one connection for all tabs, and none while hidden [liveblog-4, liveblog-9]', async ({
  paper,
  page,
}) => {
  const streams: string[] = [];
  const polls: string[] = [];
  page.context().on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'eventsource') streams.push(search);
    if (request.headers().accept === 'text/html' && pathname.startsWith('/nieuws/')) polls.push(pathname);
  });
  const list = await (await page.request.get('/sectie/sport/')).text();
  const [, address = ''] = /href="([^"]+)"[^>]*>[^<]*Poldermarathon/.exec(list) ?? [];
  await page.clock.install();
  await paper.open(address);
  await paper.settle('liveblog');
  await expect.poll(() => streams).toEqual(['']);
  // Without timers the page cannot poll.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

  await happens(page, 'Nieuwe update');
  await expect(counter(page)).toHaveText('1 nieuwe update');
  expect(polls).toEqual([]);

  await page.clock.resume();
  const other = await page.context().newPage();
  await paper.listen(other);
  const loaded = other.waitForResponse(/subscribe-to-stream/);
  await other.goto(address);
  await (await loaded).finished();
  await expect(other.locator('[data-widget="liveblog"][data-widget-state="mounted"]')).toBeVisible();

  await test.step('an update appears in both tabs', async () => {
    await happens(page, 'Nieuwe update');
    await happens(page, 'Stille update');
    await expect(headlines(page).first()).toContainText('(stil)');
    await expect(headlines(other).first()).toContainText('(stil)');
    await expect(counter(page)).toHaveText('2 nieuwe updates');
    await expect(counter(other)).toHaveText('1 nieuwe update');
    expect(streams).toEqual(['']);
  });

  await test.step('the other tab takes the connection when the first is hidden, and asks for the last event again', async () => {
    await setVisibility(page, 'hidden');
    await expect.poll(() => streams).toEqual(['', '?last_event_id=2']);
    await happens(other, 'Nieuwe update');
    await expect(counter(other)).toHaveText('2 nieuwe updates');
    await expect(counter(page)).toHaveText('2 nieuwe updates');
  });

  await test.step('on return the first tab fetches the page, and hears the other one again', async () => {
    await setVisibility(page, 'visible');
    await expect(counter(page)).toHaveText('3 nieuwe updates');
    expect(polls).toContain(address);
    await happens(other, 'Sluit af');
    await expect(page.getByText('Dit liveblog is afgelopen.')).toHaveCount(1);
    expect(streams).toHaveLength(2);
  });
  await other.close();
});

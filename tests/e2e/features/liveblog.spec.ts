import type { Page } from 'playwright/test';
import { runUntil } from '../support/clock.ts';
import { happens } from '../support/liveblog.ts';
import { expect, test } from '../support/paper.ts';
import { setVisibility } from '../support/visibility.ts';

const counter = (page: Page) => page.getByRole('button', { name: /^\d+ nieuwe updates?$/ });
const headlines = (page: Page) => page.locator('[data-widget="liveblog"] li h2');
const update = (page: Page, name: string) => page.locator('[data-widget="liveblog"] li', { hasText: name });
const STRAND = 'Blijf van het strand';

/** Opens the running liveblog without the demo bar in the way. */
async function openStorm(paper: {
  open(path: string): Promise<void>;
  article(kind: 'liveblog'): string;
  settle(name: string): Promise<void>;
}) {
  await paper.open(paper.article('liveblog'));
  await paper.settle('liveblog');
}

const topOf = (page: Page, name: string) =>
  update(page, name).evaluate((element) => element.getBoundingClientRect().top);

/** Browsers scroll by whole pixels, so that each change may be off by part of one. */
async function expectTop(page: Page, name: string, top: number, after: string): Promise<void> {
  expect(Math.abs((await topOf(page, name)) - top), `px moved by: ${after}`).toBeLessThanOrEqual(3);
}

for (const anchoring of ['with', 'without'])
  test(`places new updates without moving the text in view, ${anchoring} scroll anchoring, and takes the reader there [liveblog-4, liveblog-5, liveblog-6, liveblog-7, liveblog-10]`, async ({
    paper,
    page,
  }) => {
    await openStorm(paper);
    await expect(counter(page)).toBeHidden();
    if (anchoring === 'without') {
      await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    }
    await update(page, STRAND).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const before = await topOf(page, STRAND);
    for (const [action, first, count] of [
      ['Nieuwe update', 'Strandtent rolt', '1 nieuwe update'],
      ['Nieuwe update', 'Sirene in Hallum', '2 nieuwe updates'],
      ['Pin', 'Sirene in Hallum', '2 nieuwe updates'],
      ['Stille update', 'Sirene in Hallum', '2 nieuwe updates'],
      ['Wijzig', 'Sirene in Hallum', '2 nieuwe updates'],
    ] as const) {
      await happens(page, action);
      await expect(headlines(page).first()).toContainText(first);
      await expect(counter(page)).toHaveText(count);
      await expectTop(page, STRAND, before, action);
    }
    await expect(headlines(page).nth(1)).toHaveText('Kerktoren van Lindwijk houdt het haantje (stil)');
    await expect(update(page, 'Kerktoren van Lindwijk')).toContainText(/Aanvulling, \d\d:\d\d: /);
    await happens(page, 'Verwijder');
    await expect(page.getByText('Kerktoren van Lindwijk')).toHaveCount(0);
    await expectTop(page, STRAND, before, 'Verwijder');

    await counter(page).click();
    await expect(update(page, 'Strandtent rolt')).toBeFocused();
    await expect(update(page, 'Strandtent rolt')).toBeInViewport();
    await expect(counter(page)).toBeHidden();
  });

test('keeps the place in a browser without scroll anchoring, the focus, the selection and a video that plays [liveblog-7]', async ({
  paper,
  page,
}) => {
  await openStorm(paper);
  await page.evaluate((name) => {
    document.documentElement.style.setProperty('overflow-anchor', 'none');
    const item = [...document.querySelectorAll('[data-widget="liveblog"] li')].find((li) =>
      li.textContent?.includes(name),
    );
    const link = Object.assign(document.createElement('a'), {
      href: '#artikel',
      id: 'focus',
      textContent: 'Link',
    });
    const video = Object.assign(document.createElement('video'), {
      id: 'video',
      muted: true,
      loop: true,
      src: '/static/video/pont.mp4',
    });
    // As a feature would render them.
    const drawn = document.createElement('div');
    drawn.setAttribute('data-update-drawn', '');
    drawn.append(link, video);
    item?.append(drawn);
    item?.scrollIntoView({ block: 'start' });
    link.focus({ preventScroll: true });
    getSelection()?.selectAllChildren(item?.querySelector('p') as Node);
    return video.play();
  }, STRAND);
  const before = await topOf(page, STRAND);
  const state = () =>
    page.evaluate(() => ({
      focus: document.activeElement?.id,
      selected: getSelection()?.toString().slice(0, 12),
      paused: document.querySelector<HTMLVideoElement>('#video')?.paused,
    }));
  const expected = { focus: 'focus', selected: 'De reddingsm', paused: false };
  expect(await state()).toEqual(expected);
  for (const [action, count] of [
    ['Nieuwe update', 1],
    ['Nieuwe update', 2],
    ['Nieuwe update', 3],
  ] as const) {
    await happens(page, action);
    await expect(counter(page)).toContainText(String(count));
  }
  await happens(page, 'Wijzig');
  await expect(page.getByText('Aanvulling')).toHaveCount(1);
  expect(await state()).toEqual(expected);
  await expectTop(page, STRAND, before, 'all of it');
});

test('polls within 20 seconds, conditionally, not while hidden and at once on return [liveblog-2, liveblog-9]', async ({
  paper,
  page,
}) => {
  const answers: number[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.responseReceivedExtraInfo', ({ statusCode }) => {
    if (statusCode === 304) answers.push(statusCode);
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.headers().accept === 'text/html' && pathname.startsWith('/nieuws/')) asked.push(pathname);
  });
  await page.clock.install();
  await openStorm(paper);
  expect(asked).toEqual([]);
  const answered = page.waitForEvent(
    'requestfinished',
    (request) =>
      request.headers().accept === 'text/html' && request.url().endsWith(paper.article('liveblog')),
  );
  const before = await page.evaluate(() => Date.now());
  await runUntil(page, () => asked.length === 1);
  expect((await page.evaluate(() => Date.now())) - before).toBeLessThan(25_000);
  expect(asked).toEqual([paper.article('liveblog')]);
  // A pending call would time out in the long step.
  await answered;
  await setVisibility(page, 'hidden');
  await page.clock.runFor(600_000);
  expect(asked).toHaveLength(1);
  await setVisibility(page, 'visible');
  await expect.poll(() => asked.length).toBe(2);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
});

test('counts the updates of page 1 on page 2, and leads to them [liveblog-1, liveblog-5, liveblog-7]', async ({
  paper,
  page,
}) => {
  const list = await (await page.request.get('/sectie/sport/')).text();
  const [, address = ''] = /href="([^"]+)"[^>]*>[^<]*Poldermarathon/.exec(list) ?? [];
  await paper.open(`${address}/2#update-411700084`);
  await paper.settle('liveblog');
  const shown = await headlines(page).allTextContents();
  await happens(page, 'Nieuwe update');
  await expect(counter(page)).toHaveText('1 nieuwe update');
  expect(await headlines(page).allTextContents()).toEqual(shown);
  await counter(page).click();
  await page.waitForURL(new RegExp(`${address}#update-\\d+$`));
  await expect(headlines(page).first()).toContainText('Fanfare speelt');
  await expect(headlines(page)).toHaveCount(5);
  await paper.settle('liveblog');
  await happens(page, 'Verwijder');
  await happens(page, 'Nieuwe update');
  await expect(counter(page)).toHaveText('1 nieuwe update');
  await expect(headlines(page)).toHaveCount(6);
});

test('sanitizes the updates, and mounts the features in them [liveblog-11]', async ({ paper, page }) => {
  await page.clock.install();
  await paper.open('/demo/liveblogstand/vijandig/');
  await paper.settle('liveblog');
  await page.clock.runFor(3_000);
  const hostile = update(page, 'Vijandig').first();
  await expect(hostile).toContainText('Lok');
  await expect(hostile.locator('a')).not.toHaveAttribute('href');
  await expect(hostile.locator('script')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await update(page, 'Windstoot').scrollIntoViewIfNeeded();
  await page.clock.runFor(1_000);
  await expect(update(page, 'Windstoot').getByRole('button', { name: 'Luister' })).toBeVisible();
});

test('keeps the page and logs once that the answer is the login page [liveblog-8]', async ({
  paper,
  page,
}) => {
  paper.allow(
    /^nmt liveblog: The updates could not be fetched; what is shown stays\..*answered with the login page/s,
  );
  await page.clock.install();
  await paper.open('/demo/liveblogstand/inloggen/');
  await paper.settle('liveblog');
  const shown = await headlines(page).allTextContents();
  await page.clock.runFor(3_000);
  await expect.poll(() => paper.messagesOf('liveblog').length).toBe(1);
  expect(await headlines(page).allTextContents()).toEqual(shown);
});

import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift, sidewaysOverflow } from '../support/whole-page.ts';

const SETTINGS = '**/papi/api/user/settings';

test.use({ emptyCache: true });

const notice = (page: Page) => page.getByRole('region', { name: 'Leesgeschiedenis' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('nmt_history'));

test('shows on every page until the reader agrees, and stores nothing before [history-notice-1, history-notice-2, history-notice-3, history-notice-7]', async ({
  paper,
  page,
}) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/papi/'))
      writes.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await paper.open('/vacatures/?visitor=newcomer');
  await expect(notice(page)).toContainText(
    'Als je dit bericht sluit, houden we je leesgeschiedenis bij. Liever niet?',
  );
  expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await accessibilityFaults(page, { include: '[role="region"]' })).toEqual([]);
  await notice(page).getByRole('button', { name: 'Akkoord en sluiten' }).focus();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeVisible();

  await paper.open('/sectie/sport/');
  await expect(notice(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
  expect(writes).toEqual([]);

  const received = page.waitForResponse(/\/papi\/api\/user\/settings\/enable/);
  await notice(page).getByRole('button', { name: 'Akkoord en sluiten' }).press('Enter');
  await expect(notice(page)).toHaveCount(0);
  expect(await stored(page)).toBe('true');
  expect((await received).ok()).toBe(true);
  expect(writes).toEqual(['/papi/api/user/settings/enable']);

  // Another browser of this reader, for which the server knows the answer.
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => sessionStorage.clear());
  await paper.open('/sectie/cultuur/');
  // By then it has fetched the settings, and would be shown.
  await paper.idle();
  await expect(notice(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
});

test('lets the reader reach the end of the page, and the content that it covers [history-notice-4]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await paper.open('/sectie/sport/?visitor=long-standing');
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('link', { name: 'Lees meer' })).toHaveAttribute(
    'href',
    '/profiel/instellingen/',
  );
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(async () => {
      const [bar, link] = await Promise.all([notice(page).boundingBox(), last.boundingBox()]);
      return bar && link && link.y + link.height <= bar.y;
    })
    .toBe(true);
});

test('is suppressed by the page, and by an unknown setting [history-notice-5, history-notice-6]', async ({
  paper,
  page,
}) => {
  paper.tolerate(/Failed to load resource/, /nmt (reading-history|recommender): It is not known/);
  paper.allow(/nmt history-notice: It is not known whether a reading history may be kept: /);
  const failing = await paper.answer(SETTINGS, 403);
  await paper.open('/sectie/sport/?visitor=newcomer');
  await paper.settle('history-notice');
  expect(failing.length).toBeGreaterThan(0);
  await expect(notice(page)).toHaveCount(0);
  await paper.stopAnswering(SETTINGS);
  await paper.edit((html) => html.replace('<body', '<body data-history-notice="off"'));
  const answered = page.waitForResponse(/\/papi\/api\/user\/settings$/);
  await paper.open('/sectie/sport/');
  await paper.settle('history-notice');
  expect(await (await answered).json()).toMatchObject({ data: { history_enabled: null } });
  await expect(notice(page)).toHaveCount(0);
});

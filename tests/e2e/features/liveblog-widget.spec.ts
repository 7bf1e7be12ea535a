import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const URI = '**/data/fragments/liveblog/*';
const update = (id: number, more = '') =>
  `<li data-widget="liveblog-update" data-update-id="${id}" data-published-at="2026-03-29T10:0${id}:00Z" data-article-url="/x-a1#u${id}" ${more}><h3>Kop ${id}</h3><p>Bericht ${id}</p><div data-update-rest><p>Vervolg ${id}</p></div></li>`;
const HOOK = `<div data-widget="liveblog-widget" data-refresh-url="/data/fragments/liveblog/1"><ol>${update(2)}${update(1)}</ol></div>`;

test('adds new updates to another page, sanitized and with their buttons [liveblog-widget-1, liveblog-widget-3, liveblog-widget-5]', async ({
  paper,
  page,
}) => {
  const hostile = update(3).replace(
    'Bericht 3',
    '<a href="javascript:alert(1)">Lok</a><script>hacked()</script>',
  );
  await page.route(URI, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<ol>${hostile}${update(2)}</ol>` }),
  );
  await page.clock.install();
  await paper.replaceMain(HOOK);
  await paper.open('/');
  await paper.settle('liveblog-widget');
  // In steps, because a pending call has a time limit by the same clock.
  await expect(async () => {
    await page.clock.runFor(1_000);
    const received = page.getByRole('status').filter({ hasText: '1 nieuwe update: Kop 3' });
    await expect(received).toBeAttached({ timeout: 100 });
  }).toPass();
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.locator('h3')).toHaveText(['Kop 3', 'Kop 2']);
  await expect(items.first().getByText('Lok')).not.toHaveAttribute('href');
  await expect(items.first().locator('script')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await items.first().getByRole('button', { name: 'Lees meer' }).click();
  await expect(page.getByText('Vervolg 3')).toBeVisible();
});

test('is on the front page with the newest updates [liveblog-widget-1]', async ({ paper, page }) => {
  await paper.open('/');
  const block = page.getByRole('region', { name: 'Nu in het liveblog' });
  await block.scrollIntoViewIfNeeded();
  await paper.settle('liveblog-widget');
  await expect(block.locator('[data-update-id]')).toHaveCount(3);
  await expect(block.getByRole('button', { name: 'Delen' })).toHaveCount(3);
});

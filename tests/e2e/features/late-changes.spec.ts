import { expect, test } from '../support/paper.ts';

/** Pages from which a feature takes something away, which the server sent although its time has passed. */
const PAGES = [
  {
    path: '/features/special-econogram.html',
    follows: { name: 'Een sluitingstijd die er geen is' },
    gone: '#gesloten form',
    says: /data-closes-at is "morgen"/,
  },
  { path: '/masterclasses/', follows: undefined, gone: '[data-starts-at]', says: undefined },
];

for (const { path, follows, gone, says } of PAGES) {
  test(`moves nothing that is read when its code comes late: ${path} [special-econogram-2, masterclasses-overview-2]`, async ({
    paper,
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/**', async (route) => {
      await released;
      await route.continue();
    });
    if (says) paper.tolerate(says);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const next = follows ? page.getByRole('heading', follows) : page.getByRole('contentinfo');
    await next.scrollIntoViewIfNeeded();
    const before = await next.boundingBox();
    release();
    await expect(page.locator(gone).filter({ visible: false })).not.toHaveCount(0);
    expect(await next.boundingBox()).toEqual(before);
  });
}

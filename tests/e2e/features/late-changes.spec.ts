import { hold } from '../support/hold.ts';
import { expect, test } from '../support/paper.ts';

/** Pages from which a feature removes something that the server sent although it has expired. */
const PAGES = [
  {
    path: '/features/special-econogram.html',
    follows: { name: 'Een sluitingstijd die er geen is' },
    gone: '#gesloten form',
    says: /data-closes-at is "morgen"/,
    edit: undefined,
  },
  {
    path: '/masterclasses/',
    follows: undefined,
    gone: '[data-starts-at]',
    says: undefined,
    // As from a cache: the server itself would only send future items.
    edit: (html: string) => html.replace(/data-starts-at="[^"]*"/, 'data-starts-at="2020-01-01T20:00"'),
  },
];

for (const { path, follows, gone, says, edit } of PAGES) {
  test(`moves nothing that is read when its code comes late: ${path} [special-econogram-2, masterclasses-overview-2]`, async ({
    paper,
    page,
  }) => {
    const release = await hold(page, '**/assets/**');
    await page.setViewportSize({ width: 360, height: 800 });
    if (says) paper.tolerate(says);
    if (edit) await paper.edit(edit);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const next = follows
      ? page.getByRole('heading', follows)
      : page.getByRole('contentinfo').getByText('De Nieuwe Morgentijd', { exact: true });
    // At the bottom of the window, with the content to be removed in view above it.
    await next.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const before = await next.boundingBox();
    release();
    await expect(page.locator(gone).filter({ visible: false })).not.toHaveCount(0);
    expect(await next.boundingBox()).toEqual(before);
  });
}

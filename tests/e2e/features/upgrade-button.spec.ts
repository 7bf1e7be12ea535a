import { expect, test } from '../support/paper.ts';
import { layoutShift, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ emptyCache: true });

for (const [visitor, isOffered] of [
  ['long-standing', true],
  ['subscribed', false],
] as const) {
  test(`is ${isOffered ? '' : 'not '}in the header for the visitor "${visitor}" [upgrade-button-1, upgrade-button-2]`, async ({
    paper,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const known = page.waitForResponse(/login-status/);
    await paper.open(`/sectie/sport/?visitor=${visitor}`);
    await known;
    await paper.settle('upgrade-button');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Plus' })).toHaveCount(isOffered ? 1 : 0);
    expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });
    expect(await sidewaysOverflow(page)).toEqual([]);
    // A wider phone has different space beside it.
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
}

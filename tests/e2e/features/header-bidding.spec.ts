import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const PAGE = '/features/header-bidding.html';

interface AdRequest {
  readonly unit: string;
  readonly targeting: Readonly<Record<string, readonly string[]>>;
}

const slotAt = (page: Page, position: string) => page.locator(`[data-ad-position="rectangle-${position}"]`);

/** The targeting keys with which a slot was requested. */
async function targetingOf(page: Page, position: string): Promise<AdRequest['targeting'] | undefined> {
  const requests: AdRequest[] = await (await page.request.get('/third-party/ads/requests')).json();
  return requests.findLast(({ unit }) => unit.endsWith(`/rectangle-${position}`))?.targeting;
}

test('an auction of prebid.js sets its keys on the slots before they are requested', async ({
  paper,
  page,
}) => {
  await paper.open(PAGE);
  await expect(slotAt(page, 'bod')).toHaveAttribute('data-ad-state', 'adShown');
  expect(await targetingOf(page, 'bod')).toMatchObject({
    position: ['rectangle-bod'],
    campagne: ['zomer'],
    hb_bidder: ['veilinghuis'],
    hb_pb: ['1.20'],
    hb_size: ['336x280'],
  });
  await slotAt(page, 'geen-bod').evaluate((slot) =>
    slot.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect(slotAt(page, 'geen-bod')).toHaveAttribute('data-ad-state', 'adShown');
  const without = await targetingOf(page, 'geen-bod');
  expect(without).toMatchObject({ position: ['rectangle-geen-bod'], campagne: ['zomer'] });
  expect(without).not.toHaveProperty('hb_pb');
});

test('an auction that hangs or breaks stops no advertisement', async ({ paper, page }) => {
  paper.allow(
    /^nmt ads: nmt.ads.beforeRequest took longer than 2000 ms/,
    /^nmt ads: A function of nmt.ads.beforeRequest failed/,
  );
  for (const mode of ['hang', 'throw']) {
    await paper.open(`${PAGE}?bids=${mode}`);
    await expect(slotAt(page, 'bod')).toHaveAttribute('data-ad-state', 'adShown');
    expect(await targetingOf(page, 'bod')).not.toHaveProperty('hb_pb');
  }
});

import type { Page } from 'playwright/test';
import { ACCOUNT_KEYS } from '../../../core/platform/storage/keys.ts';
import { expect, test } from '../support/paper.ts';
import { readThrough } from '../support/whole-page.ts';

/** A listed key that only a browser with push messages stores; its unit test covers it. */
const WITHOUT_PUSH = 'nmt_push_token';

/** Everything stored in the browser, by area and key. */
const storedIn = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

/** The listed keys of the account for which something is stored. */
async function ofAccount(page: Page): Promise<string[]> {
  const stored = await storedIn(page);
  return (['local', 'session'] as const).flatMap((area) =>
    ACCOUNT_KEYS[area].filter((listed) =>
      Object.keys(stored[area]).some((key) =>
        listed.endsWith('*') ? key.startsWith(listed.slice(0, -1)) : key === listed,
      ),
    ),
  );
}

test('a logout leaves nothing of the account in the browser, whatever features have stored [sync-5, visitor-12]', async ({
  paper,
  page,
  context,
}) => {
  const stores = (...keys: string[]) =>
    expect.poll(() => ofAccount(page), keys.join()).toEqual(expect.arrayContaining(keys));
  await page.setViewportSize({ width: 360, height: 800 });

  await paper.open('/?visitor=subscribed-plus');
  await readThrough(page);
  await stores('nmt_login_status', 'nmt_sync', 'nmt_missed_items');
  await paper.open('/leeslijst/');
  await stores('nmt_favourites', 'nmt_collections');
  await page.getByRole('button', { name: 'Verwijderen van leeslijst' }).first().click();
  await stores('nmt_outbox_sent:*');
  await page.getByRole('switch', { name: 'Lees offline' }).click();
  await stores('nmt_offline');
  await paper.open('/onderwerpen/');
  await stores('nmt_topics', 'nmt_followed_topics');
  await paper.open('/nieuwsbrieven/');
  await stores('nmt_newsletters');
  await paper.open('/features/reading-history.html');
  await stores('nmt_read', 'nmt_history_settings');
  await paper.open('/onboarding/');
  await stores('nmt_scenes');
  await paper.open('/welkom/');
  await page.locator('main').getByRole('link', { name: 'Leeslijst' }).press('Enter');
  await page.waitForURL('**/leeslijst/');
  await stores('nmt_welcome_parts');
  await paper.open(paper.article('longRead'));
  await page.getByRole('link', { name: /^In de krant, pagina / }).click();
  await stores('nmt_viewdate');
  await paper.open(paper.article('article'));
  await paper.settleBody();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 3, behavior: 'instant' }));
  await stores('nmt_reading_positions');

  const listed = [...ACCOUNT_KEYS.local, ...ACCOUNT_KEYS.session].filter((key) => key !== WITHOUT_PUSH);
  expect((await ofAccount(page)).sort()).toEqual(listed.sort());
  const { login } = JSON.parse((await storedIn(page)).session.nmt_login_status ?? '').value;
  expect([login.uuid, login.email]).toEqual([expect.any(String), expect.any(String)]);

  await paper.open('/?visitor=anonymous');
  await expect.poll(() => ofAccount(page)).toEqual([]);
  // An anonymous visit does not store it again either.
  for (const path of ['/leeslijst/', '/onderwerpen/', '/nieuwsbrieven/']) {
    await paper.open(path);
    await paper.settleBody();
  }
  expect(await ofAccount(page)).toEqual([]);
  const rest = JSON.stringify(await storedIn(page));
  expect(rest).not.toContain(login.uuid);
  expect(rest).not.toContain(login.email);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('nmt_login');
});

import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const LISTEN = { name: 'Luister naar dit artikel' };
const PAUSE = { name: 'Pauzeer' };

test('plays, pauses the others, continues to the next of a list, and shows which one failed [listen-to-1, listen-to-2]', async ({
  paper,
  page,
}) => {
  paper.allow(
    /^nmt listen-to: The feature failed.*data-audio-url is "javascript:alert\(1\)"/,
    /^nmt listen-to: The sound could not be played/,
    /Failed to load resource.* 404 .*bestaat-niet/,
  );
  await paper.open('/features/listen-to.html');
  const [single, list, broken] = [page.locator('#gewoon'), page.locator('#lijst'), page.locator('#mislukt')];
  await single.getByRole('button', LISTEN).click();
  await expect(single.getByRole('button', PAUSE)).toBeVisible();
  await list.getByRole('button', LISTEN).first().click();
  await expect(single.getByRole('button', LISTEN)).toBeVisible();
  const second = list.getByRole('listitem').nth(1);
  await expect(second.getByRole('button', PAUSE)).toBeVisible();
  await expect(second.locator('audio')).toHaveJSProperty('paused', false);
  await broken.getByRole('button', LISTEN).first().click();
  await expect(broken.getByRole('status').first()).toHaveText('Het audiobestand kan niet worden geladen.');
  await expect(page.getByRole('button', PAUSE)).toHaveCount(0);
});

test('goes on in the article that the list leads to, and below any other page [listen-to-1, listen-to-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/podcasts/');
  const item = page
    .getByRole('listitem')
    .filter({ has: page.locator('[data-widget="listen-to"]') })
    .first();
  const title = (await item.getByRole('heading').textContent()) ?? '';
  await item.getByRole('button', LISTEN).click();
  await expect(item.getByRole('button', PAUSE)).toBeVisible();
  await item.getByRole('link', { name: title }).click();
  const article = page.locator('[data-widget="listen-to"]');
  await expect(article.getByRole('button', PAUSE).first()).toBeVisible();
  await expect(article.locator('audio')).toHaveJSProperty('paused', false);
  await expect(page.locator('[data-dock]')).toHaveCount(0);
  await paper.open('/sectie/binnenland/');
  const player = page.getByRole('region', { name: `Voorleesspeler: ${title}` });
  await expect(player.getByRole('link', { name: title })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a link to the sound [listen-to-2]', async ({ paper, page }) => {
    await page.goto(paper.article('longRead'));
    await expect(page.getByRole('link', LISTEN)).toHaveAttribute('href', '/demo/geluid/voorgelezen-1.wav');
  });
});

import { accessibilityFaults } from '../support/axe.ts';
import { expect, test } from '../support/paper.ts';
import { sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true });

test('plays an episode with controls of its own, and offers to listen on after a reload [podcast-player-1, podcast-player-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/podcasts/de-overkant/de-laatste-pont/');
  const player = page.getByRole('group', { name: 'Podcastspeler: De laatste pont' });
  const audio = page.locator('[data-widget="podcast-player"] audio');
  await player.getByRole('button', { name: 'Afspelen' }).click();
  const slider = player.getByRole('slider', { name: 'Positie' });
  await expect(slider).toBeEnabled();
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('De laatste pont');
  await player.getByRole('button', { name: '30 seconden vooruit' }).click();
  await expect.poll(() => slider.inputValue().then(Number)).toBeGreaterThanOrEqual(30);
  await slider.press('Home');
  for (let times = 0; times < 3; times += 1) await slider.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuetext', /^\d+ seconden van 1 minuut/);
  await player.getByRole('button', { name: '1,5x' }).click();
  await expect(audio).toHaveJSProperty('playbackRate', 1.5);
  await player.getByRole('button', { name: 'Pauzeren' }).click();
  await expect(audio).toHaveJSProperty('paused', true);
  const at = await audio.evaluate((element: HTMLAudioElement) => Math.floor(element.currentTime));
  expect(at).toBeGreaterThan(3);

  await page.reload();
  await player.getByRole('button', { name: 'Verder luisteren' }).click();
  await expect.poll(() => slider.inputValue().then(Number)).toBeGreaterThanOrEqual(at);
  await expect(player.getByRole('button', { name: 'Pauzeren' })).toBeVisible();
});

test('lets a sound go on that began before the player, and says what fails [podcast-player-1]', async ({
  paper,
  page,
}) => {
  paper.allow(/bestaat-niet\.wav/, /^nmt podcast-player: The sound could not be played/);
  paper.allow(/^nmt podcast-player: .*the hook holds no audio element/, /data-artwork is "javascript/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/podcast-player-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  // The page may wait for the file before it counts as loaded.
  await page.goto('/features/podcast-player.html', { waitUntil: 'domcontentloaded' });
  const audio = page.locator('#gewoon audio');
  await audio.evaluate((element: HTMLAudioElement) => element.play());
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(0.2);
  release();
  await expect(page.locator('#gewoon').getByRole('button', { name: 'Pauzeren' })).toBeVisible();
  await expect(audio).toHaveJSProperty('paused', false);
  const failing = page.locator('#mislukt');
  await failing.getByRole('button', { name: 'Afspelen' }).click();
  await expect(failing.getByRole('alert')).toHaveText('De aflevering kan niet worden afgespeeld.');
  await expect(failing.getByRole('link', { name: 'Download de aflevering' })).toBeVisible();
  await expect(audio).toHaveJSProperty('paused', true);
  await expect(page.locator('#vijandig audio[controls]')).toBeVisible();
});

test('plays on in the same player while the list narrows, also what only the episode’s page has [podcast-index-1, podcast-index-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/podcasts/afleveringen/');
  await paper.settle('podcast-index');
  const audio = page.locator('[data-widget="podcast-player"] audio');
  const item = page.getByRole('listitem').filter({ hasText: 'De bakker en de krant' });
  await item.getByRole('button', { name: 'Luister' }).click();
  const player = page.getByRole('region', { name: 'Podcastspeler: De bakker en de krant' });
  await expect(player).toBeInViewport({ ratio: 1 });
  await expect(audio).toHaveJSProperty('paused', false);
  await page.getByRole('combobox', { name: 'Podcast' }).selectOption('Vandaag');
  await expect(item).toBeHidden();
  await expect(page).toHaveURL('/podcasts/afleveringen/?serie=vandaag');
  await expect(audio).toHaveJSProperty('paused', false);
  await expect(player).toBeInViewport({ ratio: 1 });

  await paper.open('/features/podcast-index.html?serie=de-overkant');
  const other = page.getByRole('listitem').filter({ hasText: 'Een paard aan boord' });
  await other.getByRole('button', { name: 'Luister' }).click();
  await expect(page.getByRole('region', { name: 'Podcastspeler: Een paard aan boord' })).toBeVisible();
  await expect(audio).toHaveJSProperty('paused', false);
});

test.describe('below the header', () => {
  test.use({ bare: false });

  test('goes on on the next page at its second, in one tab, until the visitor closes it [podcast-index-2, podcast-player-2]', async ({
    paper,
    page,
    context,
  }) => {
    await paper.open('/podcasts/afleveringen/');
    await paper.settle('podcast-index');
    const item = page.getByRole('listitem').filter({ hasText: 'De bakker en de krant' });
    await item.getByRole('button', { name: 'Luister' }).click();
    await expect(item.getByRole('button', { name: 'Pauzeer' })).toBeVisible();
    const audio = page.locator('[data-dock] audio');
    const at = () => audio.evaluate((element: HTMLAudioElement) => element.currentTime);
    await expect.poll(at).toBeGreaterThan(1);
    const before = await at();

    // Follows a link of the page, as a visitor would.
    await page.getByRole('navigation').getByRole('link', { name: 'Binnenland' }).first().click();
    await expect(page).toHaveURL(/binnenland/);
    const player = page.getByRole('region', { name: 'Podcastspeler: De bakker en de krant' });
    await expect(player.getByRole('button', { name: 'Pauzeren' })).toBeVisible();
    await expect(player).toBeInViewport({ ratio: 1 });
    await expect(audio).toHaveJSProperty('paused', false);
    expect(await at()).toBeGreaterThanOrEqual(before);

    // Only the last tab in which the visitor presses play plays.
    const other = await context.newPage();
    await other.goto('/podcasts/de-overkant/de-laatste-pont/');
    await other.getByRole('button', { name: 'Afspelen' }).click();
    await expect(audio).toHaveJSProperty('paused', true);
    await other.close();

    // A paused sound waits for a press on the next page.
    await page.reload();
    await player.getByRole('button', { name: 'Verder luisteren' }).click();
    await expect(audio).toHaveJSProperty('paused', false);
    expect(await at()).toBeGreaterThanOrEqual(before);
    await player.getByRole('button', { name: 'Stop en sluit de speler' }).click();
    await expect(player).toBeHidden();
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('none');
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.reload();
    await paper.idle();
    await expect(page.locator('[data-dock]')).toHaveCount(0);
    expect(files.filter((file) => /add-dock|podcast-player|\/geluid\//.test(file))).toEqual([]);
  });
});

test('keeps its place where the next page cannot load the sound, and plays it where another one can', async ({
  paper,
  page,
}) => {
  paper.tolerate(/Failed to load resource.*\/geluid\//, /^nmt podcast-player: The sound could not be played/);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await paper.open('/podcasts/afleveringen/');
  await paper.settle('podcast-index');
  const item = page.getByRole('listitem').filter({ hasText: 'De bakker en de krant' });
  await item.getByRole('button', { name: 'Luister' }).click();
  const audio = page.locator('[data-dock] audio');
  const at = () => audio.evaluate((element: HTMLAudioElement) => element.currentTime);
  await expect.poll(at).toBeGreaterThan(2);
  await page.route(/\/geluid\//, (route) => route.fulfill({ status: 404 }));
  await paper.open('/sectie/binnenland/');
  const player = page.getByRole('region', { name: 'Podcastspeler: De bakker en de krant' });
  await expect(player.getByRole('alert')).toHaveText('De aflevering kan niet worden afgespeeld.');
  await expect(player).toBeInViewport({ ratio: 1 });
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await accessibilityFaults(page, { include: '[data-dock]' })).toEqual([]);
  await page.unroute(/\/geluid\//);
  await paper.open('/sectie/cultuur/');
  await player.getByRole('button', { name: 'Verder luisteren' }).press('Enter');
  await expect(audio).toHaveJSProperty('paused', false);
  expect(await at()).toBeGreaterThanOrEqual(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links to the episode, whose page has the browser’s controls and all instructions [podcast-index-2, podcast-player-1, podcast-explained-2]', async ({
    page,
  }) => {
    await page.goto('/podcasts/afleveringen/?serie=hans');
    await expect(page.getByRole('listitem').filter({ hasText: 'Luister' })).toHaveCount(2);
    await page.getByRole('link', { name: 'Luister' }).first().click();
    await expect(page).toHaveURL('/podcasts/hans/de-klok-van-station-noord/');
    await expect(page.locator('audio[controls]')).toBeVisible();
    await page.goto('/podcasts/hoe-luister-ik/');
    for (const text of ['Tik op ‘Volg’', 'AntennaPod', 'druk op ‘Luister’'])
      await expect(page.getByText(text)).toBeVisible();
  });
});

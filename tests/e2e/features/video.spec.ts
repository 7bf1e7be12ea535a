import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const PAGE = '/features/video.html';
const SCRIPT = '/third-party/video/player.js';

/** The intended messages of the demo page. */
const FAULTS = [/^nmt video: /, /^Failed to load resource.*bestaat-niet/];

const section = (page: Page, id: string) => {
  const hook = page.locator(`#${id} [data-widget="video"]`);
  return {
    hook,
    poster: hook.locator('a'),
    link: hook.getByRole('link'),
    player: hook.locator('video'),
    info: hook.locator('[data-video-info]'),
  };
};

/** Starts the video of a section like a reader: by its poster, once that is a button. */
async function start(page: Page, id: string) {
  const { hook, poster } = section(page, id);
  await hook.scrollIntoViewIfNeeded();
  await expect(poster).toHaveRole('button');
  await poster.click();
  return section(page, id);
}

/** The requests for the third party's script, and for video files. */
function listen(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === SCRIPT || pathname.startsWith('/static/video/')) asked.push(pathname);
  });
  return asked;
}

/** Whether a video is playing, or has ended. */
const plays = (page: Page, id: string) =>
  expect
    .poll(() => section(page, id).player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);

test('plays on demand in the place of the poster; a third party’s script loads once, when the reader starts [video-1, video-3]', async ({
  paper,
  page,
}) => {
  paper.tolerate(...FAULTS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = listen(page);
  await paper.open(PAGE);
  await test.step('by the browser’s own player, and nothing is requested before', async () => {
    const { hook, poster, player } = section(page, 'gewoon');
    await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
    const size = async () => {
      const box = await hook.boundingBox();
      return [box?.width, box?.height];
    };
    const before = await size();
    expect(asked).toEqual([]);
    await expect(hook.getByText('Live', { exact: true })).toHaveCount(0);
    await poster.press(' ');
    await plays(page, 'gewoon');
    await expect(player).toBeFocused();
    await expect(player).toHaveJSProperty('muted', false);
    await expect(player.locator('track')).toHaveAttribute('kind', 'captions');
    await expect(poster).toBeHidden();
    expect(await size()).toEqual(before);
    expect(asked).not.toContain(SCRIPT);
  });

  await test.step('by the third party’s', async () => {
    const { hook } = section(page, 'derde');
    await hook.scrollIntoViewIfNeeded();
    await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
    expect(asked).not.toContain(SCRIPT);
    await start(page, 'derde');
    await plays(page, 'derde');
  });

  await test.step('a live video waits for readers who prefer reduced motion', async () => {
    const { hook, player } = section(page, 'live');
    await hook.scrollIntoViewIfNeeded();
    await expect(player).toHaveJSProperty('paused', true);
  });

  await test.step('until it leaves, and the poster returns', async () => {
    const later = page.locator('#later');
    await later.getByRole('button', { name: 'Voeg toe' }).click();
    const { player } = await start(page, 'later');
    await plays(page, 'later');
    await later.getByRole('button', { name: 'Haal weg' }).click();
    await expect(player).toHaveCount(0);
  });
  expect(asked.filter((path) => path === SCRIPT)).toHaveLength(1);
});

test('the second half of a double click on the poster does not reach the player [video-3]', async ({
  paper,
  page,
}) => {
  paper.tolerate(...FAULTS);
  await paper.open(PAGE);
  const { hook } = section(page, 'gewoon');
  await hook.scrollIntoViewIfNeeded();
  /** The element that a click in the middle of the hook hits as soon as the player is shown, and a moment later. */
  const hit = hook.evaluate(async (element) => {
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (element.querySelector('a')?.hidden) resolve();
      });
      watch.observe(element, { subtree: true, attributes: true });
    });
    const { left, top, width, height } = element.getBoundingClientRect();
    const isPlayer = () =>
      document.elementFromPoint(left + width / 2, top + height / 2)?.localName === 'video';
    const first = isPlayer();
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
    return [first, isPlayer()];
  });
  await start(page, 'gewoon');
  expect(await hit).toEqual([false, true]);
});

test('starts a live video when it is scrolled into view, without sound and with its badge, pauses out of view and ends at its time [video-1, video-3]', async ({
  paper,
  page,
}) => {
  paper.tolerate(...FAULTS);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.clock.install({ time: new Date('2026-03-29T19:58:00+02:00') });
  await paper.edit((html) => html.replace('2099-12-31T23:59:00+01:00', '2026-03-29T20:00:00+02:00'));
  const asked = listen(page);
  await paper.open(PAGE);
  expect(asked).toEqual([]);
  await test.step('one that is over already', async () => {
    const past = section(page, 'afgelopen');
    await past.hook.scrollIntoViewIfNeeded();
    await expect(past.info).toHaveText('Deze livestream is afgelopen.');
    await expect(past.link).toHaveAttribute('href', '/video/pont/');
    await expect(past.hook.getByText('Live', { exact: true })).toHaveCount(0);
    await expect(past.player).toHaveCount(0);
  });

  const live = section(page, 'live');
  await test.step('one that plays in view only', async () => {
    await live.hook.scrollIntoViewIfNeeded();
    await expect(live.hook.getByText('Live', { exact: true })).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(live.player).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(live.player).toHaveJSProperty('muted', true);
    await expect(live.player).toHaveJSProperty('paused', false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(live.player).toHaveJSProperty('paused', true);
    // It was not requested, so the focus has not moved.
    await expect(page.locator('body')).toBeFocused();
  });

  await test.step('at its end', async () => {
    await live.player.focus();
    await page.clock.runFor(121_000);
    await expect(live.info).toHaveText('Deze livestream is afgelopen.');
    await expect(live.player).toHaveCount(0);
    await expect(live.link).toBeFocused();
  });
});

test('a failed load or a broken player shows its text, and another try may work; a wrong value is named [video-2, video-3]', async ({
  paper,
  page,
}) => {
  paper.allow(
    /nmt video: .*data-ends-at is "morgenavond"; expected a time/,
    /nmt video: .*data-src is "javascript:/,
  );
  paper.tolerate(...FAULTS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await paper.open(PAGE);
  await test.step('a failed load gives the preload info its failed class and keeps the poster', async () => {
    const { hook, poster, info, player } = await start(page, 'laden-mislukt');
    await expect(info).toHaveClass('is-failed');
    await expect(info).toHaveText('De video kan niet worden geladen.');
    await expect(hook.getByRole('status')).toHaveText('De video kan niet worden geladen.');
    await expect(player).toHaveCount(0);
    await page.route('**/bestaat-niet.mp4', (route) => route.fulfill({ path: 'demo/static/video/pont.mp4' }));
    await poster.click();
    await plays(page, 'laden-mislukt');
  });

  await test.step('an error of the player puts the failure text in its place', async () => {
    const { hook, player } = await start(page, 'speler-mislukt');
    await expect(hook.getByRole('alert')).toHaveText('De beelden zijn even weg. We werken eraan.');
    await expect(player).toHaveCount(0);
    await expect(hook.getByRole('button', { name: 'Probeer het opnieuw' })).toBeFocused();
    expect(paper.messages.join()).toContain('nmt video: The player broke');
    await hook.getByRole('button', { name: 'Probeer het opnieuw' }).click();
    await expect(hook.getByRole('alert')).toHaveText('De beelden zijn even weg. We werken eraan.');
  });

  await test.step('an end that is no time and an address that is none', async () => {
    for (const id of ['einde-ongeldig', 'vijandig']) {
      const { hook, link } = section(page, id);
      await hook.scrollIntoViewIfNeeded();
      await expect(hook).toHaveAttribute('data-widget-state', 'failed');
      await expect(link).toHaveAttribute('href', '/video/pont/');
    }
  });
});

/** Advances the clock until the reader is told that a video cannot be loaded. */
async function expectGivenUp(page: Page, id: string): Promise<void> {
  const { hook, info } = section(page, id);
  await expect(info).toHaveText('De video wordt geladen…');
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(info).toHaveClass('is-failed', { timeout: 100 });
  }).toPass();
  await expect(hook.locator('video')).toHaveCount(0);
}

test('keeps the poster where the third party’s script is missing, and gives up a player that is never ready [video-2, video-3]', async ({
  paper,
  page,
}) => {
  paper.tolerate(...FAULTS, /^Failed to load resource.*player\.js/);
  await page.route(`**${SCRIPT}`, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await page.clock.install();
  await paper.open(PAGE);
  const { poster, info } = await start(page, 'derde');
  await expect(info).toHaveClass('is-failed');
  await expect(poster).toBeVisible();

  // With this id the player of the demo loads forever.
  await section(page, 'speler-mislukt').hook.evaluate((hook) => hook.setAttribute('data-video-id', 'stil'));
  await start(page, 'speler-mislukt');
  await expectGivenUp(page, 'speler-mislukt');
});

test('keeps the poster where the third party’s script hangs or is another one [video-2, video-3]', async ({
  paper,
  page,
}) => {
  paper.tolerate(...FAULTS);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**${SCRIPT}`, async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/javascript', body: 'window.videoPlayer = 42;' });
  });
  await page.clock.install();
  await paper.open(PAGE);
  await start(page, 'derde');
  await expectGivenUp(page, 'derde');

  arrive();
  const { poster, info } = await start(page, 'speler-mislukt');
  await expect(info).toHaveClass('is-failed');
  await expect(poster).toBeVisible();
});

test('requires consent first where a purpose is named [video-3]', async ({ paper, page }) => {
  paper.tolerate(...FAULTS);
  // The notice that every reader gets belongs to another feature.
  await paper.edit((html) =>
    html
      .replace(/data-consent-required="[^"]*"/, 'data-consent-required="true"')
      .replaceAll(/data-live(?=[\s=>])/g, 'data-not-live')
      .replace('"loginCookie"', '"disabled":["consent"],"loginCookie"'),
  );
  const asked = listen(page);
  await paper.open(PAGE);
  const { poster, info } = await start(page, 'toestemming');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(asked).not.toContain(SCRIPT);
  await page.keyboard.press('Escape');
  await expect(info).toHaveText('Deze video komt van een andere partij. Geef eerst toestemming.');
  await expect(dialog).toHaveCount(0);
  await poster.click();
  await dialog.getByRole('button', { name: /Alles (accepteren|toestaan)|Accepteer alles/ }).click();
  await plays(page, 'toestemming');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster links to the video’s page, which plays [video-3]', async ({ page }) => {
    await page.goto(PAGE);
    await page.locator('#gewoon').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meevaren met de eerste pont');
    await expect(page.locator('video')).toHaveAttribute('controls', '');
  });
});

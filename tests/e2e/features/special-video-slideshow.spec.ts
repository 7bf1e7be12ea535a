import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('plays one video at a time without sound, by buttons and keys, and follows the scrolling [special-video-slideshow-1, special-video-slideshow-2]', async ({
  paper,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await paper.open('/video/een-dag-aan-de-pont/');
  const hook = page.locator('[data-special="video-slideshow"]');
  const videos = hook.locator('video');
  await hook.getByRole('button', { name: 'De pont om 06:10 uur' }).click();
  await expect(videos).toHaveJSProperty('paused', false);
  await expect(videos).toHaveJSProperty('muted', true);
  await hook.getByRole('button', { name: 'Volgende video' }).click();
  await expect(hook.getByText('2 van 5', { exact: true })).toBeInViewport();
  await expect(hook.getByRole('listitem').nth(1).locator('video')).toHaveJSProperty('paused', false);
  await expect(videos).toHaveCount(1);
  await expect(hook.getByText('De bus met schoolkinderen')).toBeInViewport();
  await hook.getByRole('button', { name: 'Vorige video' }).press('ArrowRight');
  await expect(hook.getByText('De lampen gaan aan')).toBeInViewport();
  await expect(hook.getByRole('listitem').nth(2).locator('video')).toHaveJSProperty('muted', true);
  await expect(videos).toHaveCount(1);
  await hook.getByRole('list').evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(hook.getByText('1 van 5', { exact: true })).toBeVisible();
});

test('leaves the posters with captions and links where the library fails [special-video-slideshow-3]', async ({
  paper,
  page,
}) => {
  paper.allow(/player\.js/, /^nmt special-video-slideshow: .*Failed to load script/);
  await page.route('**/third-party/video/player.js', (route) => route.abort());
  await paper.open('/video/een-dag-aan-de-pont/');
  const hook = page.locator('[data-special="video-slideshow"]');
  await expect(hook).toHaveAttribute('data-widget-state', 'failed');
  await expect(hook.getByRole('link')).toHaveCount(5);
  await expect(hook.getByText('Mist. De schipper')).toBeAttached();
  await expect(hook.getByRole('button')).toHaveCount(0);
});

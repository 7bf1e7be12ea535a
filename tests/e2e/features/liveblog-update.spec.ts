import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

/** A speech engine that does not speak, and records its input. */
function quietEngine(): void {
  const spoken: string[] = [];
  const engine = Object.assign(new EventTarget(), {
    spoken,
    getVoices: () => [{ lang: 'nl-NL', localService: true, default: true, name: 'Els', voiceURI: 'els' }],
    cancel: () => {},
    speak: ({ text }: { text: string }) => spoken.push(text),
  });
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: engine });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    configurable: true,
    value: class {
      constructor(readonly text: string) {}
    },
  });
}

test('unfolds, reads and shares an update by keyboard [liveblog-widget-2, liveblog-widget-4]', async ({
  paper,
  page,
}) => {
  await page.addInitScript(quietEngine);
  await paper.open(paper.article('liveblog'));
  const update = page
    .getByRole('listitem')
    .filter({ hasText: 'Vier keringen gesloten, voor het eerst' })
    .last();
  await update.scrollIntoViewIfNeeded();
  const more = update.getByRole('button', { name: 'Lees meer' });
  await expect(more).toHaveAccessibleDescription('Vier keringen gesloten, voor het eerst tegelijk');
  const rest = update.getByText('dertien binnenvaartschepen');
  await expect(rest).toBeHidden();
  await more.press('Enter');
  await expect(rest).toBeVisible();
  await update.getByRole('button', { name: 'Lees minder' }).press('Enter');
  await expect(rest).toBeHidden();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(update.getByRole('button', { name: 'Stop' })).toBeFocused();
  const spoken = () =>
    page.evaluate(() => (window.speechSynthesis as unknown as { spoken: string[] }).spoken);
  await expect.poll(spoken).toEqual(['Vier keringen gesloten, voor het eerst tegelijk']);
  await page.keyboard.press('Space');
  await expect(update.getByRole('button', { name: 'Luister' })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(update.getByRole('button', { name: 'Delen' })).toBeFocused();
});

test('folds before the first paint, and leaves an update open that is a link’s target or whose code does not load [liveblog-widget-4]', async ({
  paper,
  page,
}) => {
  await paper.open(paper.article('liveblog'));
  const address = await page.locator('li', { hasText: 'Vier keringen' }).last().getAttribute('id');
  const rest = page.getByText('dertien binnenvaartschepen');
  await expect(rest).toBeHidden();
  await paper.open(`/sectie/sport/`);
  await paper.open(`${paper.article('liveblog')}#${address}`);
  await expect(rest).toBeVisible();

  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  paper.tolerate(/Failed to load resource/);
  await page.goto(paper.article('liveblog'));
  await expect(rest).toBeHidden();
  // Eight seconds later, without waiting for them.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(rest).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('is open and has no buttons [liveblog-11, liveblog-widget-4]', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    const html = await (await request.get('/')).text();
    await request.dispose();
    await page.goto(/href="(\/nieuws\/[^"#]+-a4104)"/.exec(html)?.[1] ?? '');
    await expect(page.getByText('dertien binnenvaartschepen')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delen' })).toHaveCount(0);
  });
});

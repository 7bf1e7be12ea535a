import { expect, test } from '../support/test.ts';

test('replays calls that were made before the loader arrived, each alone', async ({ lab, page }) => {
  await page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    window.nmt = [
      () => {
        throw new Error('van de CMS');
      },
      (nmt) => nmt.on('feature:mounted', ({ feature }) => received.push(feature)),
    ];
  });
  await lab.open('<div data-widget="lab-event">Later</div>');
  await page.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
  await page.evaluate(() => (window.nmt ??= []).push((nmt) => nmt.emit('page:restored', {})));
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { received: string[] }).received))
    .toEqual(['lab-event']);
  expect(lab.messages).toHaveLength(1);
  expect(lab.messages[0]).toContain('A function pushed into window.nmt threw.');
});

test('lists the state of all hooks, and measures each feature under its name', async ({ lab, page }) => {
  await lab.open(
    '<div data-widget="lab-enhancer" data-size="1"></div><div data-widget="lab-enhancer" data-size="x"></div>',
  );
  await expect
    .poll(() =>
      page.evaluate(() => {
        if (!window.nmt || Array.isArray(window.nmt)) return [];
        return window.nmt.state().map(({ feature, state, error }) => `${feature} ${state} ${error ?? ''}`);
      }),
    )
    .toEqual([
      'lab-enhancer mounted ',
      'lab-enhancer failed TypeError: lab-enhancer: data-size is "x"; expected a whole number from 0 up to 10.',
    ]);
  const measures = await page.evaluate(() => performance.getEntriesByType('measure').map(({ name }) => name));
  expect(measures).toEqual(['nmt mount lab-enhancer']);
});

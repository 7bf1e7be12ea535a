import type { Locator } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const hook = (attributes: string, text: string) => `<p data-widget="font-scaling" ${attributes}>${text}</p>`;

/** An element's font size, and its width divided by that. */
function measure(element: Locator): Promise<{ size: number; ratio: number }> {
  return element.evaluate((element) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    return { size, ratio: Math.round((element.clientWidth / size) * 10) / 10 };
  });
}

test('keeps letters in proportion to their box, within bounds, as the window changes, and leaves those that have none [font-scaling-1, font-scaling-2, debug-hashes-5]', async ({
  paper,
  page,
}) => {
  await paper.replaceMain(
    hook('', 'Standaard') +
      hook('data-font-ratio="12"', 'Eigen') +
      hook('data-font-ratio="12" data-font-min="30" data-font-max="48"', 'Begrensd') +
      hook('data-font-ratio="&quot;&gt;&lt;script&gt;"', 'Vijandig') +
      `<p>Gewoon</p><table><tr><td>${hook('', 'Een regel')}</td></tr></table>`,
  );
  paper.allow(/nmt font-scaling: The feature failed.*data-font-ratio is "\\">/);
  await paper.open('/');
  await expect(page.getByText('Een regel')).toHaveAttribute('data-widget-state', 'mounted');
  const { size } = await measure(page.getByText('Gewoon'));
  for (const width of [1280, 400]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await measure(page.getByText('Standaard'))).ratio).toBe(35);
    await expect.poll(async () => (await measure(page.getByText('Eigen', { exact: true }))).ratio).toBe(12);
    // A twelfth of 1280 px is above the maximum size, and of 320 px below the minimum.
    if (width === 1280)
      await expect.poll(async () => (await measure(page.getByText('Begrensd'))).size).toBe(48);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(async () => (await measure(page.getByText('Begrensd'))).size).toBe(30);

  await test.step('letters stay where the box is as wide as its text, and where the ratio is no number', async () => {
    await expect(page.getByText('Vijandig')).toHaveAttribute('data-widget-state', 'failed');
    for (const text of ['Een regel', 'Vijandig'])
      await expect.poll(async () => (await measure(page.getByText(text))).size, text).toBe(size);
  });
  await test.step('and under ?debug=disable-flowtype', async () => {
    await page.goto('/?debug=disable-flowtype');
    await expect(page.getByText('Eigen', { exact: true })).toHaveAttribute('data-widget-state', 'mounted');
    for (const text of ['Standaard', 'Eigen'])
      expect((await measure(page.getByText(text, { exact: true }))).size, text).toBe(size);
  });
});

test('resizes its letters without a "ResizeObserver loop" in the error event of the page [font-scaling-2]', async ({
  paper,
  page,
}) => {
  await page.addInitScript(() => {
    const loops: string[] = [];
    addEventListener('error', ({ message }) => {
      if (message.includes('ResizeObserver')) loops.push(message);
    });
    Object.assign(window, { loops });
  });
  // The headline of the photos scales next to observers of the whole page.
  await page.setViewportSize({ width: 700, height: 800 });
  await paper.open(paper.article('photos'));
  const headline = page.getByRole('heading', { level: 1 });
  for (const width of [640, 520, 700]) {
    const { size } = await measure(headline);
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await measure(headline)).size).not.toBe(size);
  }
  expect(await page.evaluate(() => (window as unknown as { loops: string[] }).loops)).toEqual([]);
});

import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

const header = (page: Page) => page.locator('[data-widget="sticky-header"]');

/** Scrolls by wheel, like a reader. */
async function wheel(page: Page, ...steps: number[]): Promise<void> {
  await page.mouse.move(180, 400);
  for (const step of steps) {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, step);
    await page.waitForFunction((before) => scrollY !== before, before);
  }
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  test('hides as the reader scrolls down, and shows as they scroll up and while the focus is in it; stays on wide screens [sticky-header-1, sticky-header-2, sticky-header-3]', async ({
    paper,
    page,
  }) => {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener('header:direction', (event) => heard.push((event as CustomEvent).detail));
    });
    await paper.open('/');
    await paper.settle('sticky-header');
    await expect(header(page)).toHaveAttribute('data-header-state', 'top');
    await wheel(page, 600, 300);
    await expect(header(page)).toHaveAttribute('data-header-state', 'down');
    await expect(header(page)).not.toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-scroll-direction', 'scrolling-down');
    await wheel(page, -200);
    await expect(header(page)).toHaveAttribute('data-header-state', 'up');
    // Without the line of its sections, which can be reached by Tab and at the top of the page.
    await expect(page.getByRole('link', { name: /voorpagina$/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('navigation', { name: 'Secties', exact: true })).not.toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-scroll-direction', 'scrolling-up');
    await page.evaluate(() => scrollTo(0, 60));
    await expect(header(page)).toHaveAttribute('data-header-state', 'top');
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
      { direction: 'scrolling-down' },
      { direction: 'scrolling-up' },
    ]);

    await test.step('it shows while the focus is in it', async () => {
      await wheel(page, 900);
      await expect(header(page)).not.toBeInViewport();
      const link = page.getByRole('link', { name: /voorpagina$/ });
      await link.evaluate((element) => element.focus({ preventScroll: true }));
      await expect(header(page)).toBeInViewport({ ratio: 1 });
      await wheel(page, 300);
      await expect(header(page)).toBeInViewport({ ratio: 1 });
    });
    await test.step('it stays on wide screens, and is printed once', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect(header(page)).not.toHaveAttribute('data-header-state');
      await wheel(page, 900);
      await expect(page.locator('html')).toHaveAttribute('data-scroll-direction', 'scrolling-down');
      await expect(header(page)).not.toHaveAttribute('data-header-state');
      await expect(header(page)).toBeInViewport({ ratio: 1 });
      await page.emulateMedia({ media: 'print' });
      await expect(header(page)).toHaveCSS('position', 'static');
    });
  });

  test('does not cover the target of an anchor, upwards and downwards, and makes the browser lay nothing out', async ({
    paper,
    page,
  }) => {
    await paper.open('/features/sticky-header.html');
    await paper.settle('sticky-header');
    const covered = (id: string) =>
      page.evaluate((id) => {
        const [bar, target] = ['[data-widget="sticky-header"]', `#${id}`].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        // The line of the sections is hidden while the reader scrolls up.
        const hidden = document.querySelector('header')?.style.getPropertyValue('--nmt-header-hidden');
        return bar && target && bar.bottom - Number.parseFloat(hidden || '0') > target.top;
      }, id);
    await page.getByRole('link', { name: 'naar het einde' }).click();
    await expect(page.locator('#einde')).toBeInViewport();
    expect(await covered('einde')).toBe(false);
    await page.getByRole('link', { name: 'Terug naar boven' }).click();
    await expect(header(page)).toHaveAttribute('data-header-state', 'up');
    await expect.poll(() => covered('gewoon')).toBe(false);

    await test.step('scrolling makes the browser lay nothing out', async () => {
      await page.evaluate(() => scrollTo(0, 0));
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const layouts = async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'LayoutCount')?.value;
      };
      const scrollBySteps = (step: number) =>
        page.evaluate(async (step) => {
          for (let steps = 0; steps < 20; steps++) {
            scrollBy({ top: step, behavior: 'instant' });
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
        }, step);
      // The readout of the demo page is not part of the header.
      await page.locator('.scroll-readout').evaluate((element) => element.remove());
      for (const [step, state] of [
        [40, 'down'],
        [-20, 'up'],
      ] as const) {
        // Hiding and reappearing are changes themselves; only the scrolling afterwards is checked.
        await scrollBySteps(step);
        await scrollBySteps(step / 4);
        await expect(header(page)).toHaveAttribute('data-header-state', state);
        const before = await layouts();
        await scrollBySteps(step / 2);
        expect(await layouts()).toBe(before);
      }
    });
  });
});

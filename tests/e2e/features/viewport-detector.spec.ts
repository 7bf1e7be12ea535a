import type { Page } from 'playwright/test';
import { expect, type Paper, test } from '../support/paper.ts';
import { addProbe } from '../support/probe.ts';
import { setVisibility } from '../support/visibility.ts';

test.use({ bare: true });

const NOW = Date.parse('2026-11-07T21:00:00+01:00');

/** Observes an element of 300 px, loosely and strictly, between two empty areas. */
const PROBE = `import { watch } from './core/platform/viewport/watch.ts';
const box = (height: number) => {
  const element = document.createElement('div');
  element.style.height = height + 'px';
  return element;
};
const target = box(300);
target.id = 'doel';
document.querySelector('main')?.replaceChildren(box(3000), target, box(3000));
const seen: string[] = [];
const { signal } = new AbortController();
watch(target, (inView) => seen.push(inView ? 'near' : 'gone'), { signal });
watch(target, (inView) => seen.push(inView ? 'strictly in view' : 'strictly gone'), { signal, strict: true });
Object.assign(window, { seen });`;

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

async function open(paper: Paper, path = '/'): Promise<void> {
  await paper.page.setViewportSize({ width: 800, height: 600 });
  await paper.page.clock.install({ time: NOW });
  await addProbe(paper, PROBE);
  await paper.open(path);
  await paper.page.clock.pauseAt(NOW + 60_000);
}

/** Scrolls so that the element's top is a given distance below the viewport's bottom; negative is inside. */
async function scrollNear(page: Page, distance: number): Promise<void> {
  await page.evaluate((distance) => {
    const target = document.getElementById('doel');
    if (!target) throw new Error('no target');
    scrollTo({
      top: target.getBoundingClientRect().top + scrollY - innerHeight - distance,
      behavior: 'instant',
    });
  }, distance);
  await settleObservers(page);
}

/** Lets the browser's own observers report, in real time, while the page's clock is paused. */
async function settleObservers(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
}

test('reports every 500 ms the elements within a third of the window, and strictly those visible for 70% [viewport-detector-1]', async ({
  paper,
  page,
}) => {
  await open(paper);
  await scrollNear(page, 210);
  await page.clock.runFor(2_000);
  expect(await seen(page)).toEqual([]);
  await scrollNear(page, 190);
  await page.clock.runFor(500);
  expect(await seen(page)).toEqual(['near']);
  await scrollNear(page, -205);
  await page.clock.runFor(500);
  expect(await seen(page)).toEqual(['near']);
  await scrollNear(page, -215);
  expect(await seen(page), 'between two looks').toEqual(['near']);
  await page.clock.runFor(500);
  expect(await seen(page)).toEqual(['near', 'strictly in view']);
  await scrollNear(page, 1_000);
  await page.clock.runFor(500);
  expect(await seen(page)).toEqual(['near', 'strictly in view', 'gone', 'strictly gone']);

  await test.step('nothing counts while the page is hidden', async () => {
    const before = (await seen(page)).length;
    await setVisibility(page, 'hidden');
    await scrollNear(page, -300);
    await page.clock.runFor(5_000);
    expect((await seen(page)).slice(before)).toEqual([]);
    await setVisibility(page, 'visible');
    await page.clock.runFor(500);
    expect((await seen(page)).slice(before)).toEqual(['near', 'strictly in view']);
  });
});

test('counts nothing before a prerendered page is shown [viewport-detector-1]', async ({ paper, page }) => {
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, 'prerendering', { get: () => prerendering });
    Object.assign(window, {
      activate() {
        prerendering = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
  await open(paper);
  await scrollNear(page, -300);
  await page.clock.runFor(5_000);
  expect(await seen(page)).toEqual([]);
  await page.evaluate(() => (window as unknown as { activate: () => void }).activate());
  await page.clock.runFor(500);
  expect(await seen(page)).toEqual(['near', 'strictly in view']);
});

test('outlines the elements that it watches under #debug=inviewportdetector, and only then [viewport-detector-2, loader-15]', async ({
  paper,
  page,
}) => {
  const printed: string[] = [];
  page.on('console', (message) => message.type() === 'info' && printed.push(message.text()));
  await open(paper);
  await expect(page.locator('#doel')).toHaveCSS('outline-style', 'none');
  expect(printed).toEqual([]);
  await page.goto('/?nog-eens#debug=inviewportdetector');
  await paper.ready();
  await expect(page.locator('#doel')).toHaveCSS('outline', 'rgb(255, 0, 0) dashed 3px');
  await scrollNear(page, -300);
  await page.clock.runFor(500);
  await expect(page.locator('#doel')).toHaveCSS('outline', 'rgb(0, 128, 0) solid 3px');
  expect(printed.join('\n')).toContain('nmt debug inviewportdetector: in view');
});

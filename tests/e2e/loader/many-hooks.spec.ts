import type { Page } from 'playwright/test';
import type { Lab } from '../support/lab.ts';
import { expect, test } from '../support/test.ts';

const HOOKS = 400;
/** A hook in the middle, far from both ends of the page and in the middle of its group. */
const MIDDLE = 'Update 205';

test.beforeEach(async ({ lab, page }) => {
  await page.addInitScript(() => {
    const observed = new Map<Element, number>();
    Object.assign(window, { observed });
    const count = (target: Element, change: number) => {
      const number = (observed.get(target) ?? 0) + change;
      if (number > 0) observed.set(target, number);
      else observed.delete(target);
    };
    const { observe, unobserve } = IntersectionObserver.prototype;
    const targets = new WeakMap<IntersectionObserver, Set<Element>>();
    const of = (observer: IntersectionObserver) => {
      const known = targets.get(observer) ?? new Set();
      targets.set(observer, known);
      return known;
    };
    IntersectionObserver.prototype.observe = function (target) {
      if (!of(this).has(target)) count(target, 1);
      of(this).add(target);
      observe.call(this, target);
    };
    IntersectionObserver.prototype.unobserve = function (target) {
      if (of(this).delete(target)) count(target, -1);
      unobserve.call(this, target);
    };
    const { disconnect } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.disconnect = function () {
      for (const target of of(this)) count(target, -1);
      of(this).clear();
      disconnect.call(this);
    };
  });
  const updates = Array.from(
    { length: HOOKS },
    (_, n) =>
      `<li><article data-widget="lab-enhancer" data-size="1" aria-label="Update ${n}">Update ${n}<svg width="10" height="400"></svg></article></li>`,
  );
  await lab.open(`<ol>${updates.join('')}</ol>`);
  await grouped(lab, page);
});

/** Waits until few of the hooks are observed. */
async function grouped(lab: Lab, page: Page): Promise<void> {
  await expect.poll(() => lab.requests.some((file) => file.startsWith('create-hook-groups'))).toBe(true);
  await expect.poll(() => observedHooks(page)).toBeLessThan(HOOKS / 3);
}

const observedHooks = (page: Page) =>
  page.evaluate(() => (window as unknown as { observed: Map<Element, number> }).observed.size);

const middle = (page: Page) => page.getByRole('article', { name: MIDDLE, exact: true });

test('a hook in the middle of thousands of pixels mounts where the page jumps to it', async ({ page }) => {
  await expect(middle(page)).toHaveAttribute('data-widget-state', 'waiting');
  await middle(page).evaluate((hook) => hook.scrollIntoView());
  await expect(middle(page)).toHaveAttribute('data-widget-state', 'mounted');
  const far = page.getByRole('article', { name: 'Update 399' });
  await expect(far).toHaveAttribute('data-widget-state', 'waiting');
  await page.keyboard.press('End');
  await expect(far).toHaveAttribute('data-widget-state', 'mounted');
});

test('a hook mounts that comes into view because all around it are hidden', async ({ page }) => {
  await middle(page).evaluate((hook) => {
    for (const item of document.querySelectorAll('li')) item.hidden = !item.contains(hook);
  });
  await expect(middle(page)).toHaveAttribute('data-widget-state', 'mounted');
});

test('a hook mounts that is moved into view', async ({ page }) => {
  await middle(page).evaluate((hook) => document.body.prepend(hook));
  await expect(middle(page)).toHaveAttribute('data-widget-state', 'mounted');
});

test('a hook mounts that comes into view because the ends of its group leave', async ({ page }) => {
  await middle(page).evaluate((hook) => {
    for (const item of document.querySelectorAll('li')) if (!item.contains(hook)) item.remove();
  });
  await expect(middle(page)).toHaveAttribute('data-widget-state', 'mounted');
});

test('hooks of a window with another width are grouped anew', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await expect.poll(() => observedHooks(page)).toBeLessThan(HOOKS / 3);
  await middle(page).evaluate((hook) => hook.scrollIntoView());
  await expect(middle(page)).toHaveAttribute('data-widget-state', 'mounted');
});

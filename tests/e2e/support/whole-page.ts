import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** WCAG 2.2 level AA, with all that it contains. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules whose result depends on colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Rules whose result depends on what is shown, how large and where; the others read the markup alone. */
const LAYOUT = [
  'aria-hidden-focus',
  'button-name',
  'css-orientation-lock',
  'input-button-name',
  'label',
  'link-name',
  'scrollable-region-focusable',
  'target-size',
];

/**
 * Reads a page from top to bottom, with the pointer over all that waits for it, until every hook that can be seen
 * has mounted or failed and every image has come, and returns to the top.
 */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForFunction(() => {
    // Some become known only after the reader has gone by: then they wait for them to come back.
    for (const hook of document.querySelectorAll('[data-widget-state="waiting"]')) {
      hook.dispatchEvent(new PointerEvent('pointerover'));
      if (hook.checkVisibility()) hook.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const isAtRest = [...document.querySelectorAll('[data-widget-state]')].every(
      (hook) =>
        !hook.checkVisibility() || /mounted|failed/.test(hook.getAttribute('data-widget-state') ?? ''),
    );
    // Those that the browser itself puts off need not come.
    const images = [...document.images].filter(
      (image) => image.src && image.loading !== 'lazy' && image.checkVisibility(),
    );
    return isAtRest && images.every(({ complete }) => complete);
  });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** How far a page's content moved by itself since it was opened: Layout Instability, W3C. */
export function layoutShift(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(async () => {
    // The browser tells of a frame's shifts after the frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Shift = PerformanceEntry & { value: number; sources: Source[] };
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The paint that every page has marks that what was buffered has been told.
    await new Promise<void>((resolve) => {
      new PerformanceObserver((_list, paints) => {
        paints.disconnect();
        setTimeout(resolve);
      }).observe({ type: 'paint', buffered: true });
    });
    observer.disconnect();
    const moved = shifts.flatMap(({ sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const [from, to] = [previousRect, currentRect].map(
          ({ x, y, width, height }) => `${width}x${height} at ${x},${y}`,
        );
        return `${from} → ${to}: ${element?.outerHTML.slice(0, 120) ?? 'removed since'}`;
      }),
    );
    return { score: shifts.reduce((sum, { value }) => sum + value, 0), moved };
  });
}

/** What axe finds, one line for each rule and element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // The list of features looks at other pages in frames; each of those has a test of its own.
  return faults(new AxeBuilder({ page }).withTags(RULES).exclude('.features__frame'));
}

/** What axe finds in the colours: all that another colour scheme can change. */
export async function contrastFaults(page: Page): Promise<string[]> {
  return faults(new AxeBuilder({ page }).withRules(COLOURS).exclude('.features__frame'));
}

/** What axe finds in what another width can change, in markup that it has looked through at one width. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return faults(new AxeBuilder({ page }).withRules([...COLOURS, ...LAYOUT]).exclude('.features__frame'));
}

async function faults(axe: AxeBuilder): Promise<string[]> {
  const { violations, passes } = await axe.analyze();
  if (passes.length === 0) throw new Error('axe checked nothing');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** The elements that stick out to the right, where the page can be scrolled sideways. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement: root, body } = document;
    if (Math.max(root.scrollWidth, body.scrollWidth) <= root.clientWidth) return [];
    return [...body.querySelectorAll('*')]
      .filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > root.clientWidth,
      )
      .map((element) => element.cloneNode(false) as Element)
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}

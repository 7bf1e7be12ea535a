import { errors, type Page } from 'playwright/test';

export { accessibilityFaults, contrastFaults } from './axe.ts';

/** Maximum wait for two frames, in ms. */
const TIMEOUT = 20_000;

declare global {
  interface Window {
    /**
     * Scrolls the window to another part of the page, and waits until the second frame after that. If the page also
     * scrolls in the first one, to keep its content in position, browsers report the difference as a layout shift,
     * although that part was not in view before: {@link layoutShift} excludes that frame.
     * @returns whether the browser painted both
     */
    jump?(move: () => void): Promise<boolean>;
    /** The first frame of each jump, in ms by `performance.now()`. */
    jumps?: { from: number; to: number }[];
  }
}

/**
 * Scrolls through a page from top to bottom, with the pointer over elements that wait for it, until every visible hook
 * has mounted or failed and every image has loaded, and returns to the top.
 * @param reopen opens a document again that only exists in the test
 */
export async function readThrough(
  page: Page,
  reopen: () => Promise<unknown> = () => page.reload(),
): Promise<void> {
  if (!(await comesToRest(page))) {
    await reopen();
    if (!(await comesToRest(page))) throw new Error(`The page does not come to rest: ${await waiting(page)}`);
  }
  await page.evaluate(() => window.jump?.(() => scrollTo({ top: 0, behavior: 'instant' })));
}

/**
 * Waits in a page that has been scrolled through until hooks that are visible at another width have mounted or failed,
 * and returns to the top.
 */
export async function readAgain(page: Page): Promise<void> {
  if (!(await isSettled(page))) throw new Error(`The page does not come to rest: ${await waiting(page)}`);
  await page.evaluate(() => window.jump?.(() => scrollTo({ top: 0, behavior: 'instant' })));
}

async function comesToRest(page: Page): Promise<boolean> {
  return (await scrollDown(page)) && (await isSettled(page));
}

/** @returns false if the browser stops painting, or a hook or an image never loads */
async function isSettled(page: Page): Promise<boolean> {
  const isAtRest = () => {
    // Some are only identified after they have been passed: then they wait until they are in view again.
    for (const hook of document.querySelectorAll('[data-widget-state="waiting"]')) {
      hook.dispatchEvent(new PointerEvent('pointerover'));
      if (hook.checkVisibility()) {
        void window.jump?.(() => hook.scrollIntoView({ block: 'center', behavior: 'instant' }));
      }
    }
    const haveHooks = [...document.querySelectorAll('[data-widget-state]')].every(
      (hook) =>
        !hook.checkVisibility() || /mounted|failed/.test(hook.getAttribute('data-widget-state') ?? ''),
    );
    // Images that the browser itself defers do not have to load.
    const images = [...document.images].filter(
      (image) => image.src && image.loading !== 'lazy' && image.checkVisibility(),
    );
    return haveHooks && images.every(({ complete }) => complete);
  };
  try {
    // By time: a browser that has stopped painting has no frames.
    await page.waitForFunction(isAtRest, undefined, { polling: 50, timeout: 2 * TIMEOUT });
    return true;
  } catch (cause) {
    if (cause instanceof errors.TimeoutError) return false;
    throw cause;
  }
}

/** The states of the hooks that have not mounted, for a message. */
function waiting(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-widget-state="waiting"], [data-widget-state="loading"]')]
      .map((hook) => (hook.cloneNode(false) as Element).outerHTML)
      .join(' '),
  );
}

/**
 * Scrolls down a page, window by window.
 * @returns whether the browser painted each: a headless browser stops for good now and then, for one page in a thousand
 */
function scrollDown(page: Page): Promise<boolean> {
  return page.evaluate(async (patience) => {
    const jumps: { from: number; to: number }[] = [];
    const jump = (move: () => void) =>
      new Promise<boolean>((resolve) => {
        const frame = { from: performance.now(), to: Number.POSITIVE_INFINITY };
        const before = scrollY;
        move();
        if (scrollY !== before) jumps.push(frame);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            frame.to = performance.now();
            // Changes to elements that are now out of view are painted in this frame: the next step comes after that.
            setTimeout(() => resolve(true));
          }),
        );
        setTimeout(() => resolve(false), patience);
      });
    Object.assign(window, { jump, jumps });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      if (!(await jump(() => scrollTo({ top: y, behavior: 'instant' })))) return false;
    }
    return true;
  }, TIMEOUT);
}

/** The layout shift of a page since it was opened (Layout Instability, W3C); see {@link Window.jump}. */
export function layoutShift(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(async () => {
    // The browser reports a frame's shifts after the frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Shift = PerformanceEntry & { value: number; sources: Source[] };
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The first paint of every page marks that the buffered entries have been reported.
    await new Promise<void>((resolve) => {
      new PerformanceObserver((_list, paints) => {
        paints.disconnect();
        setTimeout(resolve);
      }).observe({ type: 'paint', buffered: true });
    });
    observer.disconnect();
    const seen = shifts.filter(
      ({ startTime }) => !window.jumps?.some(({ from, to }) => startTime >= from && startTime < to),
    );
    const moved = seen.flatMap(({ sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const [from, to] = [previousRect, currentRect].map(
          ({ x, y, width, height }) => `${width}x${height} at ${x},${y}`,
        );
        const inPage = element?.closest<HTMLElement>('[data-page]')?.dataset.page;
        return `${inPage ? `${inPage}: ` : ''}${from} → ${to}: ${element?.outerHTML.slice(0, 120) ?? 'removed since'}`;
      }),
    );
    return { score: seen.reduce((sum, { value }) => sum + value, 0), moved };
  });
}

/** The elements that overflow to the right, if the page can be scrolled sideways. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement: root, body } = document;
    if (Math.max(root.scrollWidth, body.scrollWidth) <= root.clientWidth) return [];
    return [...body.querySelectorAll('*')]
      .filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > root.clientWidth,
      )
      .map((element) => {
        const page = element.closest<HTMLElement>('[data-page]')?.dataset.page;
        return `${page ? `${page}: ` : ''}${(element.cloneNode(false) as Element).outerHTML.slice(0, 160)}`;
      });
  });
}

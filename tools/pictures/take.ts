import type { Browser } from 'playwright';

/** The time in ms within which a page should stop changing; the picture is then taken in any case. */
const REST_WITHIN = 20_000;

/** The time in ms within which its calls and files should end; some pages poll for news all the time. */
const QUIET_WITHIN = 5_000;

/**
 * Takes pictures of a whole page in each colour scheme, as a returning visitor sees it, without the demo's own bar.
 * @param address the address with its origin
 * @param fileOf returns the path of the PNG for a colour scheme
 * @returns the problem of the page, if there is one
 */
export async function takePictures(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
  colours: readonly ('light' | 'dark')[],
  fileOf: (colour: 'light' | 'dark') => string,
): Promise<string | undefined> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  try {
    await context.addInitScript(beReturningVisitor);
    const page = await context.newPage();
    const response = await page.goto(address);
    await page.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
    await page.evaluate(readDown);
    const isAtRest = await page.waitForFunction(isPageAtRest, null, { timeout: REST_WITHIN }).then(
      () => true,
      () => false,
    );
    await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN }).catch(() => {});
    await page.evaluate(async () => {
      for (const bar of document.querySelectorAll('.demo-bar')) bar.remove();
      scrollTo({ top: 0, behavior: 'instant' });
      await document.fonts.ready;
    });
    for (const colorScheme of colours) {
      await page.emulateMedia({ colorScheme });
      // The page follows the system's colour scheme by a class.
      await page.waitForFunction(
        (isDark) => document.documentElement.classList.contains('dark-mode') === isDark,
        colorScheme === 'dark',
      );
      await page.screenshot({
        path: fileOf(colorScheme),
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
      });
    }
    if (!response?.ok()) return `status ${response?.status()}`;
    return isAtRest ? undefined : 'some parts were still loading';
  } finally {
    await context.close();
  }
}

/**
 * Stores the state of a visitor who has answered the question about cookies, has seen the login modal, and is in the
 * middle of a visit.
 */
function beReturningVisitor() {
  // A sandboxed frame has no storage.
  if (origin === 'null') return;
  const value = { 'social-media': false, uitgebreid: false };
  localStorage.setItem('nmt_consent', JSON.stringify({ value, savedAt: Date.now() }));
  sessionStorage.setItem('nmt_login_modal', 'true');
  sessionStorage.setItem('nmt_visit_views', '9');
}

/** Scrolls through the page, so that everything that loads in view starts to load. */
async function readDown() {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

/**
 * Whether every visible hook has mounted or failed, and every image without lazy loading has loaded. Elements that
 * still wait are scrolled into view, with the pointer over them.
 */
function isPageAtRest() {
  const hooks = [...document.querySelectorAll('[data-widget-state="waiting"],[data-widget-state="loading"]')];
  const missing = hooks.filter((hook) => hook.checkVisibility());
  for (const hook of missing) {
    hook.dispatchEvent(new PointerEvent('pointerover'));
    hook.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const images = [...document.images].filter(
    (image) => image.src && image.loading !== 'lazy' && image.checkVisibility(),
  );
  const skeletons = [...document.querySelectorAll('main [class*="skeleton"]')].filter((box) =>
    box.checkVisibility(),
  );
  return missing.length === 0 && skeletons.length === 0 && images.every(({ complete }) => complete);
}

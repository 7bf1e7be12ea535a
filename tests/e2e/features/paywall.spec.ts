import type { Page } from 'playwright/test';
import { PAYWALL_STYLES, PAYWALL_TYPES, type PaywallType } from '../../../core/domain/paywall/types.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true, emptyCache: true });

const wallOf = (id: string) => `/demo/betaalmuur/${id}/`;
const wall = (page: Page) => page.locator('section[data-paywall-type]');
const body = (page: Page) => page.locator('[data-paywall-content]');
const events = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? []).map(({ event }) => event),
  );

/** Records for each shift of a page what moved besides the wall, and by how much. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { name: string; by: number }[][] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & {
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        const moved = sources.flatMap(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          // The demo's own bar does not count either: until its text has loaded, browsers render a lower one.
          if (!element || element.closest('section[data-paywall-type], .demo-bar')) return [];
          return { name: `${element.tagName}.${element.className}`, by: currentRect.y - previousRect.y };
        });
        if (moved.length > 0) shifts.push(moved);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** In the text a wall gets its own space, once; no other wall moves anything. */
async function expectStill(page: Page, type: PaywallType) {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ name: string; by: number }[][]>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done((window as unknown as { shifts: [] }).shifts)),
        ),
      ),
  );
  expect(shifts.length, `${page.url()}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(
    type === 'inline' ? 1 : 0,
  );
}

/**
 * Each type in each style on one of the two devices, so that each type and each style is on both. Banners at the top of
 * the page are covered by the tests of their space, on both devices in every style.
 */
function wallsOn(device: 'a phone' | 'a wide screen') {
  const types = PAYWALL_TYPES.filter((type) => type !== 'topbanner');
  return types.flatMap((type, row) =>
    PAYWALL_STYLES.filter((_, column) => (row + column) % 2 === (device === 'a phone' ? 0 : 1)).map(
      (style) => [type, style] as const,
    ),
  );
}

test.describe('the pages of hard walls with their header', () => {
  test.use({ bare: false });

  test('a hard wall loads in parallel with the decision, takes the place of the text and of the game, and nothing lifts it [paywall-types-2, paywall-types-3, paywall-types-4, paywall-types-21, paywall-decision-5, paywall-analytics-1, paywall-analytics-4, paywall-campaign-1, paywall-campaign-4, paywall-config-1]', async ({
    paper,
    page,
  }) => {
    paper.allow(/nmt paywall: .*stuk/);
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, call] = /\/paywall-api\/api\/(.*)/.exec(request.url()) ?? [];
      if (call !== undefined) asked.push(call);
    });
    await paper.open(wallOf('hard-none'));
    const offer = page.getByRole('region', { name: 'Dit verhaal is voor abonnees' });
    await expect(offer.getByRole('link', { name: 'Word abonnee' })).toBeVisible();
    expect(asked).toEqual(['web/campaigns/hard-none', 'web/config/front', 'zephr']);
    await expect(body(page)).toBeHidden();
    await expect(page.getByText('Hier speelt een puzzel.')).toHaveCount(0);
    await expect(page.locator('.article')).toMatchAriaSnapshot(`
    - heading "Dit verhaal is voor abonnees" [level=2]
  `);
    await expect.poll(() => events(page)).toEqual(expect.arrayContaining(['paywallHit', 'wallhit']));

    await test.step('it is not printed', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(wall(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });
    await test.step('its button is red on a page without the colours of the base style, too', async () => {
      const button = wall(page).locator('[data-funnel-step] :is(a, button)').last();
      await page.evaluate(() => {
        for (const name of ['--accent', '--accent-ink'])
          document.documentElement.style.setProperty(name, 'initial');
      });
      await expect(button).toHaveCSS('background-color', 'rgb(196, 18, 47)');
      await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
    });
    await test.step('no key, click or script opens it', async () => {
      await expect(offer.getByRole('button', { name: 'Sluiten' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.locator('h1').click();
      await page.evaluate(() => document.querySelector('[data-paywall-content]')?.removeAttribute('hidden'));
      await expect(body(page)).toBeHidden();
    });
    await test.step('nor does an error of the feature, by the name of its file', async () => {
      await page.evaluate(() => {
        const file = document.querySelector<HTMLScriptElement>('script[src*="/wall-"]')?.src;
        const fault = new Error('stuk');
        fault.stack = `Error: stuk\n    at f (${file}:1:1)`;
        dispatchEvent(new ErrorEvent('error', { error: fault }));
      });
      await expect.poll(() => paper.messages.some((messages) => messages.includes('stuk'))).toBe(true);
      await expect(page.locator('[data-widget="paywall"]')).toHaveAttribute('data-widget-state', 'failed');
      await expect(body(page)).toBeHidden();
    });
    await test.step('nor do a removed hook, the address and the style of the text', async () => {
      await page.evaluate(() => document.querySelector('[data-widget="paywall"]')?.remove());
      await page.evaluate(() => {
        location.hash = 'inhoud';
        for (const element of document.querySelectorAll<HTMLElement>('[data-paywall-content]')) {
          element.hidden = false;
          element.style.setProperty('display', 'block', 'important');
        }
      });
      await expect(body(page)).toBeHidden();
    });
    await test.step('a decision for another campaign counts', async () => {
      asked.splice(0);
      await paper.answer('**/paywall-api/api/zephr', { subject: 'nrcnl', paywallId: 'inline-none' });
      await page.goto(wallOf('hard-none'));
      await expect(wall(page)).toHaveAttribute('data-paywall-type', 'inline');
      expect(asked).toEqual([
        'web/campaigns/hard-none',
        'web/config/front',
        'zephr',
        'web/campaigns/inline-none',
      ]);
      await paper.stopAnswering('**/paywall-api/api/zephr');
    });
    await test.step('it is there again after a step back', async () => {
      await page.goBack();
      await expect(offer).toBeVisible();
      await expect(body(page)).toBeHidden();
    });
  });
});

test('a soft wall leaves the text, closes in a fade and stays closed [paywall-types-5, paywall-types-19, paywall-types-20]', async ({
  paper,
  page,
}) => {
  await paper.open(wallOf('soft-none'));
  const offer = page.getByRole('region', { name: 'Goede journalistiek kost tijd' });
  await expect(offer).toBeInViewport();
  await expect(body(page).getByText('Hier speelt een puzzel.')).toBeVisible();
  const gone = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const section = document.querySelector('section[data-paywall-type]');
        document.querySelector('[aria-label="Sluiten"]')?.addEventListener('click', () => {
          const start = performance.now();
          new MutationObserver(() => section?.isConnected || resolve(performance.now() - start)).observe(
            document.body,
            { childList: true },
          );
        });
      }),
  );
  const before = page.getByRole('link', { name: 'Abonneren' }).first();
  await before.focus();
  await offer.getByRole('button', { name: 'Sluiten' }).press('Enter');
  await expect(before).toBeFocused();
  expect(await gone).toBeGreaterThanOrEqual(245);
  await page.evaluate(() => {
    const hook = document.querySelector('[data-widget="paywall"]');
    hook?.replaceWith(hook.cloneNode(true));
  });
  await paper.settle('paywall');
  await expect(wall(page)).toHaveCount(0);
});

test.describe('the pages of banners with their header', () => {
  test.use({ bare: false });

  test('a sticky banner appears past its own height as a bar of 64 px that opens and closes [paywall-types-12, paywall-types-13, paywall-types-14, paywall-types-15, paywall-types-16, paywall-types-17, paywall-types-24, paywall-types-25]', async ({
    paper,
    page,
  }) => {
    await paper.open(wallOf('topbanner-sticky-none'));
    await expect(wall(page)).toHaveAttribute('data-shown', 'false');
    await expect(wall(page)).toBeHidden();
    const button = page.locator('[data-paywall-header-button]');
    await page.evaluate(() => scrollTo(0, 163));
    await expect(button).toBeVisible();
    await page.evaluate(() => scrollTo(0, 164));
    await expect(button).toBeHidden();
    await page.evaluate(() => scrollTo(0, 900));
    const toggle = page.getByRole('button', { name: 'Toon aanbod' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(await wall(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(64);
    await toggle.press('Enter');
    await expect(page.getByRole('button', { name: 'Verberg aanbod' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.getByRole('link', { name: 'Word abonnee' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await page.setViewportSize({ width: 500, height: 700 });
    await expect(wall(page)).toHaveAttribute('data-paywall-view', 'mobile');
  });
});

test('a dialog opens and closes, by the back button too, and both are reported [paywall-types-18, paywall-analytics-6]', async ({
  paper,
  page,
}) => {
  await paper.open(wallOf('modal-soft-verkiezingen'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Verkiezingen')).toBeVisible();
  await expect(page).toHaveURL(/#modal=custom$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
  await expect
    .poll(() => events(page))
    .toEqual(expect.arrayContaining(['paywall-modal-open', 'paywall-modal-close']));
  await page.reload();
  await expect(dialog.getByText('Verkiezingen')).toBeVisible();
  await expect(page).toHaveURL(/#modal=custom$/);
  const { pathname } = new URL(page.url());
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test('a hostile campaign leaves words and safe links, nothing else [paywall-campaign-8, paywall-styles-2, paywall-styles-7]', async ({
  paper,
  page,
}) => {
  paper.allow(/A redirectUrl may not be gone to/);
  // Under a policy that would allow it to run, so that the sanitiser is what prevents it.
  await paper.edit(
    (html) => `${html} `,
    (policy) => policy.replace(/(script|style)-src [^;]*/g, "$1-src 'self' 'unsafe-inline'"),
  );
  await paper.open(wallOf('vijandig'));
  const offer = page.getByRole('region', { name: 'Kop met nadruk' });
  await expect(offer.getByRole('link', { name: 'veilige link' })).toHaveAttribute('href', '/abonnementen/');
  await expect(offer).toHaveAttribute('data-paywall-style', 'none');
  await expect(offer.getByRole('link', { name: '<b>Abonneren</b>' })).toHaveAttribute(
    'href',
    /\/abonnementen\/$/,
  );
  await expect(
    offer.locator(
      'script, style, img, iframe, form, input, [onclick], [id="inhoud"], p[class*="site-header"], a[href^="javascript"]',
    ),
  ).toHaveCount(0);
  expect(await page.evaluate(() => (window as { hacked?: unknown }).hacked)).toBeUndefined();
  expect(await offer.evaluate((element) => element.style.getPropertyValue('--paywall-button'))).toBe(
    'var(--accent)',
  );
});

test('shows no wall and leaves the text for an invalid campaign and for a missing one [paywall-campaign-6, paywall-campaign-7]', async ({
  paper,
  page,
}) => {
  paper.allow(/The campaign could not be fetched; no wall is shown/);
  paper.tolerate(/404/);
  for (const [at, id] of ['vreemd-type', 'bestaat-niet'].entries()) {
    await paper.open(wallOf(id));
    await expect
      .poll(() => paper.messages.filter((messages) => messages.includes('could not be fetched')).length)
      .toBe(at + 1);
    await expect(wall(page)).toHaveCount(0);
    await expect(body(page)).toBeVisible();
  }
});

test.describe('without a decision', () => {
  test.use({ loginModal: true });
  test('shows no wall but the login modal, under its own conditions [paywall-decision-6, paywall-decision-7]', async ({
    paper,
    page,
  }) => {
    paper.allow(/There is no decision; no wall is shown/);
    paper.tolerate(/500/);
    await page.addInitScript(
      () => sessionStorage.getItem('open') ?? sessionStorage.setItem('nmt_login_modal', 'true'),
    );
    await paper.open('/features/paywall.html?fault=500:/paywall-api/*');
    await expect.poll(() => paper.messages.some((messages) => messages.includes('no decision'))).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => {
      sessionStorage.removeItem('nmt_login_modal');
      sessionStorage.setItem('open', 'true');
    });
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Log in om verder te gaan' })).toBeVisible();
  });

  test('an article that may be read shows the login modal once, and a wall shows none [paywall-decision-6, login-modal-1]', async ({
    paper,
    page,
  }) => {
    await paper.open(wallOf('hard-none'));
    await expect(wall(page).getByRole('heading')).toBeVisible();
    await paper.settle('login-modal');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The number of free articles contains the same invitation.
    await paper.edit((html) => html.replaceAll('data-widget="view-count"', ''));
    await paper.open(paper.article('longRead'));
    const dialog = page.getByRole('dialog', { name: 'Log in om verder te gaan' });
    await dialog.getByRole('button', { name: 'Sluiten' }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(body(page)).toBeVisible();
  });
});

test('a subscriber makes one call and loads no code of a wall [paywall-decision-1, paywall-decision-5]', async ({
  paper,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await paper.open(`${wallOf('hard-none')}?visitor=subscribed`);
  await paper.settle('paywall');
  await paper.idle();
  await expect(body(page)).toBeVisible();
  expect(asked.filter((path) => /paywall-api|dompurify/.test(path))).toEqual(['/paywall-api/api/zephr']);
});

/** Records the colours of a wall's buttons that fade from one to another. */
async function watchFades(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const fades: string[] = [];
    Object.assign(window, { fades });
    const note = ({ target, propertyName }: TransitionEvent) => {
      const isButton =
        target instanceof Element && target.matches('section[data-paywall-type] :is(a, button)');
      if (isButton && /color/.test(propertyName)) fades.push(propertyName);
    };
    addEventListener('transitionrun', note, true);
  });
}

/** The names of the colours that have faded so far. A transition begins in the frame after its change. */
const fades = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { fades: string[] }).fades;
  });

test('the pages of the paywall show their funnel without a decision on an article, in their colours at the first paint [paywall-activate-page-1, paywall-activate-page-2, paywall-activate-page-3, paywall-activate-page-4, paywall-audio-page-1, paywall-audio-page-2, paywall-test-page-1, paywall-test-page-2, paywall-test-page-4, paywall-styles-7, extended-access-5]', async ({
  paper,
  page,
}) => {
  await watchFades(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/zephr')) asked.push(request.postDataJSON().sdkFeatureSlug);
  });
  await paper.open('/paywall-audio/?podcast=het-uur&episode_id=12&id_token=geheim');
  await expect(page.getByRole('region', { name: 'Meer verhalen zoals dit?' })).toBeVisible();
  expect(asked).toEqual(['audio']);
  expect(page.url()).not.toContain('geheim');
  for (const address of ['/paywall-activate/?paywallId=blauw', wallOf('blauw')]) {
    await paper.open(address);
    await expect(wall(page).getByRole('link', { name: 'Word abonnee' })).toBeVisible();
    expect(await fades(page), address).toEqual([]);
    // A later change of colour does fade.
    await wall(page).evaluate((section) => section.style.setProperty('--paywall-button', 'green'));
    expect(await fades(page), address).toContain('background-color');
  }
  expect(asked.splice(1)).toHaveLength(1);
  await paper.open('/paywall-activate/?paywallId=..&return_to=https://kwaad.example/');
  await expect(page.getByRole('status').getByText('Deze activatie is niet gevonden.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terug naar De Nieuwe Morgentijd' })).toHaveAttribute(
    'href',
    '/',
  );
  await paper.open('/paywall-test/?paywallId=banner');
  const banner = page.getByRole('region', { name: '€ 4,25 per week' });
  await expect(banner.getByRole('link', { name: 'Word abonnee' })).toBeVisible();
  expect((await banner.boundingBox())?.y).toBe(0);
  // A campaign of another type is shown as an ordinary banner.
  await paper.open('/paywall-test/?paywallId=artikel');
  await expect(wall(page)).toHaveAttribute('data-paywall-type', 'topbanner');
  expect((await wall(page).boundingBox())?.y).toBe(0);
  paper.allow(/The address has no paywallId/);
  await paper.open('/paywall-test/');
  await expect.poll(() => paper.messagesOf('paywall').length).toBe(1);
  await expect(wall(page)).toHaveCount(0);
  expect(asked).toEqual(['audio']);
});

test('the app may show a login alone, an ordinary page may not [paywall-types-22, paywall-types-23]', async ({
  paper,
  page,
}) => {
  // The paper redirects to the article's full address.
  const address = paper.article('longRead').replace(/[^/]*$/, 'ster-a4112');
  const { pathname } = new URL((await page.request.get(address)).url());
  await paper.open(`${pathname}/appview?paywall-state=paywall-instruct-login`);
  await expect(wall(page).getByText('Log in om verder te lezen.')).toBeVisible();
  await expect(wall(page).getByRole('link')).toHaveCount(1);
  await paper.open(`${pathname}?paywall-state=paywall-instruct-login`);
  await expect(wall(page).getByRole('link', { name: 'Word abonnee' })).toBeVisible();
});

test('a funnel that breaks opens no door [paywall-types-9]', async ({ paper, page }) => {
  paper.allow(/The funnel could not be shown/);
  await page.addInitScript(() => {
    // Makes rendering of the funnel's heading fail in React.
    const { createElement } = document;
    document.createElement = function broken(this: Document, name: string, ...rest: never[]) {
      if (name === 'h2' && /\/react-\w{5}\.js/.test(new Error().stack ?? '')) throw new Error('stuk');
      return createElement.call(this, name, ...rest) as HTMLElement;
    } as typeof createElement;
  });
  await paper.open(wallOf('hard-none'));
  await expect(page.getByRole('region', { name: 'Lees verder met een abonnement' })).toBeVisible();
  await expect(page.getByRole('region').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(body(page)).toBeHidden();
});

test.describe('premium articles with their header', () => {
  test.use({ bare: false });

  test('a premium article has its wall for visitors without a subscription, also under other dialogs [paywall-types-2, paywall-types-9, paywall-decision-1, paywall-decision-5]', async ({
    paper,
    page,
  }) => {
    const offer = page.getByRole('region', { name: 'Verder lezen?' });
    for (const visitor of ['registered', 'anonymous']) {
      await paper.open(`/nieuws/2026/01/01/ster-a4112?visitor=${visitor}`);
      await expect(offer).toBeVisible();
      await expect(body(page).locator('p:visible')).toHaveCount(2);
    }
    const state = () =>
      page.evaluate(() => ({
        hidden: [...document.querySelectorAll('[data-paywall-hidden]')].map(
          (element) => (element as HTMLElement).hidden && getComputedStyle(element).display,
        ),
        overflow: document.documentElement.style.overflow,
        inert: document.querySelectorAll('section[data-paywall-type][inert]').length,
      }));
    const before = await state();
    expect(new Set(before.hidden)).toEqual(new Set(['none']));
    const dialog = page.getByRole('dialog');
    for (const opener of [
      page.getByRole('link', { name: 'Delen', exact: true }).first(),
      page.getByRole('button', { name: 'Vergroot foto' }).first(),
    ]) {
      await opener.click();
      await expect(dialog).toBeVisible();
      expect((await state()).hidden).toEqual(before.hidden);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(await state()).toEqual(before);
    }
    await expect(offer).toBeVisible();
    await expect(body(page).locator('p:visible')).toHaveCount(2);
  });
});

for (const device of ['a phone', 'a wide screen'] as const) {
  test.describe(device, () => {
    // On a wide bare page the line below the title loses its position for a frame.
    test.use({ bare: device === 'a phone' });

    test(`every type and style makes a wall of its own, and nothing else moves, on ${device} [paywall-types-1, paywall-types-5, paywall-types-6, paywall-types-8, paywall-types-10, paywall-types-11, paywall-types-14, paywall-styles-1, paywall-styles-3, paywall-styles-5, paywall-styles-6]`, async ({
      paper,
      page,
    }) => {
      test.slow();
      await watchShifts(page);
      if (device === 'a phone') await page.setViewportSize({ width: 360, height: 800 });
      for (const [type, style] of wallsOn(device)) {
        await paper.open(wallOf(`${type}-${style}`));
        const shown = page.locator(`section[data-paywall-type="${type}"][data-paywall-style="${style}"]`);
        await expect(shown.locator('h2')).toHaveCount(1);
        await expect(shown.getByRole('link', { name: 'Word abonnee', includeHidden: true })).toHaveCount(1);
        await expect(shown.getByAltText('Fokke & Sukke')).toHaveCount(style === 'fokke-en-sukke' ? 1 : 0);
        await expect(shown.locator('p', { hasText: /^Verkiezingen$/ })).toHaveCount(
          style === 'verkiezingen' ? 1 : 0,
        );
        const accent = await shown.evaluate((element) =>
          getComputedStyle(element).getPropertyValue('--paywall-accent'),
        );
        expect(accent !== '').toBe(style === 'verkiezingen');
        await expectStill(page, type);
      }
    });
  });
}

import type { Page } from 'playwright/test';
import { runUntil } from '../support/clock.ts';
import { choseBefore, NONE } from '../support/consent.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const PAGE = '/features/chart-embed.html';
const SCRIPT = '/third-party/charts/embed.js';
/** The intended errors of the demo page. */
const FAULTS = /^nmt chart-embed: /;

const section = (page: Page, id: string) => {
  const hook = page.locator(`#${id} [data-widget="chart-embed"]`);
  return {
    hook,
    frame: hook.locator('iframe'),
    picture: hook.getByRole('link'),
    heading: hook.frameLocator('iframe').getByRole('heading', { name: 'Warmtepompen in woningen' }),
  };
};

/** Edits the page, but not the documents of its frames. */
const ofPage = (edit: (html: string) => string) => (html: string) =>
  html.includes('data-page-type') ? edit(html) : `${html}\n`;

/** Waits until the chart of a section has replaced its picture. */
async function shown(page: Page, id: string): Promise<void> {
  const { hook, frame, picture } = section(page, id);
  await hook.scrollIntoViewIfNeeded();
  await expect(frame).toBeVisible();
  await expect(picture).toBeHidden();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(376);
}

/** Posts a message from a frame of the page, or from the page itself. */
const post = (page: Page, from: 'self' | 'other', data: unknown) =>
  page.evaluate(
    async ([from, data]) => {
      const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
      if (from === 'self') postMessage(data, '*');
      else {
        const other = document.createElement('iframe');
        other.src = '/third-party/charts/embed/havenschepen?state=silent';
        const loaded = new Promise((resolve) => other.addEventListener('load', resolve));
        document.body.append(other);
        await loaded;
        const script = other.contentWindow as Window & { postHeight(height: unknown): void };
        script.postHeight(data);
      }
      await heard;
    },
    [from, data] as const,
  );

test('replaces its picture by the chart near the window, and moves nothing [chart-embed-1, chart-embed-2]', async ({
  paper,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1280, height: 500 });
  const list = await (await page.request.get('/sectie/economie/')).text();
  const [, address = ''] = /href="([^"]+)"[^>]*>De stille opmars van de warmtepomp/.exec(list) ?? [];
  await paper.open(address);
  expect(asked).not.toContain(SCRIPT);
  const hook = page.locator('[data-widget="chart-embed"]');
  await expect(hook.getByRole('img')).toHaveAttribute('src', '/static/images/grafiek-warmtepompen.svg');
  const before = await hook.evaluate((element) => (element as HTMLElement).offsetHeight);
  await hook.scrollIntoViewIfNeeded();
  const frame = hook.locator('iframe');
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute('title', 'Warmtepompen in woningen, geplaatst per jaar.');
  await expect(hook.frameLocator('iframe').getByText('203', { exact: true })).toBeVisible();
  expect(await hook.evaluate((element) => (element as HTMLElement).offsetHeight)).toBe(before);
});

test('shows all charts of the page with one script, in heights that their own frames report [chart-embed-1, chart-embed-2]', async ({
  paper,
  page,
}) => {
  paper.allow(
    /nmt chart-embed: The chart .*state=silent could not be shown; what was there stays/,
    /nmt chart-embed: .*data-chart is "javascript:/,
  );
  paper.tolerate(FAULTS);
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await paper.open(PAGE);
  await test.step('also one that is added later', async () => {
    for (const id of ['gewoon', 'link', 'toestemming']) await shown(page, id);
    await page.locator('#later').getByRole('button', { name: 'Voeg toe' }).click();
    await shown(page, 'later');
    expect(asked.filter((path) => path === SCRIPT)).toHaveLength(1);
    await page.locator('#later').getByRole('button', { name: 'Haal weg' }).click();
    await expect(section(page, 'later').frame).toHaveCount(0);
  });
  await test.step('no height that is not a positive number within bounds', async () => {
    for (const id of ['negatief', 'reusachtig', 'tekst']) await shown(page, id);
  });
  await test.step('no message of another frame', async () => {
    const { frame } = section(page, 'gewoon');
    await post(page, 'self', { type: 'chart-embed:height', height: 900 });
    await post(page, 'other', 900);
    expect((await frame.boundingBox())?.height).toBe(376);
    // The right frame's message is accepted.
    await frame.evaluate((element: HTMLIFrameElement) => {
      (element.contentWindow as Window & { postHeight(height: number): void }).postHeight(500);
    });
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(500);
  });
  await test.step('an address that is none keeps the picture', async () => {
    const { hook, picture } = section(page, 'vijandig');
    await hook.scrollIntoViewIfNeeded();
    await expect(hook).toHaveAttribute('data-widget-state', 'failed');
    await expect(picture).toHaveAttribute('href', '/third-party/charts/embed/warmtepompen');
  });
  await test.step('a chart that never reports its height keeps the picture', async () => {
    const { hook, frame, picture } = section(page, 'stil');
    await hook.scrollIntoViewIfNeeded();
    await expect(frame).toHaveCount(1);
    await expect(picture).toBeVisible();
    await runUntil(page, async () => (await frame.count()) === 0);
    await expect(picture).toBeVisible();
  });
});

test('accepts only the configured origin, also from the chart’s own frame [chart-embed-2]', async ({
  paper,
  page,
}) => {
  paper.tolerate(FAULTS);
  await paper.edit(
    ofPage((html) =>
      html
        .replace('"loginCookie"', '"chartEmbedOrigins":["https://grafieken.example"],"loginCookie"')
        .replace(/(<main[^>]*>).*(<section id="gewoon">.*?<\/section>).*(<\/main>)/s, '$1$2$3'),
    ),
  );
  await page.clock.install();
  await paper.open(PAGE);
  const { hook, frame, picture } = section(page, 'gewoon');
  await expect(frame).toHaveCount(1);
  await expect(hook.frameLocator('iframe').locator('dl')).toBeAttached();
  await runUntil(page, async () => (await frame.count()) === 0);
  await expect(picture).toBeVisible();
});

test('keeps the picture where the script is not there, is another one, puts nothing there or hangs [chart-embed-2]', async ({
  paper,
  page,
}) => {
  paper.allow(/nmt chart-embed: The chart .* could not be shown; what was there stays/);
  paper.tolerate(/^Failed to load resource.*embed\.js/);
  await paper.edit((html) =>
    html.replace(/(<main[^>]*>).*(<section id="gewoon">.*?<\/section>).*(<\/main>)/s, '$1$2$3'),
  );
  let answer: { status?: number; contentType?: string; body: string } | undefined;
  await page.route(`**${SCRIPT}`, (route) => answer && route.fulfill(answer));
  const { hook, picture, frame } = section(page, 'gewoon');
  for (const each of [
    { status: 404, body: '' },
    { contentType: 'text/javascript', body: 'window.chartEmbed = {};' },
    { contentType: 'text/javascript', body: 'window.chartEmbed = { render: () => null };' },
  ]) {
    answer = each;
    const before = paper.messagesOf('chart-embed').length;
    await paper.open(PAGE);
    await expect.poll(() => paper.messagesOf('chart-embed').length, each.body).toBeGreaterThan(before);
    await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
    await expect(picture).toBeVisible();
    await expect(frame).toHaveCount(0);
  }
  await test.step('it hangs', async () => {
    answer = undefined;
    const before = paper.messagesOf('chart-embed').length;
    await page.clock.install();
    // A script that is requested before the page has loaded also delays the load event.
    await page.goto(PAGE, { waitUntil: 'commit' });
    await paper.ready();
    await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
    await runUntil(page, () => paper.messagesOf('chart-embed').length > before);
    await expect(picture).toBeVisible();
  });
});

test('waits for consent where a purpose is named [chart-embed-2]', async ({ paper, page }) => {
  paper.tolerate(FAULTS);
  await choseBefore(page, NONE);
  await paper.open(`${PAGE}?consent=required`);
  await shown(page, 'gewoon');
  const { hook, frame, picture } = section(page, 'toestemming');
  await hook.scrollIntoViewIfNeeded();
  await shown(page, 'link');
  await expect(frame).toHaveCount(0);
  await expect(picture).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture leads to the chart [chart-embed-2]', async ({ page }) => {
    await page.goto(PAGE);
    await expect(section(page, 'gewoon').picture).toHaveAttribute(
      'href',
      '/third-party/charts/embed/warmtepompen',
    );
    await expect(section(page, 'gewoon').hook.getByRole('img')).toBeVisible();
  });
});

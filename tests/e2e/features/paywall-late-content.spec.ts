import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright/test';
import { type OwnServer, startServer } from '../support/own-server.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

/**
 * A wall whose content arrives after it. The page is sent in pieces by a real server in front of the demo's, because
 * only a server can send a page slowly.
 */
let server: OwnServer;
let marks: string[] = [];
let pieces: string[] = [];
let open: ServerResponse | undefined;

test.beforeAll(async ({ playwright: _ }, { project }) => {
  const upstream = project.use.baseURL ?? '';
  server = await startServer(async (request, response) => {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
      const type = request.headers['content-type'];
      const answer = await fetch(new URL(request.url ?? '/', upstream), {
        method: request.method ?? 'GET',
        redirect: 'manual',
        ...(body && { body, headers: { 'content-type': type ?? '' } }),
      });
      const headers = Object.fromEntries(
        [...answer.headers].filter(([name]) => !/encoding|length|connection/.test(name)),
      );
      response.writeHead(answer.status, headers);
      if (!/^\/demo\/betaalmuur\//.test(request.url ?? '')) {
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      pieces = cut(await answer.text());
      open = response;
      response.write(pieces.shift());
    } catch {
      response.destroy();
    }
  });
});

test.afterAll(() => server.close());

/** Cuts a page before each mark. */
function cut(html: string): string[] {
  const places = marks.map((mark) => html.indexOf(mark));
  if (places.includes(-1)) throw new Error(`The page lacks one of ${marks.join()}.`);
  return [0, ...places].map((from, index) => html.slice(from, places[index] ?? html.length));
}

/** Sends the next piece of the page. */
function sendNext(): void {
  const piece = pieces.shift() ?? '';
  if (pieces.length > 0) open?.write(piece);
  else open?.end(piece);
}

const wall = (page: Page) => page.locator('section[data-paywall-type]');
const body = (page: Page) => page.locator('[data-paywall-content]');
const events = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? []).map(({ event }) => event),
  );

/**
 * Opens a page of which only the first piece arrives, and waits until its wall has been decided and its code has
 * loaded.
 */
async function openFirstPiece(page: Page, id: string): Promise<void> {
  const [sent, pending] = [new Set<object>(), new Set<object>()];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') return;
    sent.add(request);
    pending.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => pending.delete(request));
  const campaign = page.waitForResponse('**/paywall-api/api/web/campaigns/*');
  await page.goto(`${server.origin}/demo/betaalmuur/${id}/`, { waitUntil: 'commit' });
  await campaign;
  // On a busy machine there may be no pending requests before the feature runs.
  await expect(page.locator('[data-widget="paywall"]')).toHaveAttribute('data-widget-state', 'mounted');
  // Files that have arrived may request more files.
  let before: number;
  do {
    before = sent.size;
    await expect.poll(() => pending.size).toBe(0);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  } while (sent.size > before);
}

/** Records in every frame which part of the protected text is visible. */
const watchText = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const part of document.querySelectorAll('[data-paywall-content] p')) {
        if (part.checkVisibility()) seen.add(part.textContent ?? '');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const seen = (page: Page) => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

test('a wall that blocks is there before its content, which is never painted [paywall-types-2, paywall-types-4, paywall-types-7, paywall-analytics-4]', async ({
  page,
  paper,
}) => {
  paper.tolerate(/preload/);
  marks = ['<div class="article__body"', '<div data-paywall-closed class="state-stage"', '</article>'];
  await watchText(page);
  for (const [type, open] of [
    ['hard', 0],
    ['overcontent', 2],
  ] as const) {
    await openFirstPiece(page, `${type}-none`);
    await expect(page.locator('h1')).toBeVisible();
    // The wall waits for the content that it replaces, and is not shown at the hook.
    await expect(wall(page)).toHaveCount(0);
    expect(await events(page)).not.toContain('wallhit');
    sendNext();
    await expect(wall(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    sendNext();
    sendNext();
    await expect(wall(page).getByRole('link', { name: 'Word abonnee' })).toBeVisible();
    await expect(wall(page).getByRole('button', { name: 'Sluiten' })).toHaveCount(0);
    await expect.poll(() => events(page)).toContain('wallhit');
    expect((await events(page)).filter((event) => event === 'wallhit')).toHaveLength(1);
    expect(await seen(page)).toHaveLength(open);
    await expect(body(page).locator('p:visible')).toHaveCount(open);
    expect(
      await wall(page).evaluate((section) =>
        section.previousElementSibling?.hasAttribute('data-paywall-content'),
      ),
    ).toBe(true);
  }
});

test('soft walls are at their paragraphs though the text is inserted later [paywall-types-6, paywall-types-10]', async ({
  page,
  paper,
}) => {
  paper.tolerate(/preload/);
  marks = ['<div class="article__body"', '</article>'];
  for (const [type, expected] of [
    ['inline', 'P'],
    ['belowcontent', 'DIV'],
  ] as const) {
    await openFirstPiece(page, `${type}-none`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(wall(page)).toHaveCount(0);
    sendNext();
    sendNext();
    await expect(wall(page).getByRole('link', { name: 'Word abonnee' })).toBeVisible();
    expect(await wall(page).evaluate((section) => section.previousElementSibling?.tagName)).toBe(expected);
  }
});

test('an article that scripts insert, replace or take apart stays behind its wall [paywall-types-2, paywall-types-4, paywall-types-21]', async ({
  page,
  paper,
}) => {
  // A page without protected content is logged.
  paper.allow(/The page has no protected content for the wall of type "hard"/);
  await watchText(page);
  await paper.edit((html) => html.replace(/<div class="article__body".*?<\/button><\/div>.*?<\/div>/s, ''));
  await paper.open('/demo/betaalmuur/hard-none/');
  await expect(wall(page).getByRole('link', { name: 'Word abonnee' })).toBeVisible();
  await expect(wall(page).getByRole('button', { name: 'Sluiten' })).toHaveCount(0);
  expect(await events(page)).not.toContain('wallhit');
  const put = (where: 'insert' | 'replace' | 'hook') =>
    page.evaluate((where) => {
      const main = document.querySelector('main') as HTMLElement;
      const content = document.createElement('div');
      content.dataset.paywallContent = '';
      const game = document.createElement('div');
      game.dataset.gamesPlayer = '';
      content.append(Object.assign(document.createElement('p'), { textContent: 'Geheim' }), game);
      const hook = document.createElement('div');
      hook.dataset.widget = 'paywall';
      if (where === 'insert') main.append(content);
      if (where === 'replace') main.replaceChildren(content);
      if (where === 'hook') main.replaceChildren(hook, content);
    }, where);
  for (const where of ['insert', 'replace', 'hook', 'replace'] as const) {
    await put(where);
    await expect(wall(page)).toHaveCount(1);
    await expect(wall(page).getByRole('link', { name: 'Word abonnee' })).toBeVisible();
    await expect(body(page)).toBeHidden();
    await expect(page.locator('[data-games-player]')).toHaveCount(0);
  }
  await expect.poll(() => events(page)).toContain('wallhit');
  expect((await events(page)).filter((event) => event === 'wallhit')).toHaveLength(1);
  expect(await seen(page)).toEqual([]);
});

test('a late decision hides the text that was readable until then [paywall-types-4]', async ({
  page,
  paper,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/paywall-api/api/zephr', async (route) => {
    await held;
    await route.fallback();
  });
  // A server that does not expect the wall.
  await paper.edit((html) => html.replace(' data-paywall-faded', ''));
  await paper.open('/demo/betaalmuur/hard-none/');
  await expect(body(page)).toBeVisible();
  // Scripts remove the hook in the meantime, which does not open the article.
  await page.evaluate(() => document.querySelector('[data-widget="paywall"]')?.remove());
  release();
  await expect(body(page)).toBeHidden();
  await expect(wall(page).getByRole('link', { name: 'Word abonnee' })).toBeVisible();
});

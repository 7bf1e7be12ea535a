import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

/** A day that a test plays in the page, in the place of the server's. */
interface Day {
  /** Lets the server have so many updates and so many changes, and polls until that is on the page. */
  play(steps: readonly { updates: number; version: number }[]): Promise<void>;
  /** Elements that were put into the list or taken out of it. */
  moved: number;
  polls: number;
}

declare global {
  interface Window {
    day: Day;
  }
}

/** Answers the page's polls itself: a thousand round trips to a server would take minutes. */
function playDay(): void {
  const { fetch } = window;
  let now = { updates: 1, version: 0 };
  const update = (id: number, version: number) =>
    `<li id="u${id}" data-liveblog-update data-article-id="${id}" data-published-at="${1774778400 + id * 60}"><h2>Update ${id}${version > 0 && id <= 3 ? `, versie ${version}` : ''}</h2><p>${'Wat er gebeurde staat hier in een paar zinnen. '.repeat(6)}</p></li>`;
  const html = () => {
    const items = Array.from({ length: now.updates }, (_, index) => update(now.updates - index, now.version));
    return `<!doctype html><html><body data-article-id="4104"><div data-widget="liveblog"><ol data-liveblog-updates>${items.join('')}</ol></div></body></html>`;
  };
  const turn = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const isShown = () => {
    const items = document.querySelectorAll('[data-widget="liveblog"] li');
    const headline = document.querySelector('#u1 h2')?.textContent;
    const wanted = now.version > 0 ? `Update 1, versie ${now.version}` : 'Update 1';
    return items.length === now.updates && headline === wanted;
  };
  const day: Day = {
    moved: 0,
    polls: 0,
    async play(steps) {
      for (const step of steps) {
        now = step;
        const before = day.polls;
        while (day.polls === before || !isShown()) {
          // A page that is still busy with the last answer asks nothing.
          if (day.polls === before) document.dispatchEvent(new Event('visibilitychange'));
          await turn();
        }
      }
    },
  };
  window.day = day;
  let last = '';
  window.fetch = async (input, init) => {
    const url = String(input);
    if (!new Headers(init?.headers).get('Accept')?.includes('text/html') || !url.includes('-a4104')) {
      return fetch(input, init);
    }
    day.polls += 1;
    const tag = `"${now.updates}-${now.version}"`;
    const body = tag === last ? '' : html();
    last = tag;
    return new Response(body, { headers: { 'Content-Type': 'text/html', ETag: tag } });
  };
}

/** Bytes in use, after what nobody holds is gone. */
async function heap(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize;
}

const LIST =
  '<article id="artikel"><div data-widget="liveblog" data-refresh-interval="3600000"><ol data-liveblog-updates><li id="u1" data-liveblog-update data-article-id="1" data-published-at="1774778460"><h2>Update 1</h2><p>Het begin.</p></li></ol></div></article>';

test('lives through a day: 500 updates, 1,000 polls, steady memory and work that does not grow with the list', async ({
  paper,
  page,
}) => {
  test.setTimeout(60_000);
  await page.addInitScript(playDay);
  await paper.replaceMain(LIST);
  await paper.open(paper.article('liveblog'));
  await paper.settle('liveblog');
  // Four at a time, as a poll brings them to a reader on a busy evening.
  const growing = Array.from({ length: 125 }, (_, index) => ({ updates: index * 4 + 4, version: 0 }));
  const count = () =>
    page.evaluate(() => {
      const list = document.querySelector('[data-liveblog-updates]');
      if (!list) throw new Error('There is no list.');
      window.day.moved = 0;
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records)
          window.day.moved += addedNodes.length + removedNodes.length;
      }).observe(list, { childList: true });
    });
  await count();
  await page.evaluate((steps) => window.day.play(steps), growing);
  // Each update was put in once, and none was touched again.
  expect(await page.evaluate(() => window.day.moved)).toBe(499);
  expect(await page.locator('[data-widget="liveblog"] li').count()).toBe(500);
  await expect(page.getByRole('button', { name: '499 nieuwe updates' })).toBeVisible();

  // The rest of the day: a change now and then, and polls that bring nothing.
  const rest = (polls: number, from: number) =>
    Array.from({ length: polls }, (_, index) => ({ updates: 500, version: from + Math.floor(index / 25) }));
  await page.evaluate((steps) => window.day.play(steps), rest(435, 1));
  const before = await heap(page);
  await page.evaluate((steps) => window.day.play(steps), rest(440, 20));
  const after = await heap(page);
  expect(await page.evaluate(() => window.day.polls)).toBe(1_000);
  expect(await page.evaluate(() => window.day.moved)).toBe(499);
  expect(after - before, 'bytes that 440 polls left behind').toBeLessThan(500_000);
});

import { expect, type Page, test } from 'playwright/test';
import { HUBS, missingPackages, startHub } from '../../../integrations/liveblog-stream/bench/hub.mjs';
import { startNewsroom } from '../../../integrations/liveblog-stream/bench/newsroom.mjs';
import { skipWithout } from '../support/skip-without.ts';

/**
 * In each round this number of updates is published, then the hub is killed, the same number follows, and it is started
 * again.
 */
const ROUNDS = 5;
const PUBLISHED = 88;
const MISSED = 12;

const shown = (page: Page) =>
  page.locator('[data-widget="liveblog"] li').evaluateAll((items) => items.map((item) => item.textContent));

for (const name of HUBS) {
  const missing = missingPackages(name);

  test(`loses none of 500 updates, and shows none twice, while ${name} is killed and started again five times [liveblog-4, liveblog-7]`, async ({
    page,
  }) => {
    skipWithout(missing);
    test.setTimeout(180_000);
    const hub = await startHub(name);
    const newsroom = await startNewsroom({ hub, dist: `${process.cwd()}/dist` });
    try {
      // The delays that distribute readers are short here.
      await page.addInitScript(() => {
        Math.random = () => 0.02;
        const inserted: Record<string, number> = {};
        Object.assign(window, { inserted });
        new MutationObserver((changes) => {
          for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (node instanceof HTMLLIElement) inserted[node.id] = (inserted[node.id] ?? 0) + 1;
          }
        }).observe(document, { childList: true, subtree: true });
      });
      const opened = page.waitForResponse(/\/stream\//);
      await page.goto(newsroom.address);
      await opened;
      let count = 0;
      const publish = async (updates: number) => {
        const taken: boolean[] = [];
        for (const last = count + updates; count < last; ) {
          count += 1;
          taken.push(await newsroom.add());
          if (count % 10 === 0) await newsroom.change(count - 5);
          if (count % 25 === 0) await newsroom.remove(count - 7);
        }
        return taken;
      };
      const expectAll = () => expect.poll(() => shown(page), { timeout: 60_000 }).toEqual(newsroom.listed());
      for (let round = 0; round < ROUNDS; round++) {
        const fetched = newsroom.fetched();
        await publish(PUBLISHED);
        await expectAll();
        // Pushed updates are not fetched; an earlier fetch may still be pending.
        expect(newsroom.fetched()).toBeLessThanOrEqual(fetched + 1);
        await hub.kill();
        expect(await publish(MISSED), 'taken by the dead hub').not.toContain(true);
        await hub.start();
        await expectAll();
      }
      const inserted = await page.evaluate(() => (window as { inserted?: Record<string, number> }).inserted);
      expect(Object.entries(inserted ?? {}).filter(([, times]) => times > 1)).toEqual([]);
      // When it is opened, and after each restart: far less often than by polling alone.
      expect(newsroom.fetched()).toBeLessThanOrEqual(2 + 2 * ROUNDS);
    } finally {
      await newsroom.stop();
      await hub.stop();
    }
  });
}

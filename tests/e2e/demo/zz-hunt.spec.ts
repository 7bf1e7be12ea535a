import { readFileSync, appendFileSync } from 'node:fs';
import { choseBefore, NONE } from '/work/main/tests/e2e/support/consent.ts';
import { FEATURES, NEWSPAPER } from '/work/main/tests/e2e/support/page-types.ts';
import { test } from '/work/main/tests/e2e/support/paper.ts';
import { layoutShift, readThrough } from '/work/main/tests/e2e/support/whole-page.ts';
test.use({ contextOptions: { reducedMotion: 'reduce' } });
const OUT = process.env.HUNT_OUT ?? '/tmp/mine/hunt.txt';
for (const [n, type] of [...NEWSPAPER, ...FEATURES].entries()) {
  test(`hunt ${n} ${type.name}`, async ({ paper, page }) => {
    test.setTimeout(120_000);
    paper.tolerate(/./);
    await choseBefore(page, NONE);
    await page.setViewportSize({ width: 360, height: 800 });
    // Files of features and answers come late: they mount in view.
    await page.route(/\/assets\/(?!loader|head)|\/data\/|\/papi\/|\/api\//, async (route) => {
      await new Promise((r) => setTimeout(r, 400));
      await route.fallback().catch(() => {});
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await paper.open(type.path(paper));
    await readThrough(page);
    const { score, moved } = await layoutShift(page);
    if (score >= 0.0005) appendFileSync(OUT, `== ${type.name} ${score.toFixed(4)}\n   ${moved.slice(0, 4).map((m) => m.replace(/\s+/g, ' ').slice(0, 220)).join('\n   ')}\n`);
  });
}

import { choseBefore, NONE } from '../support/consent.ts';
import { openInPieces, serveInPieces } from '../support/in-pieces.ts';
import { NEWSPAPER } from '../support/page-types.ts';
import { expect, test } from '../support/paper.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ emptyCache: true });

const PAGES = ['front page', 'section', 'article page', 'liveblog page'];

for (const { name, path } of NEWSPAPER.filter(({ name }) => PAGES.includes(name))) {
  for (const width of name === 'front page' ? [1280, 360] : [360]) {
    test(`${name}: does not move while its HTML arrives in pieces at ${width} px`, async ({
      paper,
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await choseBefore(page, NONE);
      const served = await serveInPieces(baseURL ?? '', path(paper));
      try {
        await openInPieces(page, served);
        await paper.ready();
        const { score, moved } = await layoutShift(page);
        expect(score, moved.join('\n')).toBe(0);
      } finally {
        // Closed before its server, because open requests of the page would fail.
        await page.close();
        await served.close();
      }
    });
  }
}

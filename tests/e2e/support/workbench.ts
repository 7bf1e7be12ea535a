import type { Page } from 'playwright/test';
import type { Paper } from './paper.ts';

/** More than a window of text, so that the page can be scrolled. */
const TEXT = '<p>Een alinea van de pagina eromheen.</p>'.repeat(40);

/**
 * Opens the workbench with one part on it, in the middle of a long page.
 * @param part the name of its section and its hook
 */
export async function openPart(paper: Paper, page: Page, part: string): Promise<void> {
  await paper.edit((html) => {
    const [section] = new RegExp(`<section id="${part}">.*?</section>`, 's').exec(html) ?? [];
    // The pages to which the part links are not changed.
    if (!section) return `${html}<!-- not the workbench -->`;
    const content = `<div class="feature-page"><h1>Werkbank</h1>${TEXT}${section}${TEXT}</div>`;
    return html.replace(/(<main[^>]*>).*(<\/main>)/s, `$1${content}$2`);
  });
  await paper.open('/features/workbench');
  await page.locator(`[data-widget="${part}"]`).scrollIntoViewIfNeeded();
  await paper.settle(part);
}

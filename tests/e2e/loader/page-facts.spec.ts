import { expect, test } from 'playwright/test';

const PAGE = '/features/article-page.html';

/** Sends a demo page like a template that cannot write attributes of `<body>`. */
function withFacts(html: string, page: Record<string, unknown>): string {
  return html
    .replace(/<body [^>]*>/, '<body>')
    .replace(/(<script[^>]* id="site-config"[^>]*>)\s*\{/, `$1{"page":${JSON.stringify(page)},`);
}

test('a page without attributes on its body has the facts of its configuration [page-metadata-1]', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const body = withFacts(await response.text(), {
      type: 'article',
      articleReadingTime: 6,
      articleIsFree: true,
    });
    await route.fulfill({ response, body });
  });
  await page.goto(PAGE);

  const hook = page.locator('[data-widget="article-page"]').first();
  await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
  await expect(hook.locator('[data-byline]')).toContainText('6 min leestijd');
  await expect(page.locator('body')).toHaveAttribute('data-page-type', 'article');
  await expect(page.locator('body')).toHaveAttribute('data-article-is-free', 'true');
  expect(messages.filter((text) => /page-type|site-config/.test(text))).toEqual([]);
});

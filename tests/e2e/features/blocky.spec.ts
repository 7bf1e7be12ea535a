import { expect, test } from '../support/paper.ts';

test('starts the widgets of a block when it comes near, and leads links to its heading [blocky-1, blocky-2]', async ({
  paper,
  page,
}) => {
  await paper.replaceMain(
    `<a href="#onder">Naar onder</a>
<div data-block="boom"><div data-widget="decision-tree"><section id="a"><h2>A</h2><a href="#b">B</a></section><section id="b"><h2>B</h2></section></div></div>
${'<p>Tekst.</p>'.repeat(200)}
<section data-block="onbekend" id="onder"><h2>Onder</h2><div data-widget="decision-tree"><section id="c"><h3>C</h3><a href="#d">D</a></section><section id="d"><h3>D</h3></section></div></section>${'<p>Tekst.</p>'.repeat(100)}`,
    { around: true },
  );
  await paper.open('/specials/');
  const trees = page.locator('[data-block] > div');
  await expect(trees.first()).toHaveAttribute('data-widget-state', 'mounted');
  await expect(trees.nth(1)).not.toHaveAttribute('data-widget-state', 'mounted');
  await expect(trees.nth(1).getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Naar onder' }).click();
  const heading = page.getByRole('heading', { name: 'Onder' });
  await expect(heading).toBeFocused();
  await expect(trees.nth(1)).toHaveAttribute('data-widget-state', 'mounted');
  const header = await page.locator('[data-widget~="sticky-header"]').boundingBox();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(header?.height ?? 0);
});

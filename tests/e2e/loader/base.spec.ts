import { menuOpener } from '../support/menus.ts';
import { expect, type Paper, test } from '../support/paper.ts';

/** Like a CMS whose addresses are all relative to its root; its policy allows a base. */
const setBase = (paper: Paper) =>
  paper.edit(
    (html) => html.replace('<head>', '<head><base href="/">'),
    (policy) => policy.replace(/base-uri[^;]*;?/, ''),
  );

test('under a <base>, fragments stay fragments of the page [modal-behaviour-2, photo-lightbox-1, decision-tree-2, table-of-contents-1]', async ({
  paper,
  page,
}) => {
  await setBase(paper);
  const address = () => page.evaluate(() => location.pathname + location.search + location.hash);

  await test.step('of a menu', async () => {
    await paper.open('/sectie/sport/?a=1');
    await menuOpener(page).click();
    await expect.poll(address).toBe('/sectie/sport/?a=1#modal=sidebar-nav');
    await page.keyboard.press('Escape');
    await expect.poll(address).toBe('/sectie/sport/?a=1');
  });

  await test.step('of a decision tree', async () => {
    await paper.open('/keuzehulp/subsidie/');
    await paper.settle('decision-tree');
    await page.getByRole('link', { name: 'Ja', exact: true }).click();
    await expect.poll(address).toMatch(/^\/keuzehulp\/subsidie\/#./);
    await page.goBack();
    await expect.poll(address).toBe('/keuzehulp/subsidie/');
  });

  await test.step('of a table of contents', async () => {
    await paper.open('/features/table-of-contents.html');
    await paper.settle('table-of-contents');
    const link = page.getByRole('navigation', { name: 'Inhoud' }).first().getByRole('link').first();
    await link.press('Enter');
    await expect.poll(address).toMatch(/^\/features\/table-of-contents\.html#./);
  });

  await test.step('of a photo', async () => {
    paper.tolerate(/404.*bestaat-niet\.jpg/);
    await paper.open('/features/photo-lightbox.html');
    await page.locator('#gewoon').getByRole('button', { name: 'Vergroot foto' }).click();
    await expect.poll(address).toBe('/features/photo-lightbox.html#photo=dageraad');
    await page.keyboard.press('Escape');
    await expect.poll(address).toBe('/features/photo-lightbox.html');
  });
});

import { expect, test } from '../support/paper.ts';

/**
 * Features that render in different ways: a view that replaces the server's content, buttons beside it, a layer over
 * it. None has a script with JSON, because browsers report its copy on a page with Trusted Types. With the number of
 * controls of its first hook.
 */
const COPIED = {
  // With the buttons, which are rendered after the state is set.
  'card-slider': 10,
  'instant-feedback': 3,
  'special-kindernamen': 1,
  'wild-garden': 3,
};

test('a copy of a mounted hook, as sliders and cached pages make, works like the original', async ({
  paper,
}) => {
  // A section of its page has the address of a file that does not exist.
  paper.tolerate(/bestaat-niet\.json/);
  for (const [name, count] of Object.entries(COPIED)) {
    await test.step(name, async () => {
      await paper.open(`/features/${name}.html`);
      const hook = paper.page.locator('main [data-widget], main [data-special]').first();
      await hook.scrollIntoViewIfNeeded();
      await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
      await expect(hook.locator('button, input, select, a')).toHaveCount(count);
      await hook.evaluate((original: HTMLElement) => {
        const copy = original.cloneNode(true) as HTMLElement;
        copy.id = 'copy';
        original.before(copy);
        copy.scrollIntoView();
      });
      const copy = paper.page.locator('#copy');
      await expect(copy).toHaveAttribute('data-widget-state', 'mounted');
      await expect(copy.locator('button, input, select, a')).toHaveCount(count);
    });
  }
});

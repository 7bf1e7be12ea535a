import { expect, test } from '../support/paper.ts';
import { scrollBy } from '../support/wheel.ts';

/** A test presses a link while the page is still scrolling to it; a reader does not. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('moves focus and fragment to a heading, and marks the current part [table-of-contents-1, table-of-contents-3]', async ({
  paper,
  page,
}) => {
  await paper.open(paper.article('longRead'));
  const contents = page.getByRole('navigation', { name: 'Inhoud' });
  await contents.scrollIntoViewIfNeeded();
  await paper.settle('table-of-contents');
  await expect(contents.getByRole('link')).toHaveCount(4);
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  await contents.getByRole('link', { name: 'Wie begint?' }).click();
  const heading = page.getByRole('heading', { name: 'Wie begint?' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  // Neither below the header nor below the bar under it, which reappears when readers scroll up.
  await contents.getByRole('link', { name: 'Een vergissing' }).press('Enter');
  const upper = page.getByRole('heading', { name: 'Een vergissing' });
  await expect(upper).toBeFocused();
  await expect
    .poll(() =>
      upper.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 8, top + 4));
      }),
    )
    .toBe(true);
  await contents.getByRole('link', { name: 'Wie begint?' }).click();
  await expect(page).toHaveURL(/#wie-begint$/);
  await expect(contents.locator('[aria-current="location"]')).toHaveText('Wie begint?');
  await page.getByRole('heading', { name: 'De proef' }).scrollIntoViewIfNeeded();
  await scrollBy(page, 600);
  await expect(contents.locator('[aria-current="location"]')).toHaveText('De proef');
});

test('lists the headings by itself, numbered where words repeat, and later as well [table-of-contents-2]', async ({
  paper,
  page,
}) => {
  // A shared address: the browser finds no such heading before the script has set its id.
  await paper.open('/features/table-of-contents.html#wie-begint-2');
  const shared = page.locator('#wie-begint-2');
  await expect(shared).toBeInViewport();
  await page.locator('#zonder-lijst').scrollIntoViewIfNeeded();
  const contents = page.locator('#zonder-lijst').getByRole('navigation', { name: 'Inhoud' });
  await expect(contents.getByRole('link')).toHaveText([
    'Een vergissing',
    'Wie begint?',
    'Wie begint?',
    '???',
  ]);
  await contents.getByRole('link', { name: 'Wie begint?' }).nth(1).press('Enter');
  await expect(shared).toBeFocused();
  await page.locator('[data-article-body]').evaluate((body) => {
    const heading = document.createElement('h2');
    heading.textContent = 'Wat eraan voorafging';
    body.prepend(heading);
  });
  await expect(contents.getByRole('link').first()).toHaveText('Wat eraan voorafging');
  await expect(contents.getByRole('link')).toHaveCount(5);
  const later = page.locator('#later');
  await later.getByRole('button', { name: 'Voeg toe' }).click();
  await expect(later.getByRole('link', { name: '???' })).toHaveAttribute('href', '#kop');
  await later.getByRole('button', { name: 'Haal weg' }).click();
  await expect(later.getByRole('link')).toHaveCount(0);
});

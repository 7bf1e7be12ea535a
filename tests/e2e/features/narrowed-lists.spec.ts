import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('finds obituaries by name on pages that load later, and jumps to a year [obituaries-1, obituaries-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/necrologieen/');
  await paper.settle('obituaries');
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('zoe');
  const lives = page.getByRole('article');
  await expect(lives).toHaveText([/^Zoë van Ée/]);
  await expect(page.getByRole('status').filter({ hasText: '1 necrologie' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('aicha');
  // She is on the second page of the list.
  await expect(lives).toHaveText([/^Aïcha Benali/]);
  await page.getByRole('link', { name: '2024', exact: true }).click();
  await expect(lives.filter({ hasText: 'Marijke' })).toBeFocused();
  await expect(lives.filter({ hasText: 'Marijke' })).toBeInViewport();
});

test('does not hold up typing in a list of 5,000 [obituaries-1]', async ({ paper, page }) => {
  await paper.open('/features/obituaries.html');
  await paper.settle('obituaries', { within: '#gewoon' });
  await page.evaluate(async () => {
    const list = document.querySelector('#gewoon .lives');
    if (!list) throw new Error('The page has no list.');
    const more = Array.from({ length: 5000 }, (_, index) => {
      const item = document.createElement('article');
      item.textContent = `Naam ${index}`;
      return item;
    });
    list.append(...more);
    // The browser lays them out before the first key.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) durations.push(duration);
    });
    observer.observe({ type: 'longtask' });
    return durations;
  });
  await page.locator('#gewoon').getByRole('searchbox').pressSequentially('naam 49');
  await expect(page.locator('#gewoon').getByRole('status')).toHaveText('199 necrologieën');
  const longest = await tasks.evaluate((durations) => Math.max(0, ...durations));
  expect(longest).toBeLessThan(200);
});

test('shows comments beside a passage, and below it on a phone [special-regeerakkoord-1, special-regeerakkoord-2]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await paper.open('/regeerakkoord/#p3');
  await expect(page.getByRole('button', { name: 'Commentaar' }).first()).toBeVisible();
  const passage = page.locator('#p3');
  const comment = page.locator('#p3-commentaar');
  await expect(passage).toBeInViewport();
  const boxes = async () => {
    const [text, note] = [await passage.boundingBox(), await comment.boundingBox()];
    if (!text || !note) throw new Error('The comment is not shown.');
    return { text, note };
  };
  const wide = await boxes();
  expect(wide.note.x).toBeGreaterThan(wide.text.x + wide.text.width - 1);
  expect(wide.note.y).toBeLessThan(wide.text.y + wide.text.height);
  for (const width of [740, 700]) {
    await page.setViewportSize({ width, height: 800 });
    const narrow = await boxes();
    expect(narrow.note.y).toBeGreaterThanOrEqual(narrow.text.y + narrow.text.height - 1);
  }
  await page.getByRole('button', { name: 'Wonen' }).click();
  await expect(passage).toBeHidden();
  await expect(comment).toBeHidden();
  await page.getByRole('button', { name: 'Alle thema’s' }).click();
  await passage.getByRole('button', { name: 'Commentaar' }).press('Enter');
  await expect(comment).toBeVisible();
});

test('opens the contact form of an in memoriam as a modal [in-memoriam-page-2]', async ({ paper, page }) => {
  await paper.open('/in-memoriam/');
  await paper.settle('in-memoriam-page');
  await paper.settle('in-memoriam-contact');
  await page.getByRole('link', { name: 'Neem contact op' }).click();
  await expect(page.getByRole('dialog', { name: 'Redactie In memoriam' })).toBeVisible();
});

test('labels a puzzle that was begun, and shows subscribers no restriction [puzzle-overview-1, puzzle-overview-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/puzzels/?visitor=anonymous');
  await paper.settle('puzzle-overview');
  const grand = page.getByRole('article').filter({ hasText: 'Het grote kruiswoord' });
  await expect(grand.getByText('Voor abonnees')).toBeVisible();
  await page
    .getByRole('article')
    .filter({ hasText: 'Letterladder' })
    .getByRole('link', { name: 'Speel Letterladder' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Letterladder' })).toBeVisible();
  await paper.open('/puzzels/?visitor=subscribed');
  await expect(page.getByText('Verder spelen')).toHaveCount(1);
  await expect(page.getByText('Voor abonnees')).toHaveCount(0);
});

test('prints lists without what narrows and searches them', async ({ paper, page }) => {
  for (const [path, feature, first] of [
    ['/provincieakkoord/', 'agreement-widget', page.getByRole('button', { name: 'Toelichting' }).first()],
    ['/archief/', 'archive-landing', page.getByLabel('Kies een datum')],
    ['/agenda/', 'item-filters', page.getByRole('checkbox').first()],
    ['/search?query=water', 'search-page', page.getByRole('main').getByRole('button', { name: 'Zoek' })],
    ['/vacatures/', 'job-listings', page.getByLabel('Afdeling')],
    ['/puzzels/', 'puzzle-overview', page.getByRole('button', { name: 'Sudoku' })],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await paper.open(path);
    await paper.settle(feature);
    await expect(first, path).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const controls = page.getByRole('main').locator('button, input, select, form');
    await expect(controls.filter({ visible: true }), path).toHaveCount(0);
  }
});

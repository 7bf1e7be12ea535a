import type { Page } from 'playwright/test';
import { pauseClock, runUntil } from '../support/clock.ts';
import { happens } from '../support/liveblog.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { textsHeldByReact, translate } from '../support/translate.ts';

test.use({ bare: true });

/** The translation is Dutch in capitals: a changed text in capitals has been rendered and translated again. */
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });

/** Expects that no feature has failed, and that React manages no text that a translator would replace. */
async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('[data-widget-state="failed"]')).toHaveCount(0);
  expect(await textsHeldByReact(page)).toEqual([]);
}

async function openTranslated(paper: Paper, path: string, feature: string): Promise<void> {
  await paper.open(path);
  const hook = paper.page.locator(`[data-widget="${feature}"], [data-special="${feature}"]`).first();
  await hook.scrollIntoViewIfNeeded();
  await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
}

test('results of an election replace a translated text of the server, and go on changing [election-1, election-3, loader-11]', async ({
  paper,
  page,
}) => {
  paper.tolerate(/The results of \S+ could not be read; what is shown stays/, /Failed to load resource/);
  const party = { party: 'Waterpartij', earlierSeats: 20 };
  let answer = { status: 500, json: {} };
  await page.route('**/data/verkiezingen/uitslag', (route) => route.fulfill(answer));
  const publish = (counted: number, seats: number, percentage: number) => {
    answer = { status: 200, json: { counted, parties: [{ ...party, seats, percentage }] } };
  };
  await paper.edit((html) =>
    html.replaceAll(/(<div [^>]*data-widget="election"[^>]*>)/g, '$1Nog geen uitslag.'),
  );
  await page.clock.install();
  await paper.open('/verkiezingen/');
  const row = page.getByRole('row', { name: /^Waterpartij/i });
  const leader = page.getByRole('listitem').filter({ hasText: /^waterpartij/i });
  await translate(page);
  await expect(page.getByText('NOG GEEN UITSLAG.').first()).toBeVisible();
  await pauseClock(page);
  publish(50, 40, 30.5);
  // The server's own table has the same row, so the text shows when the results have arrived.
  await runUntil(page, () => row.filter({ hasText: /40 ZETELS.*30,5%/ }).isVisible());
  await expect(page.getByText('NOG GEEN UITSLAG.')).toHaveCount(0);
  publish(60, 35, 28);
  await runUntil(page, () => page.getByText('60,0% GETELD').first().isVisible());
  await expect(row).toHaveText(/35 ZETELS.*28,0%/);
  await expect(leader).toHaveText('WATERPARTIJ 35 ZETELS');
  await expect(page.getByText('60,0% GETELD')).toHaveCount(2);
  await expectAlive(page);
});

test('settings tell of each choice, also of the second [privacy-settings-6, privacy-settings-7]', async ({
  paper,
  page,
}) => {
  await openTranslated(paper, '/instellingen/privacy/?visitor=subscribed', 'privacy-settings');
  await expect(radio(page, '90 dagen')).toBeChecked();
  await translate(page);
  const saved = page.getByText('OPGESLAGEN.', { exact: true });
  for (const name of ['180 dagen', 'Uit', '90 dagen']) {
    await radio(page, name).click();
    await expect(radio(page, name)).toBeChecked();
    await expect(saved).toBeVisible();
  }
  for (const answer of ['Annuleren', 'Verwijderen', 'Verwijderen']) {
    await page.getByRole('button', { name: 'Leesgeschiedenis verwijderen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: answer }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expectAlive(page);
});

test('a quiz is played to its end, and again [quiz-3, quiz-6, quiz-8]', async ({ paper, page }) => {
  // The translator processes the whole page at each change.
  await paper.edit((html) =>
    html.replace(/(<div class="article__body"[^>]*>).*?(<div data-widget="quiz">)/s, '$1$2'),
  );
  await openTranslated(paper, paper.article('quiz'), 'quiz');
  await translate(page);
  const heading = page.locator('[data-widget="quiz"]').getByRole('heading', { level: 3 });
  for (const [start, score] of [
    ['Start de quiz', '5 VAN DE 6'],
    ['Speel opnieuw', '6 VAN DE 6'],
  ] as const) {
    await page.getByRole('button', { name: start }).click();
    const first = score.startsWith('5') ? /Nationaal Afwateringsplan/i : /Normaal Amsterdams Peil/i;
    for (const [at, answer] of [
      first,
      /1953/,
      /De IJssel/i,
      /32 kilometer/i,
      /Nieuwerkerk/i,
      /Begroeid land/i,
    ].entries()) {
      await expect(heading).toContainText(`VRAAG ${at + 1} VAN 6`);
      await radio(page, answer).press('Space');
      await expect(radio(page, answer)).toBeChecked();
      await expect(radio(page, answer)).toHaveAccessibleName(/JOUW ANTWOORD|GOED ANTWOORD|GOED/);
      await page.getByRole('button', { name: at === 5 ? 'Bekijk je resultaat' : 'Volgende vraag' }).click();
    }
    await expect(heading).toContainText(score);
  }
  await expectAlive(page);
});

test.describe('with the newsroom’s buttons', () => {
  test.use({ bare: false });

  test('an update of a liveblog stays translated until the newsroom changes it [liveblog-7]', async ({
    paper,
    page,
  }) => {
    await paper.open(paper.article('liveblog'));
    await paper.settle('liveblog');
    await translate(page);
    const headlines = page.locator('[data-widget="liveblog"] li h2');
    const texts = page.locator('[data-widget="liveblog"] li font > font');
    const before = await texts.elementHandles();
    await happens(page, 'Nieuwe update');
    await expect(headlines.first()).toContainText('STRANDTENT ROLT');
    await happens(page, 'Wijzig');
    await expect(page.locator('[data-widget="liveblog"] li').first()).toContainText('AANVULLING');
    // The translation of the other updates is the same as before, not a new one.
    const still = await Promise.all(before.map((font) => font.evaluate(({ isConnected }) => isConnected)));
    expect(still).not.toContain(false);
  });
});

test('other features answer to what is typed, pressed and chosen', async ({ paper, page }) => {
  await test.step('the search for a name', async () => {
    await openTranslated(paper, '/kindernamen/', 'kindernamen');
    await translate(page);
    const field = page.getByRole('combobox', { name: 'Zoek een naam' });
    const status = page.getByRole('main').getByRole('status').first();
    for (const [typed, expected] of [
      ['Qqq', 'DEZE NAAM KOMT NIET VOOR IN DE LIJST.'],
      ['Esm', '1 NAAM GEVONDEN'],
      ['Qqqq', 'DEZE NAAM KOMT NIET VOOR IN DE LIJST.'],
    ] as const) {
      await field.fill(typed);
      await expect(status).toHaveText(expected);
    }
    await field.fill('Esmée');
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'ESMÉE', exact: true })).toBeVisible();
    await expectAlive(page);
  });

  await test.step('the lightbox', async () => {
    paper.tolerate(/404.*bestaat-niet\.jpg/);
    await paper.open('/features/photo-lightbox.html');
    await translate(page);
    await page.locator('#gewoon').getByRole('button', { name: 'Vergroot foto' }).click();
    const lightbox = page.getByRole('dialog', { name: 'Vergrote foto’s' });
    const number = lightbox.locator('[class*="counter"]');
    await expect(number).toHaveText(/^1 \/ \d+$/);
    await expectAlive(page);
    await page.keyboard.press('ArrowRight');
    await expect(number).toHaveText(/^2 \/ \d+$/);
    await expect(lightbox.getByText('DE HAVEN IN DE OCHTEND.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expectAlive(page);
  });
});

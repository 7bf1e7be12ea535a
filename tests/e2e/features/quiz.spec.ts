import type { Page, Request } from 'playwright/test';
import { expect, type Paper, test } from '../support/paper.ts';

test.use({ bare: true });

const POST = '**/papi/api/quiz/post';

const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 3, name });

/** The answers that a page posts from now on. */
function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/papi/api/quiz/post')) posts.push(request);
  });
  return posts;
}

async function openQuiz(paper: Paper): Promise<void> {
  await paper.open(paper.article('quiz'));
  await paper.page.locator('[data-widget="quiz"]').scrollIntoViewIfNeeded();
  await paper.settle('quiz');
}

test('is played by keyboard, and by a press on, in or beside the words, from the intro to the end result, with percentages and focus [quiz-2, quiz-3, quiz-6, quiz-7, quiz-8, quiz-12]', async ({
  paper,
  page,
}) => {
  const posts = watchPosts(page);
  const asked = page.waitForRequest('**/quiz/get_answers*');
  await openQuiz(paper);
  await page.getByRole('button', { name: 'Start de quiz' }).press('Enter');
  expect(new URL((await asked).url()).search).toBe('?quiz_id=71&article_id=4140');
  await expect(heading(page, 'Vraag 1 van 6 Waar staat NAP voor?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(radio(page, /Normaal Amsterdams Peil/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, /Nationaal Afwateringsplan/)).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /%/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(radio(page, /Nationaal Afwateringsplan Fout: jouw antwoord \d+% van de lezers/)).toBeChecked();
  await expect(radio(page, /Normaal Amsterdams Peil Het goede antwoord \d+% van de lezers/)).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Helaas' })).toContainText(
    'Helaas, het goede antwoord is: Normaal Amsterdams Peil',
  );
  await radio(page, /Noordzee/).click({ force: true });
  await expect(radio(page, /Noordzee/)).not.toBeChecked();
  await page.keyboard.press('Tab');
  const beside = page.locator('label').filter({ hasText: '1953' });
  for (const [answer, give] of [
    [
      /1953/,
      async () => beside.click({ position: { x: ((await beside.boundingBox())?.width ?? 0) - 10, y: 10 } }),
    ],
    [/De IJssel/, () => radio(page, /De IJssel/).click()],
    [/32 kilometer/, () => page.getByText('32 kilometer').click()],
    [/Nieuwerkerk/, () => radio(page, /Nieuwerkerk/).press('Space')],
    [/Begroeid land/, () => radio(page, /Begroeid land/).press('Space')],
  ] as const) {
    await page.getByRole('button', { name: 'Volgende vraag' }).press('Enter');
    await expect(page.getByRole('heading', { level: 3, name: /^Vraag/ })).toBeFocused();
    await give();
    await expect(radio(page, answer)).toBeChecked();
  }
  await page.getByRole('button', { name: 'Bekijk je resultaat' }).press('Enter');
  await expect(heading(page, 'Je resultaat Je had 5 van de 6 vragen goed')).toBeFocused();
  await expect(page.getByText('Je kunt zo dijkgraaf worden')).toBeVisible();
  const questions = () => posts.map((post) => post.postDataJSON().question_id);
  await expect.poll(questions).toEqual([0, 1, 2, 3, 4, 5]);
  expect(posts.map((post) => post.postDataJSON())[0]).toEqual({
    quiz_id: 71,
    article_id: 4140,
    question_id: 0,
    answer_id: 102,
  });
  // In print everything is open.
  const answer = page.locator('[data-widget="quiz"] details li').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});

test('changes nothing outside of its element when it is added to a page, and shares the end result in the words of the quiz [quiz-10]', async ({
  paper,
  page,
}) => {
  // The content below the quiz is in view from the start.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await paper.edit((html) =>
    html.replace(/(<div class="article__body"[^>]*>).*?(<div data-widget="quiz">)/s, '$1$2'),
  );
  await page.goto(paper.article('statements'));
  const place = () =>
    page.getByText('De uitkomst zegt niets').evaluate((end) => end.getBoundingClientRect().top + scrollY);
  await page.waitForSelector('[data-widget="quiz"][data-widget-state]');
  const before = await place();
  await paper.settle('quiz');
  await expect(page.getByRole('button', { name: 'Start de quiz' })).toBeVisible();
  expect(await place()).toBe(before);

  await page.getByRole('button', { name: 'Start de quiz' }).click();
  for (let at = 1; at <= 5; at += 1) {
    await radio(page, /^\W*Helemaal mee eens/).check();
    await page.getByRole('button', { name: at < 5 ? 'Volgende vraag' : 'Bekijk je resultaat' }).click();
  }
  await expect(heading(page, 'Je resultaat Je scoorde 8 van de 15 punten')).toBeVisible();
  await page.getByRole('button', { name: 'Deel je resultaat' }).click();
  const mail = await page.getByRole('dialog').getByRole('link', { name: /mail/ }).getAttribute('href');
  const { searchParams } = new URL(mail ?? '');
  expect(searchParams.get('subject')).toBe('Wat voor lezer ben je?');
  expect(searchParams.get('body')).toMatch(/^Ik ben een grazer\. Doe de test ook:\s+https?:.*-a4141\?/s);
});

test('keeps its answers over a lost connection and a reload, and sends each once [quiz-2, quiz-8, quiz-11]', async ({
  paper,
  page,
}) => {
  paper.tolerate(/^Failed to load resource.*\/quiz\/post/, /^nmt outbox: POST .* failed for now/);
  const posts = watchPosts(page);
  await openQuiz(paper);
  await page.route(POST, (route) => route.abort());
  await page.getByRole('button', { name: 'Start de quiz' }).click();
  await radio(page, /Noordzee/).check();
  await page.getByRole('button', { name: 'Volgende vraag' }).click();
  await radio(page, /1916/).check();
  await expect.poll(() => posts.length).toBeGreaterThan(0);
  const lost = await posts[0]?.headerValue('idempotency-key');
  // The page is left before the connection is back, because it retries by itself.
  const address = page.url();
  await page.goto('about:blank');
  await page.unroute(POST);
  posts.length = 0;
  await page.goto(address);
  await page.locator('[data-widget="quiz"]').scrollIntoViewIfNeeded();
  await expect(heading(page, /^Vraag 2 van 6/)).toBeVisible();
  await expect(heading(page, /^Vraag 2 van 6/)).not.toBeFocused();
  await expect(radio(page, /1916 Fout: jouw antwoord/)).toBeChecked();
  await expect.poll(() => posts.map((post) => post.postDataJSON().answer_id)).toEqual([103, 201]);
  expect(await posts[0]?.headerValue('idempotency-key')).toBe(lost);
  // A sent answer is stored until the server has answered.
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('nmt_outbox:')));
  await page.reload();
  await page.locator('[data-widget="quiz"]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Volgende vraag' }).click();
  await expect(heading(page, /^Vraag 3 van 6/)).toBeFocused();
  expect(posts).toHaveLength(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all questions with their answers to be read [quiz-12]', async ({ page, paper }) => {
    await page.goto(paper.article('quiz'));
    for (const question of ['Waar staat NAP voor?', 'Wat is een kwelder?']) {
      await expect(page.getByRole('heading', { level: 3, name: question })).toBeVisible();
    }
    await expect(page.getByText('Nationaal Afwateringsplan')).toBeVisible();
    const first = page.getByRole('listitem').filter({ hasText: 'Waar staat NAP voor?' }).getByRole('group');
    await first.getByText('Het goede antwoord').click();
    await expect(first.getByText('Normaal Amsterdams Peil')).toBeVisible();
    await expect(page.getByText('quiz_id')).toBeHidden();
  });
});

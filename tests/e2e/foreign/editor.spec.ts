import { expect, test } from '../support/paper.ts';

/** Removes `hidden` and script elements, like an editor without `unfiltered_html`. */
const strip = (html: string) => html.replace(/(<[a-z][^>]*?) hidden(?=[ >])/g, '$1');

test('a quiz is played from its attribute and from its address [quiz-12]', async ({ paper, page }) => {
  const quiz = {
    quiz_id: 71,
    type: 'questions',
    title: 'Het water',
    questions: [
      {
        question: 'Hoe hoog is 1 > 0 & <b>?',
        answers: [
          { answer_id: 1, answer: 'Hoog', correct: true },
          { answer_id: 2, answer: 'Laag' },
        ],
      },
    ],
  };
  paper.tolerate(/no answer data for questions 0/);
  const json = JSON.stringify(quiz);
  const attribute = json.replace(/[<>&']/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  await page.route('**/data/quiz-71.json', (route) => route.fulfill({ json: quiz }));
  await paper.edit((html) =>
    html.replace(
      /<main([^>]*)>[\s\S]*<\/main>/,
      `<main$1><div data-widget="quiz" data-json='${attribute}'><p>Lees de vragen.</p></div>
       <div data-widget="quiz" data-json-url="/data/quiz-71.json"><p>Lees de vragen.</p></div></main>`,
    ),
  );
  await paper.open('/features/quiz.html');
  await paper.settle('quiz');
  for (const at of [0, 1]) {
    const hook = page.locator('[data-widget="quiz"]').nth(at);
    await hook.scrollIntoViewIfNeeded();
    await expect(hook.getByRole('heading', { name: 'Het water' })).toBeVisible();
    await hook.getByRole('button', { name: 'Start de quiz' }).click();
    await expect(hook.getByText('Hoe hoog is 1 > 0 & <b>?')).toBeVisible();
  }
});

test('content that must be concealed before its script is hidden without the attribute hidden', async ({
  paper,
  page,
}) => {
  paper.tolerate(/^nmt family-link: There is no data-family-link="non-sub"/);
  await paper.edit((html) =>
    strip(
      html.replace(
        /<main([^>]*)>[\s\S]*<\/main>/,
        `<main$1><div class="entry-content">
         <a data-widget="upgrade-button" hidden href="/a">Upgrade</a>
         <p data-widget="random-article" hidden>Willekeurig</p>
         <div data-widget="family-link"><a data-family-link="main" hidden href="/b">Gezin</a></div>
         <p data-visitors="subscribed" data-hidden>Voor abonnees</p>
         <div data-widget="login-modal"><p>Log in</p></div></div></main>`,
      ),
    ),
  );
  await paper.open('/features/weather.html');
  for (const text of ['Upgrade', 'Willekeurig', 'Gezin', 'Voor abonnees', 'Log in']) {
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeHidden();
  }
});

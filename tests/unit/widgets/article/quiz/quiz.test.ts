// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import quiz from '../../../../../widgets/article/quiz/quiz.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { textsByLanguage } from '../../support/in-english.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { QUESTIONS, STATEMENTS } from './definitions.ts';

/** Bodies of the posted answers. */
let posted: unknown[];
/** The server's status for a post; requests for counts get 404. */
let postStatus: number;

function hookFor(definition: unknown): HTMLElement {
  const hook = document.createElement('div');
  hook.dataset.widget = 'quiz';
  hook.innerHTML = '<h2>Van de server</h2>';
  const block = document.createElement('script');
  block.type = 'application/json';
  block.textContent = JSON.stringify(definition);
  hook.append(block);
  document.body.append(hook);
  return hook;
}

const settle = () => vi.advanceTimersByTimeAsync(10_000);

async function play(definition: unknown) {
  const { hook } = await mount(quiz, hookFor(definition));
  const ui = within(hook);
  const press = async (name: string) => {
    ui.getByRole('button', { name }).click();
    await settle();
  };
  const answer = async (name: RegExp) => {
    ui.getByRole('radio', { name }).click();
    await settle();
  };
  /** The result is loaded by a separate import, which no fake clock makes faster. */
  const end = async () => {
    await press('Bekijk je resultaat');
    await vi.waitFor(() => ui.getByText('Je resultaat'));
  };
  return { hook, ui, press, answer, end };
}

let server: Backend;

beforeEach(() => {
  tolerate('error nmt quiz: The answers of all readers of quiz');
  tolerate('warn nmt quiz: Quiz 71 has no answer data for questions 0, 1; percentages are not');
  vi.useFakeTimers();
  setLogin(undefined);
  localStorage.clear();
  posted = [];
  postStatus = 204;
  server = backend({
    'POST *': ({ body }) => {
      posted.push(body as never);
      return postStatus;
    },
    '*': 404,
  });
});

afterEach(async () => {
  leaveAll();
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('is played without answer data, which is logged, and shows no percentages then [quiz-9]', async () => {
  const { hook, ui, press, answer } = await play(QUESTIONS);
  await press('Start de quiz');
  await answer(/Amsterdams Peil/);
  expect(ui.getByRole('status').textContent).toBe('Goed!De nulhoogte.');
  expect(hook.textContent).not.toContain('%');
  logged('The answers of all readers of quiz 71 could not be fetched.');
  logged('Quiz 71 has no answer data for questions 0, 1; percentages are not shown there.');
});

it('says what is in the language of the page, where that is another one', async () => {
  document.documentElement.lang = 'en';
  const { hook, press, answer, end } = await play(QUESTIONS);
  expect(textsByLanguage(hook).en).toEqual(['Water', 'Twee vragen.']);
  await press('Start de quiz');
  await answer(/Afwateringsplan/);
  const { en, nl } = textsByLanguage(hook);
  expect(en).toEqual([
    'Water',
    'Waar staat NAP voor?',
    'Amsterdams Peil',
    'Afwateringsplan',
    'Noordzeepeil',
    'De nulhoogte.',
  ]);
  expect(nl).toContain('Fout: jouw antwoord');
  await press('Volgende vraag');
  await answer(/De IJssel/);
  await end();
  expect(textsByLanguage(hook).en).toEqual([
    'Water',
    'Droog',
    'Knap.',
    'Waar staat NAP voor?',
    'Afwateringsplan',
    'Amsterdams Peil',
    'Welke rivier?',
    'De IJssel',
  ]);
  document.documentElement.lang = '';
});

it('continues when an answer is refused, and logs it [quiz-12]', async () => {
  postStatus = 422;
  const { ui, press, answer, end } = await play(QUESTIONS);
  await press('Start de quiz');
  await answer(/Afwateringsplan/);
  expect(posted).toHaveLength(1);
  logged('The answer to question 0 of quiz 71 was not taken: refused.');
  await press('Volgende vraag');
  await answer(/De IJssel/);
  await end();
  expect(ui.getByRole('heading', { level: 3 }).textContent).toBe(
    'Je resultaat Je had 1 van de 2 vragen goed',
  );
  expect(posted).toHaveLength(2);
  logged('warn nmt outbox: POST /papi/api/quiz/post was refused with 422; it is dropped.');
  logged('error nmt quiz: The answer to question 1 of quiz 71 was not taken: refused.');
});

it('continues when an answer cannot be sent now, and logs it [quiz-12]', async () => {
  postStatus = 503;
  const { ui, press, answer } = await play(QUESTIONS);
  await press('Start de quiz');
  await answer(/Afwateringsplan/);
  logged('warn nmt outbox: POST /papi/api/quiz/post failed for now; it is tried again.');
  await press('Volgende vraag');
  expect(ui.getByRole('heading', { level: 3 }).textContent).toBe('Vraag 2 van 2 Welke rivier?');
});

it('sends the last choice on a statement, with its points in the score [quiz-4, quiz-11]', async () => {
  const { ui, press, answer, end } = await play(STATEMENTS);
  await press('Start de quiz');
  await answer(/^B? ?Oneens/);
  await answer(/^A? ?Eens/);
  expect(posted).toEqual([]);
  await press('Volgende vraag');
  expect(posted).toEqual([{ quiz_id: 72, question_id: 0, answer_id: 101 }]);
  await answer(/Eens/);
  await end();
  expect(ui.getByRole('heading', { level: 3 }).textContent).toBe('Je resultaat Je scoorde 3 van de 5 punten');
  logged('warn nmt quiz: Quiz 72 has no answer data for questions 0, 1; percentages are not');
});

it('takes an answer that was chosen without an event, which only looks chosen otherwise [quiz-4]', async () => {
  const { hook, ui, press } = await play(STATEMENTS);
  await press('Start de quiz');
  const [agree, disagree] = ui.getAllByRole<HTMLInputElement>('radio');
  if (agree && disagree) disagree.checked = true;
  hook.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settle();
  expect([agree?.checked, disagree?.checked]).toEqual([false, true]);
  await press('Volgende vraag');
  expect(posted).toEqual([{ quiz_id: 72, question_id: 0, answer_id: 104 }]);
  logged('warn nmt quiz: Quiz 72 has no answer data for questions 0, 1; percentages are not');
});

it('begins again without sending anything twice [quiz-8]', async () => {
  const { ui, press, answer, end } = await play(QUESTIONS);
  await press('Start de quiz');
  await answer(/Noordzeepeil/);
  await press('Volgende vraag');
  await answer(/De Waal/);
  await end();
  await press('Speel opnieuw');
  expect(ui.getAllByRole('radio', { checked: false })).toHaveLength(3);
  await answer(/Amsterdams Peil/);
  expect(posted).toHaveLength(2);
});

it('shows the answer before it is stored and sent, which is not lost where the visitor leaves before that [quiz-8]', async () => {
  const { ui, press } = await play(QUESTIONS);
  await press('Start de quiz');
  const started = localStorage.getItem('nmt_quiz');
  ui.getByRole('radio', { name: /Amsterdams Peil/ }).click();
  await vi.advanceTimersByTimeAsync(0);
  expect(ui.getByRole('status').textContent).toContain('Goed!');
  expect([localStorage.getItem('nmt_quiz'), posted]).toEqual([started, []]);
  dispatchEvent(new Event('pagehide'));
  const { value } = JSON.parse(localStorage.getItem('nmt_quiz') ?? '');
  expect(value).toContainEqual(expect.objectContaining({ quiz_id: 71, sent: [0] }));
  await settle();
  expect(posted).toHaveLength(1);
});

it('sends nothing that another tab has sent of the same quiz [quiz-8]', async () => {
  const [one, other] = [await play(QUESTIONS), await play(QUESTIONS)];
  await one.press('Start de quiz');
  await other.press('Start de quiz');
  await one.answer(/Amsterdams Peil/);
  await other.answer(/Noordzeepeil/);
  expect(posted).toHaveLength(1);
  await other.press('Volgende vraag');
  await other.answer(/De Waal/);
  expect(posted).toMatchObject([{ question_id: 0 }, { question_id: 1 }]);
});

it('takes no answer for sent before it is known whose it is [quiz-8]', async () => {
  setLogin('iemand');
  let notify = () => {};
  const known = new Promise<void>((resolve) => {
    notify = resolve;
  });
  server.routes['GET /login-status'] = async () => {
    await known;
    return { permissions: [], uuid: 'iemand' };
  };
  const { ui } = await play(QUESTIONS);
  ui.getByRole('button', { name: 'Start de quiz' }).click();
  await vi.advanceTimersByTimeAsync(100);
  ui.getByRole('radio', { name: /Amsterdams Peil/ }).click();
  await vi.advanceTimersByTimeAsync(100);
  // The answer is not lost if the page is closed now.
  const kept = () => JSON.parse(localStorage.getItem('nmt_quiz') ?? '').value[0];
  expect(kept()).toMatchObject({ answers: [{ question_id: 0 }], sent: [] });
  notify();
  await vi.waitFor(async () => {
    await settle();
    expect(posted).toHaveLength(1);
  });
  expect(kept().sent).toEqual([0]);
});

it('returns to its place after it was removed [quiz-2]', async () => {
  const first = await play(QUESTIONS);
  await first.press('Start de quiz');
  await first.answer(/Amsterdams Peil/);
  await first.press('Volgende vraag');
  leaveAll();
  expect(first.hook.textContent).toContain('Van de server');
  first.hook.remove();
  const { ui } = await play(QUESTIONS);
  expect(ui.getByRole('heading', { level: 3 }).textContent).toBe('Vraag 2 van 2 Welke rivier?');
  expect(document.activeElement).toBe(document.body);
  expect(posted).toHaveLength(1);
});

it("keeps the server's questions where the definition is none [quiz-12]", async () => {
  const hook = hookFor({ ...QUESTIONS, questions: [] });
  await expect(mount(quiz, hook)).rejects.toThrow('quiz: quiz 71 has no question with two answers or more.');
  expect(hook.querySelector('h2')?.textContent).toBe('Van de server');
});

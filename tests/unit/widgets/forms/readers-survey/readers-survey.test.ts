// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import readersSurvey from '../../../../../widgets/forms/readers-survey/readers-survey.ts';
import { logged } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { rendered } from '../../support/rendered.ts';
import { type Post, send, stubPosts } from '../support/posts.ts';

const SERVED = `<form data-widget="readers-survey" action="/enquete/" method="post"><fieldset><legend>Hoe lang lees je ons?</legend><label><input type="radio" name="lang" value="kort" required>Kort</label><label><input type="radio" name="lang" value="lang">Lang</label></fieldset><fieldset><legend>Wat mis je?</legend><label>Antwoord <input name="mis" required></label></fieldset><fieldset><legend>Nog iets?</legend><textarea name="iets" aria-label="Nog iets"></textarea></fieldset><button>Verstuur</button></form>`;

let posts: Post[];
const form = () => document.querySelector('form') as HTMLFormElement;
const button = (name: string) =>
  [...form().querySelectorAll('button')].find(({ textContent, hidden }) => textContent === name && !hidden);
const shown = () =>
  [...form().querySelectorAll('fieldset')]
    .filter(({ hidden }) => !hidden)
    .map((step) => step.querySelector('legend')?.textContent);
const count = () => form().querySelector('[role="status"]')?.textContent;
const answer = () => (form().querySelector('[value="kort"]') as HTMLInputElement).click();
const missed = () => form().querySelector('[name="mis"]') as HTMLInputElement;
const start = () => mount(readersSurvey, form());
const press = async (name: string, detail = 1) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  const isDone = button(name)?.dispatchEvent(event);
  await rendered();
  return isDone;
};

beforeEach(() => {
  localStorage.clear();
  posts = stubPosts();
  document.body.replaceChildren(...markup(SERVED));
});
afterEach(() => {
  leaveAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows one question at a time, with its number [readers-survey-1]', async () => {
  await start();
  expect([shown(), count()]).toEqual([['Hoe lang lees je ons?'], 'Vraag 1 van 3']);
  expect([button('Vorige'), button('Versturen')]).toEqual([undefined, undefined]);
  answer();
  await press('Volgende');
  expect([shown(), count()]).toEqual([['Wat mis je?'], 'Vraag 2 van 3']);
  expect(document.activeElement).toBe(form().querySelectorAll('fieldset')[1]);
  await press('Vorige');
  expect(count()).toBe('Vraag 1 van 3');
});

it('goes one step by a double click, and sends nothing by its second half [readers-survey-1]', async () => {
  await start();
  answer();
  missed().value = 'Strips';
  await press('Volgende', 1);
  await press('Volgende', 2);
  expect(count()).toBe('Vraag 2 van 3');
  await press('Volgende', 1);
  expect(await press('Versturen', 2)).toBe(false);
  expect([count(), posts]).toEqual(['Vraag 3 van 3', []]);
  await press('Vorige', 1);
  await press('Vorige', 2);
  expect(count()).toBe('Vraag 2 van 3');
});

it('has what goes on before ‘Vorige’, so that it stays in its place [readers-survey-1]', async () => {
  await start();
  expect([...form().querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Volgende',
    'Versturen',
    'Vorige',
  ]);
});

it('has a button of its own that sends, if the server sent none [readers-survey-2]', async () => {
  form().querySelector('button')?.remove();
  const { leave } = await start();
  expect(button('Versturen')).toBeUndefined();
  answer();
  await press('Volgende');
  missed().value = 'Strips';
  await press('Volgende');
  expect([button('Volgende'), button('Versturen')?.type]).toEqual([undefined, 'submit']);
  leave();
  expect(form().querySelector('button')).toBeNull();
});

it('names the language of all that it writes on a page in another one [readers-survey-1]', async () => {
  document.documentElement.lang = 'en';
  const { leave } = await start();
  const languages = ['Volgende', 'Versturen', 'Vorige'].map((name) =>
    [...form().querySelectorAll('button')]
      .find(({ textContent }) => textContent === name)
      ?.closest('[lang]')
      ?.getAttribute('lang'),
  );
  expect(languages).toEqual(['nl', 'nl', 'nl']);
  expect(form().querySelector('[role="status"]')?.closest('[lang]')?.getAttribute('lang')).toBe('nl');
  leave();
  expect(form().querySelector('[lang]')).toBeNull();
  document.documentElement.lang = 'nl';
});

it('needs valid answers to go on, also by Enter [readers-survey-1]', async () => {
  await start();
  await press('Volgende');
  expect(count()).toBe('Vraag 1 van 3');
  expect(form().textContent).toContain('Kies een van de mogelijkheden.');
  answer();
  send(form());
  await rendered();
  expect(count()).toBe('Vraag 2 van 3');
  expect(posts).toEqual([]);
});

it('has ‘Versturen’ at the last question only, and thanks for the answers [readers-survey-1, readers-survey-2]', async () => {
  await start();
  answer();
  await press('Volgende');
  missed().value = 'Strips';
  await press('Volgende');
  expect([button('Volgende'), count()]).toEqual([undefined, 'Vraag 3 van 3']);
  expect(button('Versturen')).toBeTruthy();
  send(form());
  expect([posts[0]?.path, String(posts[0]?.body)]).toEqual(['/enquete/', 'lang=kort&mis=Strips&iets=']);
  await posts[0]?.answer('');
  expect(document.querySelector('form[hidden]')).toBeTruthy();
  expect(document.querySelector('p[role="status"]')?.textContent).toBe('Bedankt voor het invullen.');
});

it('keeps all answers when it could not be sent [readers-survey-2]', async () => {
  await start();
  answer();
  await press('Volgende');
  missed().value = 'Strips';
  await press('Volgende');
  send(form());
  await posts[0]?.answer('', { status: 503 });
  expect(form().querySelector('[role="alert"]')?.textContent).toBe(
    'Versturen is niet gelukt. Probeer het later opnieuw.',
  );
  expect([missed().value, count()]).toEqual(['Strips', 'Vraag 3 van 3']);
  logged('error nmt readers-survey: The form could not be sent. HttpError: POST');
});

it('goes back to a question whose answer is no longer valid [readers-survey-1]', async () => {
  await start();
  answer();
  await press('Volgende');
  missed().value = 'Strips';
  await press('Volgende');
  missed().value = '';
  send(form());
  await rendered();
  expect([count(), posts]).toEqual(['Vraag 2 van 3', []]);
});

it('is one long form again when it ends, and needs a question [readers-survey-2]', async () => {
  const { leave } = await start();
  leave();
  expect(shown()).toHaveLength(3);
  expect(form().innerHTML).toBe((markup(SERVED)[0] as HTMLElement).innerHTML);
  document.body.innerHTML = '<form data-widget="readers-survey"></form>';
  await expect(start()).rejects.toThrow('readers-survey: there is no fieldset in the form.');
});

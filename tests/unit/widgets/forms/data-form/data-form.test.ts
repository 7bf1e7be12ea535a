// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import dataForm from '../../../../../widgets/forms/data-form/data-form.ts';
import { logged } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { type Post, send, stubPosts } from '../support/posts.ts';

const SERVED = `<form data-widget="data-form" action="/inzenden/" method="post"><input type="hidden" name="oproep" value="a&amp;b"><label for="v">Verhaal</label><textarea id="v" name="verhaal" required></textarea><label for="e">E-mail</label><input id="e" name="email" type="email"><button>Stuur op</button></form>`;

let posts: Post[];
const form = () => document.querySelector('form') as HTMLFormElement;
const button = () => form().querySelector('button') as HTMLButtonElement;
const story = () => document.getElementById('v') as HTMLTextAreaElement;
const alert = () => form().querySelector('[role="alert"]')?.textContent;
const start = () => mount(dataForm, form());
const type = (text: string) => {
  story().value = text;
  story().dispatchEvent(new Event('input', { bubbles: true }));
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

it('posts its fields to its own action, and says so on the button [data-form-1]', async () => {
  await start();
  expect(button().textContent).toBe('Versturen');
  type('Het was koud.');
  expect(send(form())).toBe(false);
  expect([button().textContent, button().disabled]).toEqual(['Bezig met versturen…', true]);
  expect(posts.map(({ path, body }) => [path, String(body)])).toEqual([
    ['/inzenden/', 'oproep=a%26b&verhaal=Het+was+koud.&email='],
  ]);
  send(form());
  expect(posts).toHaveLength(1);
});

it('sends nothing while a field is not valid [data-form-1]', async () => {
  await start();
  send(form());
  expect(posts).toEqual([]);
  expect(story().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(story());
});

it('is replaced by thanks after any answer of status 2xx [data-form-2]', async () => {
  await start();
  type('x');
  button().focus();
  send(form());
  await posts[0]?.answer('<p>ok</p>', { status: 201 });
  const thanks = document.querySelector('[role="status"]');
  expect(thanks?.textContent).toBe('Bedankt, je inzending is ontvangen.');
  expect(form().hidden).toBe(true);
  expect(document.activeElement).toBe(thanks);
});

it.each<[string, (post: Post | undefined) => Promise<void> | undefined]>([
  ['an error of the server', (post) => post?.answer('', { status: 500 })],
  ['a refusal', (post) => post?.answer('{}', { status: 422 })],
  ['no answer', (post) => post?.fail()],
])('keeps the values after %s, and can be sent again [data-form-2]', async (_, respond) => {
  await start();
  type('Mijn verhaal');
  button().focus();
  send(form());
  await respond(posts[0]);
  expect(alert()).toBe('Versturen is niet gelukt. Probeer het later opnieuw.');
  expect([story().value, button().disabled, button().textContent]).toEqual([
    'Mijn verhaal',
    false,
    'Versturen',
  ]);
  expect(document.activeElement).toBe(button());
  type('Mijn verhaal!');
  expect(alert()).toBe('');
  send(form());
  await posts[1]?.answer('');
  expect(form().hidden).toBe(true);
  logged('error nmt data-form: The form could not be sent. HttpError: POST');
});

it('sends files as multipart [data-form-1]', async () => {
  await start();
  form().enctype = 'multipart/form-data';
  type('x');
  send(form());
  expect(posts[0]?.body).toBeInstanceOf(FormData);
});

it('keeps what was typed until it is sent, without the e-mail address [data-form-2]', async () => {
  const { leave } = await start();
  type('Half af');
  (document.getElementById('e') as HTMLInputElement).value = 'jan@krant.example';
  leave();
  expect(JSON.stringify({ ...localStorage })).not.toContain('jan@krant.example');
  document.body.replaceChildren(...markup(SERVED));
  await start();
  expect(story().value).toBe('Half af');
  send(form());
  await posts[0]?.answer('');
  expect(localStorage.getItem('nmt_form_drafts')).toBeNull();
});

it('restores the form when it ends, and needs a form [data-form-1]', async () => {
  const { leave } = await start();
  type('x');
  send(form());
  await posts[0]?.answer('');
  leave();
  expect(form().hidden).toBe(false);
  expect(button().textContent).toBe('Stuur op');
  expect(document.querySelector('[role]')).toBeNull();
  document.body.innerHTML = '<div data-widget="data-form"></div>';
  await expect(mount(dataForm, document.querySelector('div'))).rejects.toThrow('expected a form');
});

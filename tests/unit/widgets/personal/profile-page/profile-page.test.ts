// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import profilePage from '../../../../../widgets/personal/profile-page/profile-page.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { hideProperties } from '../../../support/hide-properties.ts';
import { logged } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const FORM = `<form method="post" action="/profiel/opslaan">
<input type="hidden" name="csrf_token" value="geheim">
<label>Naam <input name="name" value="Jasmijn"></label>
<label>Krant <select name="paper"><option>Ochtend</option><option>Avond</option></select></label>
<label>Brief <input type="checkbox" name="letter"></label>
<button name="actie" value="opslaan">Opslaan</button></form>`;

let answer: () => Promise<Response>;
let uuid: string;

let server: Backend;

beforeEach(() => {
  uuid = 'u1';
  answer = async () => new Response(null, { status: 204 });
  server = backend({ 'GET /login-status': () => ({ permissions: [], uuid }), '*': () => answer() });
  setLogin('a');
  serve(FORM);
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
});

function serve(form: string) {
  const hook = document.createElement('div');
  hook.dataset.widget = 'profile-page';
  hook.append(...markup(form));
  document.body.replaceChildren(hook);
}
const start = () =>
  mount(profilePage, document.querySelector<HTMLElement>('[data-widget]'), { pageType: 'profiel' });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Opslaan' });
const name = () => screen.getByLabelText<HTMLInputElement>('Naam');
const status = () => screen.getByRole('status').textContent;
/** Returns whether the browser would ask for confirmation before the page is left. */
const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('saves a form whose fields have the names of its properties [profile-page-1]', async () => {
  const user = userEvent.setup();
  hideProperties(document.forms[0] as HTMLFormElement);
  await start();
  await user.type(name(), ' Vermeulen');
  await user.click(button());
  await vi.waitFor(() => expect(status()).toBe('Je wijzigingen zijn opgeslagen.'));
  expect(server.calls[0]).toMatchObject({ call: 'POST /profiel/opslaan' });
});

it('saves in place, and the button works only after a change [profile-page-1]', async () => {
  const user = userEvent.setup();
  const served = document.body.innerHTML;
  const { leave } = await start();
  expect(button().disabled).toBe(true);
  await user.type(name(), ' Vermeulen');
  expect(button().disabled).toBe(false);
  await user.click(button());
  await vi.waitFor(() => expect(status()).toBe('Je wijzigingen zijn opgeslagen.'));
  expect(server.lines()).toEqual([
    'POST /profiel/opslaan csrf_token=geheim&name=Jasmijn+Vermeulen&paper=Ochtend&actie=opslaan',
  ]);
  expect(button().disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  leave();
  expect(document.body.innerHTML).toBe(served);
});

it('compares with what is saved: a change that is taken back is none [profile-page-1]', async () => {
  const user = userEvent.setup();
  await start();
  await user.click(screen.getByLabelText('Brief'));
  await user.selectOptions(screen.getByLabelText('Krant'), 'Avond');
  expect(button().disabled).toBe(false);
  await user.click(screen.getByLabelText('Brief'));
  await user.selectOptions(screen.getByLabelText('Krant'), 'Ochtend');
  expect(button().disabled).toBe(true);
  await user.type(name(), '!');
  await user.click(button());
  await vi.waitFor(() => expect(status()).not.toBe(''));
  await user.type(name(), '{Backspace}');
  expect(button().disabled).toBe(false);
  expect(status()).toBe('');
});

it('takes a change from before the code was there for one [profile-page-1]', async () => {
  name().value = 'Getypt';
  await start();
  expect(button().disabled).toBe(false);
  expect(warns()).toBe(true);
});

it('keeps the values after a failed save, which can be repeated [profile-page-2]', async () => {
  const user = userEvent.setup();
  answer = async () => new Response('{}', { status: 500 });
  await start();
  await user.type(name(), ' V.');
  await user.click(button());
  await vi.waitFor(() => expect(status()).toBe('Opslaan is niet gelukt. Probeer het later opnieuw.'));
  expect(name().value).toBe('Jasmijn V.');
  expect(button().disabled).toBe(false);
  expect(document.activeElement).toBe(button());
  expect(warns()).toBe(true);
  answer = async () => new Response(null, { status: 204 });
  await user.click(button());
  await vi.waitFor(() => expect(status()).toBe('Je wijzigingen zijn opgeslagen.'));
  logged('error nmt profile-page: The details could not be saved; what was filled in is kept.');
});

it('asks before the page is left with unsaved changes, and only then [profile-page-2]', async () => {
  const user = userEvent.setup();
  const { leave } = await start();
  expect(warns()).toBe(false);
  await user.type(name(), '!');
  expect(warns()).toBe(true);
  await user.click(button());
  await vi.waitFor(() => expect(warns()).toBe(false));
  await user.type(name(), '?');
  expect(warns()).toBe(true);
  leave();
  expect(warns()).toBe(false);
});

it('sends once for a double click, and keeps what is typed meanwhile as unsaved [profile-page-1]', async () => {
  const user = userEvent.setup();
  let resolve: (response: Response) => void = () => {};
  answer = () =>
    new Promise((settled) => {
      resolve = settled;
    });
  await start();
  await user.type(name(), '!');
  await user.dblClick(button());
  await vi.waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
  await user.type(name(), '?');
  resolve(new Response('<!doctype html>Opgeslagen'));
  await vi.waitFor(() => expect(status()).toBe('Je wijzigingen zijn opgeslagen.'));
  expect(server.calls).toHaveLength(1);
  expect(button().disabled).toBe(false);
});

it('does not save for who has logged in as somebody else in another tab [profile-page-2]', async () => {
  const user = userEvent.setup();
  await start();
  await user.type(name(), '!');
  uuid = 'u2';
  setLogin('b');
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(status()).toContain('niet meer ingelogd met dit account'));
  expect(button().disabled).toBe(true);
  uuid = 'u1';
  setLogin('c');
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(button().disabled).toBe(false));
  expect(status()).toBe('');
});

it.each([
  ['<p>Geen formulier</p>', 'there is no form in the hook'],
  ['<form method="post"><input name="name"></form>', 'there is no submit button in the hook'],
  ['<form><button>Opslaan</button></form>', 'the form\'s method is "get"; expected post'],
])("leaves the server's HTML where it cannot save: %s", async (form, message) => {
  serve(form);
  await expect(start()).rejects.toThrow(`profile-page: ${message}`);
});

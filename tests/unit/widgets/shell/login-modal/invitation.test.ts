// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readInvitation } from '../../../../../widgets/shell/login-modal/invitation.ts';

const HERE = '/sectie/sport/?page=2';
const BACK = '?return_to=%2Fsectie%2Fsport%2F%3Fpage%3D2';

beforeEach(() => history.replaceState(null, '', HERE));
afterEach(() => history.replaceState(null, '', '/'));

function read(markup: string) {
  const hook = document.createElement('div');
  hook.innerHTML = markup;
  const invitation = readInvitation(hook);
  // The markup from the server does not change.
  expect(hook.innerHTML).toBe(markup);
  const body = document.createElement('div');
  body.append(...invitation.body);
  return { ...invitation, body: body.innerHTML.trim() };
}

it('has its own words where the server sent none [login-modal-4, login-modal-5]', () => {
  expect(read('')).toEqual({
    title: 'Log in om verder te gaan',
    body: '',
    login: { label: 'Inloggen', address: `/login/${BACK}` },
    close: 'Sluiten',
  });
});

it('has the server’s texts [login-modal-4, login-modal-5]', () => {
  const sent = `<h2>Lees verder</h2><p>Met <b>een</b> account.</p><a href="/login/?bron=voorpagina">Log in</a><button>Later</button>`;
  expect(read(sent)).toEqual({
    title: 'Lees verder',
    body: '<p>Met <b>een</b> account.</p>',
    login: { label: 'Log in', address: `/login/?bron=voorpagina&${BACK.slice(1)}` },
    close: 'Later',
  });
});

it('lets links to log in or to make an account lead back, and no others [login-modal-5]', () => {
  const sent = `<a href="/login">Inloggen</a><p><a href="/create-account/">Maak een account</a> <a href="/over-ons/">Over ons</a> <a href="https://elders.example/login/">Elders</a></p>`;
  const { login, body } = read(sent);
  expect(login.address).toBe(`/login${BACK}`);
  expect(body).toContain(`href="/create-account/${BACK}"`);
  expect(body).toContain('href="/over-ons/"');
  expect(body).toContain('href="https://elders.example/login/"');
});

it('leads to no address outside of the site [login-modal-5]', () => {
  expect(read('<a href="javascript:alert(1)">Klik</a>').login).toEqual({
    label: 'Inloggen',
    address: `/login/${BACK}`,
  });
});

it('repeats no id of the server’s content [login-modal-4]', () => {
  const { body } = read(
    '<h2>Lees verder</h2><p id="uitleg">Met een account.</p><p aria-labelledby="uitleg">Nu.</p>',
  );
  expect(body).not.toContain('"uitleg"');
  const [, id] = /id="(.*?)"/.exec(body) ?? [];
  expect(body).toContain(`aria-labelledby="${id}"`);
});

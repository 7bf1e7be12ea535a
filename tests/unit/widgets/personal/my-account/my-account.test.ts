// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import myAccount from '../../../../../widgets/personal/my-account/my-account.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const CONTENT = `<nav aria-label="Mijn account"><ul>
<li><a href="#gegevens">Gegevens</a></li><li><a href="#abonnement">Abonnement</a></li><li><a href="#gezin">Gezin</a></li>
<li><a href="/nieuwsbrieven">Nieuwsbrieven</a></li></ul></nav>
<section id="gegevens"><h2>Gegevens</h2><a href="#gezin">Lees samen</a></section>
<section id="abonnement"><h2>Abonnement</h2></section>
<section id="gezin"><h2>Gezin</h2><p id="uitnodigen">Nodig iemand uit.</p></section>`;

let login: object;

beforeEach(() => {
  history.replaceState(null, '', '/account/');
  login = { permissions: [], uuid: 'u1' };
  backend({ 'GET /login-status': () => login });
  setLogin('a');
  const hook = document.createElement('div');
  hook.dataset.widget = 'my-account';
  hook.append(...markup(CONTENT));
  document.body.replaceChildren(hook);
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const hook = () => document.querySelector<HTMLElement>('[data-widget]');
const start = () => mount(myAccount, hook(), { pageType: 'account' });
const shown = () =>
  [...document.querySelectorAll('section')].filter(({ hidden }) => !hidden).map(({ id }) => id);
const current = () =>
  [...document.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent);
const goTo = (hash: string) => {
  const oldURL = location.href;
  history.pushState(null, '', hash || '/account/');
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
};
/** Simulates another login in another tab, which the page notices when the visitor returns. */
const change = async (cookie: string | undefined, answer: object = login) => {
  login = answer;
  setLogin(cookie);
  window.dispatchEvent(new Event('focus'));
};

it('scrolls to a place whose id the address writes with escapes [my-account-1]', async () => {
  const place = document.getElementById('uitnodigen');
  place?.setAttribute('id', 'één');
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  await start();
  goTo('#%C3%A9%C3%A9n');
  expect(shown()).toEqual(['gezin']);
  expect(scroll.mock.contexts).toContain(place);
});

it('shows one section at a time, the first one at the start, and marks its link [my-account-1]', async () => {
  const served = document.body.innerHTML;
  const { leave } = await start();
  expect(shown()).toEqual(['gegevens']);
  expect(current()).toEqual(['Gegevens']);
  goTo('#abonnement');
  expect(shown()).toEqual(['abonnement']);
  expect(current()).toEqual(['Abonnement']);
  leave();
  expect(document.body.innerHTML).toBe(served);
});

it.each([
  ['#gezin', ['gezin'], ['Gezin']],
  ['#uitnodigen', ['gezin'], ['Gezin']],
  ['#', ['gegevens'], ['Gegevens']],
  ['#modal=consent-preferences', ['gegevens'], ['Gegevens']],
  ['#%', ['gegevens'], ['Gegevens']],
])('opens at the section of the address %s [my-account-1]', async (hash, sections, links) => {
  history.replaceState(null, '', `/account/${hash}`);
  await start();
  expect(shown()).toEqual(sections);
  expect(current()).toEqual(links);
});

it.each([
  ['navigate', 1],
  ['reload', 0],
  ['back_forward', 0],
])(
  'scrolls to a place in a section, but not away from where the browser returns to: %s [my-account-1]',
  async (type, times) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    history.replaceState(null, '', '/account/#uitnodigen');
    await start();
    expect(shown()).toEqual(['gezin']);
    expect(scroll).toHaveBeenCalledTimes(times);
  },
);

it('stays at its section when the fragment names something else, such as a dialog [my-account-1]', async () => {
  await start();
  goTo('#abonnement');
  goTo('#modal=consent-preferences');
  expect(shown()).toEqual(['abonnement']);
  // The dialog closes and removes its fragment.
  goTo('');
  expect(shown()).toEqual(['abonnement']);
});

it('is at the first section again after going back to the address without one [my-account-1]', async () => {
  await start();
  goTo('#abonnement');
  goTo('');
  expect(shown()).toEqual(['gegevens']);
  expect(current()).toEqual(['Gegevens']);
});

it('shows who is logged out a link to log in and no section [my-account-2]', async () => {
  setLogin(undefined);
  await start();
  expect(hook()?.textContent).toBe('Log in om je account te bekijken.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/login/?return_to=%2Faccount%2F');
  expect(shown()).toEqual([]);
});

it('takes the sections away after a logout in another tab, and gives them back to the same account only [my-account-2]', async () => {
  await start();
  goTo('#gezin');
  await change(undefined);
  await vi.waitFor(() => expect(hook()?.textContent).toBe('Log in om je account te bekijken.'));
  expect(screen.getByRole('link').getAttribute('href')).toContain('return_to=%2Faccount%2F%23gezin');

  await change('b', { permissions: [], uuid: 'u2' });
  await vi.waitFor(() => expect(hook()?.textContent).toContain('een ander account'));
  expect(shown()).toEqual([]);

  await change('c', { permissions: [], uuid: 'u1', username: 'Een nieuwe naam' });
  await vi.waitFor(() => expect(shown()).toEqual(['gezin']));
});

it('shows all of a hook without sections, and says so', async () => {
  hook()?.replaceChildren(...markup('<p>Je account.</p><a href="#elders">Verder</a>'));
  await start();
  expect(hook()?.textContent).toBe('Je account.Verder');
  expect(logged(/^warn/).join()).toContain('No link in the hook leads to a section in it');
});

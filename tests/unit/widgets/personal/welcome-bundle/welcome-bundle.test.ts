// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import welcomeBundle from '../../../../../widgets/personal/welcome-bundle/welcome-bundle.ts';
import { blockStorage } from '../../../core/platform/storage/storages.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const CONFIG = { endpoints: { profile: { userInfo: '/papi/api/v2/user/me/' } } };
let name: unknown;
let uuid: string;

beforeEach(() => {
  name = 'Tessel <b>Kuijpers</b>';
  uuid = 'u1';
  setLogin('a');
  backend({
    'GET /login-status': () => ({ permissions: [], uuid }),
    '*': () => (name === 500 ? 400 : { name, uuid }),
  });
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const MARKUP =
  '<h1>Welkom bij de krant</h1><a href="/een">Een</a><a href="/twee">Twee</a><a href="/drie">Drie</a>';
const start = (markup = MARKUP, config: object = CONFIG) => {
  document.body.innerHTML = `<div data-widget="welcome-bundle">${markup}</div>`;
  return mount(welcomeBundle, document.querySelector<HTMLElement>('[data-widget]'), {
    pageType: 'welcomebundle',
    config: { ...config },
  });
};
const heading = () => screen.getByRole('heading').textContent;
const count = () => screen.getByRole('status').textContent;
const open = (link: string, init: MouseEventInit = {}) => {
  const element = screen.getByRole('link', { name: new RegExp(`^${link}`) });
  const type = init.button === undefined ? 'click' : 'auxclick';
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  element.addEventListener(type, (click) => click.preventDefault(), { once: true });
  element.dispatchEvent(event);
};
const greeted = () => vi.waitFor(() => expect(heading()).toContain('Welkom,'));
const ticked = () =>
  screen.getAllByRole('link').filter((link) => link.textContent?.endsWith(' (bekeken)')).length;

it('greets by name, as text [welcome-bundle-1]', async () => {
  const { leave } = await start();
  await vi.waitFor(() => expect(heading()).toBe('Welkom, Tessel <b>Kuijpers</b>'));
  leave();
  expect(heading()).toBe('Welkom bij de krant');
  expect(document.querySelector('[role="status"], b')).toBeNull();
});

it('greets by a name that is in `data` [profile-api-6]', async () => {
  backend({
    'GET /login-status': () => ({ permissions: [], uuid }),
    '*': () => ({ data: { name: 'Tessel', uuid } }),
  });
  await start();
  await vi.waitFor(() => expect(heading()).toBe('Welkom, Tessel'));
});

it('shows how far the visitor is as a bar, too, for the eye alone [welcome-bundle-2]', async () => {
  const { leave } = await start();
  const bar = document.querySelector('progress');
  expect([bar?.max, bar?.value, bar?.getAttribute('aria-hidden')]).toEqual([3, 0, 'true']);
  open('Twee');
  await vi.waitFor(() => expect(bar?.value).toBe(1));
  expect(count()).toBe('1 van 3 bekeken');
  leave();
  expect(document.querySelector('progress')).toBeNull();
});

it.each(['', '  ', null, undefined])(
  'says "Welkom" where the account has the name %j [welcome-bundle-1]',
  async (sent) => {
    name = sent;
    await start();
    await vi.waitFor(() => expect(heading()).toBe('Welkom'));
  },
);

it('says "Welkom" where the name cannot be fetched, or the site names no address for it [welcome-bundle-1]', async () => {
  name = 500;
  const { leave } = await start();
  await vi.waitFor(() => expect(logged(/^error/)).toHaveLength(1));
  expect(heading()).toBe('Welkom');
  leave();
  await start(MARKUP, {});
  await vi.waitFor(() => expect(heading()).toBe('Welkom'));
});

it('leaves the text of the server for a visitor who is not logged in [welcome-bundle-1]', async () => {
  setLogin(undefined);
  await start();
  expect(heading()).toBe('Welkom bij de krant');
  expect(count()).toBe('0 van 3 bekeken');
});

it('adds a heading where the server sent none, and uses an element that it marked [welcome-bundle-1]', async () => {
  const { leave } = await start('<a href="/een">Een</a>');
  await vi.waitFor(() => expect(heading()).toBe('Welkom, Tessel <b>Kuijpers</b>'));
  leave();
  expect(screen.queryByRole('heading')).toBeNull();
  await start('<h2>Welkom</h2><p data-welcome-greeting>Hallo</p><a href="/een">Een</a>');
  await screen.findByText('Welkom, Tessel <b>Kuijpers</b>');
  expect(heading()).toBe('Welkom');
});

it('ticks off what was opened, counts it, and keeps it [welcome-bundle-2]', async () => {
  const { leave } = await start();
  await greeted();
  open('Een');
  await vi.waitFor(() => expect([count(), ticked()]).toEqual(['1 van 3 bekeken', 1]));
  open('Een');
  open('Drie', { button: 1 });
  open('Twee', { button: 2 });
  await vi.waitFor(() => expect([count(), ticked()]).toEqual(['2 van 3 bekeken', 2]));
  leave();
  expect(document.body.innerHTML).toBe(`<div data-widget="welcome-bundle">${MARKUP}</div>`);
  await start();
  await vi.waitFor(() => expect([count(), ticked()]).toEqual(['2 van 3 bekeken', 2]));
  await greeted();
});

it('counts links with one address, or one data-part, as one part [welcome-bundle-2]', async () => {
  const { leave } = await start('<a href="/een">Een</a><a href="/een">Lees meer</a><a href="/twee">Twee</a>');
  open('Lees meer');
  await vi.waitFor(() => expect([count(), ticked()]).toEqual(['1 van 2 bekeken', 2]));
  await greeted();
  leave();
  await start(
    '<div data-part="krant"><a href="/vier">Vier</a><a href="/vijf">Vijf</a></div><a data-part="app" href="/zes">Zes</a><a href="/hulp">Hulp</a>',
  );
  open('Vijf');
  await vi.waitFor(() => expect(count()).toBe('1 van 2 bekeken'));
  await greeted();
});

it('stores addresses of this site without its host, and those of others whole [welcome-bundle-2]', async () => {
  await start('<h1>Welkom</h1><a href="/een?a=1#b">Een</a><a href="https://winkel.example/twee">Twee</a>');
  await greeted();
  open('Een');
  open('Twee');
  const stored = localStorage.getItem('nmt_welcome_parts');
  expect(stored).toContain('"/een?a=1#b"');
  expect(stored).toContain('"https://winkel.example/twee"');
});

it('keeps what an account opened for that account, and a logout removes it [welcome-bundle-2]', async () => {
  const { leave } = await start();
  await greeted();
  open('Een');
  expect(localStorage.getItem('nmt_welcome_parts')).toContain('/een');
  leave();
  uuid = 'u2';
  sessionStorage.clear();
  const next = await start();
  await greeted();
  expect(count()).toBe('0 van 3 bekeken');
  next.leave();
  forgetPersonal();
  expect(localStorage.getItem('nmt_welcome_parts')).toBeNull();
});

it('keeps it for a visitor who is not logged in, too [welcome-bundle-2]', async () => {
  setLogin(undefined);
  const { leave } = await start();
  open('Twee');
  leave();
  await start();
  await vi.waitFor(() => expect(count()).toBe('1 van 3 bekeken'));
});

it('counts with storage that is blocked, and a part that was opened before the visitor was known [welcome-bundle-2]', async () => {
  blockStorage();
  void start();
  open('Een');
  await greeted();
  await vi.waitFor(() => expect(count()).toBe('1 van 3 bekeken'));
});

it('warns where there is nothing to count [welcome-bundle-2]', async () => {
  await start('<h1>Welkom</h1>');
  await greeted();
  expect(logged(/^warn/).join()).toContain('There is no link in the hook');
  expect(screen.queryByRole('status')).toBeNull();
});

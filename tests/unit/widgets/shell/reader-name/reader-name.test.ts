// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import readerName from '../../../../../widgets/shell/reader-name/reader-name.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { takeLogged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

// Code that loads with the first call is imported here, so that no test waits for it.
import '../../../../../core/user/visitor/load-login.ts';
import '../../../../../core/user/profile/reader-info.ts';

const CONFIG = { loginCookie: 'nmt_login', endpoints: { profile: { userInfo: '/papi/api/v2/user/me/' } } };

let name: unknown;
let logins: number;

let server: Backend;

beforeEach(() => {
  name = 'Naima el Amrani';
  logins = 0;
  setLogin('1');
  server = backend({
    'GET /login-status': () => {
      logins += 1;
      return { permissions: [], uuid: 'u1' };
    },
    'GET /papi/api/v2/user/me/': () => (name === 500 ? 400 : { name }),
  });
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  emit('page:restored', {});
  forgetPersonal();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function show(kind: string, config: object = CONFIG) {
  const hook = document.createElement('span');
  hook.dataset.widget = 'reader-name';
  hook.dataset.show = kind;
  hook.innerHTML = '<svg></svg>Mijn account';
  document.body.append(hook);
  return mount(readerName, hook, { config: { ...config } });
}

const asked = () => server.calls.length;

it('shows the name of the profile as text, with its own direction [profile-menu-1, profile-menu-3]', async () => {
  name = '<img src=x onerror=alert(1)> שרה';
  const { hook, leave } = await show('name');
  await vi.waitFor(() => expect(hook.textContent).toBe(name));
  expect(hook.children).toHaveLength(0);
  expect(hook.dir).toBe('auto');
  leave();
  expect(hook.innerHTML).toBe('<svg></svg>Mijn account');
});

it('shows the initial, silently [profile-menu-1, profile-menu-3]', async () => {
  const { hook } = await show('initial');
  await vi.waitFor(() => expect(hook.textContent).toBe('N'));
  expect(hook.getAttribute('aria-hidden')).toBe('true');
});

it.each([[''], ['   '], [null], [undefined], [500]])(
  'keeps the neutral icon and Mijn account where the name is %j [profile-menu-3]',
  async (answer) => {
    name = answer;
    const { hook } = await show('name');
    await vi.waitFor(() => expect(asked()).toBe(1));
    await vi.waitFor(() => expect(takeLogged(/^error/)).toHaveLength(answer === 500 ? 1 : 0));
    expect(hook.innerHTML).toBe('<svg></svg>Mijn account');
  },
);

it('makes no call for a logged-out visitor, or where the site names no path', async () => {
  const { hook } = await show('name', { loginCookie: 'nmt_login' });
  await vi.waitFor(() => expect(logins).toBe(1));
  setLogin(undefined);
  const other = await show('name');
  expect([hook.textContent, other.hook.textContent]).toEqual(['Mijn account', 'Mijn account']);
  expect(asked()).toBe(0);
});

it('makes one call for all hooks, and removes the name when the reader logs out [profile-menu-1]', async () => {
  const config = { ...CONFIG };
  const mountOn = async (kind: string) => (await show(kind, config)).hook;
  const hooks = [await mountOn('name'), await mountOn('initial')];
  await vi.waitFor(() =>
    expect(hooks.map(({ textContent }) => textContent)).toEqual(['Naima el Amrani', 'N']),
  );
  setLogin(undefined);
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() =>
    expect(hooks.map(({ textContent }) => textContent)).toEqual(['Mijn account', 'Mijn account']),
  );
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import articleLinks from '../../../../../widgets/article/article-links/article-links.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const SERVED = 'https://puzzels.example/dag?soort=kruis';
let answer: object;

beforeEach(() => {
  backend({ '*': () => Response.json(answer) });
  setLogin('een');
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  forgetPersonal();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function show() {
  answer = { permissions: ['nrc-online'], uuid: 'u-1' };
  document.body.innerHTML = `<a data-append-uuid href="${SERVED}">Puzzel</a>`;
  const mounted = await mount(articleLinks, document.querySelector('a'), {
    config: { uuidHosts: ['puzzels.example'] },
  });
  const address = () => mounted.hook.getAttribute('href');
  const become = async (login: string | undefined, next: object, expected: string) => {
    answer = next;
    setLogin(login);
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(address()).toBe(expected));
  };
  return { ...mounted, address, become };
}

it('follows a logout and another login in another tab, and restores the link [article-links-3, article-links-4]', async () => {
  const { address, become, leave } = await show();
  expect(address()).toBe(`${SERVED}&uuid=u-1`);
  await become(undefined, {}, SERVED);
  await become('twee', { permissions: ['nrc-online'], uuid: 'u-2' }, `${SERVED}&uuid=u-2`);
  leave();
  expect(address()).toBe(SERVED);
  setLogin('drie');
  window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(address()).toBe(SERVED);
});

it('leaves another script’s change of the link alone', async () => {
  const { hook, leave, address } = await show();
  hook.setAttribute('href', 'https://elders.example/');
  leave();
  expect(address()).toBe('https://elders.example/');
});

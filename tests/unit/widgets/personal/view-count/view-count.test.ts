// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import viewCount from '../../../../../widgets/personal/view-count/view-count.ts';
import { dropCookie, setCookie } from '../../../core/platform/storage/served-cookies.ts';
import { backend, setLogin } from '../../../core/user/visitor/reader.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { setVisible } from '../../support/visible.ts';

const COUNTER = 'nmt_counter';
let hook: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<p data-widget="view-count"><a href="/abonneren/">Word abonnee</a></p>';
  hook = document.querySelector('p') as HTMLElement;
  setCookie(COUNTER, 'a@b');
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  vi.unstubAllGlobals();
  delete document.body.dataset.paywallLimit;
});

async function show(limit?: string) {
  if (limit !== undefined) document.body.dataset.paywallLimit = limit;
  return mount(viewCount, hook);
}

it.each([
  ['5', 'Nog 3 gratis artikelen'],
  ['3', 'Nog 1 gratis artikel'],
  ['2', 'Geen gratis artikelen meer'],
  ['1', 'Geen gratis artikelen meer'],
])('with a limit of %s shows: %s [view-count-1]', async (limit, text) => {
  await show(limit);
  expect(hook.textContent).toBe(text);
});

it('without a limit leaves the server’s markup [view-count-3]', async () => {
  await show();
  expect(hook.querySelector('a')?.textContent).toBe('Word abonnee');
});

it('counts a missing cookie as nothing read [view-count-3]', async () => {
  dropCookie(COUNTER);
  await show('5');
  expect(hook.textContent).toBe('Nog 5 gratis artikelen');
});

it.each<[string, () => void]>([
  ['by the back button', () => emit('page:restored', {})],
  ['to the tab', () => setVisible(true)],
])('counts again on the return %s [view-count-2]', async (_name, comeBack) => {
  await show('5');
  setCookie(COUNTER, 'a@b@c');
  comeBack();
  expect(hook.textContent).toBe('Nog 2 gratis artikelen');
  expect(localStorage.getItem('nmt_paywallviewcount')).toBe('3');
});

it('is for anonymous readers: after a login elsewhere the server’s markup returns [view-count-1]', async () => {
  backend({ permissions: [] });
  await show('5');
  setLogin('a');
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(hook.textContent).toBe('Word abonnee'));
  setLogin(undefined);
  window.dispatchEvent(new Event('focus'));
  expect(hook.textContent).toBe('Nog 3 gratis artikelen');
});

it('restores the server’s markup, and ends with its hook', async () => {
  const { leave } = await show('5');
  leave();
  expect(hook.textContent).toBe('Word abonnee');
  emit('page:restored', {});
  setVisible(true);
  expect(hook.textContent).toBe('Word abonnee');
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import upgradeButton from '../../../../../widgets/shell/upgrade-button/upgrade-button.ts';
import { backend, setLogin } from '../../../core/user/visitor/reader.ts';
import { leaveAll, mount } from '../../support/mount.ts';

beforeEach(() => {
  setLogin('a');
  document.body.innerHTML =
    '<a data-widget="upgrade-button" class="knop" href="/abonnement/" hidden="">Neem Plus</a>';
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  sessionStorage.clear();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const start = () => mount(upgradeButton, document.querySelector<HTMLElement>('[data-widget]'));
const isKnown = () => vi.waitFor(() => expect(sessionStorage.length).toBe(1));

it('shows the link as the server wrote it, and hides it when it leaves [upgrade-button-1, upgrade-button-2]', async () => {
  const served = document.body.innerHTML;
  backend({ permissions: ['nrc-online'], subscriptionCreated: '2019-03-01T00:00:00Z' });
  const { hook, leave } = await start();
  expect(hook.hidden).toBe(true);
  await vi.waitFor(() => expect(hook.hidden).toBe(false));
  expect(document.body.innerHTML).toBe(served.replace(' hidden=""', ''));
  leave();
  expect(document.body.innerHTML).toBe(served);
});

it.each([
  ['both dates are missing', {}],
  ['both are invalid', { subscriptionCreated: 'gisteren', accountCreated: '2019-02-30' }],
  ['both are null', { subscriptionCreated: null, accountCreated: null }],
])('stays hidden where %s [upgrade-button-2]', async (_, dates) => {
  backend({ permissions: ['nrc-online'], ...dates });
  const { hook } = await start();
  await isKnown();
  expect(hook.hidden).toBe(true);
});

it('counts from the account where the subscription date is invalid [upgrade-button-1]', async () => {
  backend({ permissions: [], subscriptionCreated: 'gisteren', accountCreated: 1_500_000_000 });
  const { hook } = await start();
  await vi.waitFor(() => expect(hook.hidden).toBe(false));
});

it('is removed when the reader logs out [upgrade-button-1]', async () => {
  backend({ permissions: [], accountCreated: '2019-03-01' });
  const { hook } = await start();
  await vi.waitFor(() => expect(hook.hidden).toBe(false));
  setLogin(undefined);
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(hook.hidden).toBe(true));
});

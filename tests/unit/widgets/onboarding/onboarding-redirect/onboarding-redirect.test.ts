// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onboardingPaused } from '../../../../../core/domain/onboarding/onboarding-popup.ts';
import redirect from '../../../../../widgets/onboarding/onboarding-redirect/onboarding-redirect.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { openScene } from '../onboarding/scenes/scene-backend.ts';

const CONFIG = { endpoints: { profile: { popupEvent: 'v2/user/me/popup/' } } };
const NEW = { accountCreated: new Date(Date.now() - 7 * 86_400_000).toISOString() };

beforeEach(() => {
  history.replaceState(null, '', '/');
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function visit({
  login = NEW,
  config = CONFIG,
  answer = {},
  path = '/',
  isPaused = false,
}: {
  login?: object;
  config?: object;
  answer?: object | number;
  path?: string;
  isPaused?: boolean;
}) {
  const backend = openScene({ login });
  backend.answers.popup = answer;
  if (isPaused) onboardingPaused.write(true);
  history.replaceState(null, '', path);
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  document.body.innerHTML = '<div data-widget="onboarding-redirect"></div>';
  const { fail } = await mount(redirect, document.querySelector('div'), { config: { ...config } });
  await settled();
  expect(fail).not.toHaveBeenCalled();
  const to = () => replace.mock.calls.map(([address]) => String(address));
  return { ...backend, to };
}

describe('a new user who has not completed the onboarding', () => {
  it.each([
    ['is not completed', { answer: { completed: false } }],
    ['is unknown to the server', { answer: {} }],
    ['has no call on this site', { config: {} }],
    ['is of a login without a uuid', { login: { ...NEW, uuid: undefined } }],
    [
      'counts for registered users too',
      { login: { ...NEW, permissions: [] }, config: { onboardingSkipStatuses: [] } },
    ],
  ])('goes to /onboarding/ where it %s [onboarding-2]', async (_, options) => {
    const { to } = await visit(options);
    await vi.waitFor(() => expect(to()).toEqual(['/onboarding/']));
  });
});

describe('nobody is sent away', () => {
  it.each([
    ['with a registered status', { login: { ...NEW, permissions: [] } }],
    ['with an old account', { login: { accountCreated: '2020-01-01' } }],
    ['with an invalid date', { login: { accountCreated: 'gisteren' } }],
    ['after completing it', { answer: { completed: true } }],
    ['where the server cannot say', { answer: 500 }],
    ['from /paywall-activate', { path: '/paywall-activate?paywallId=1' }],
    ['after the onboarding could not be saved', { isPaused: true }],
  ])('%s [onboarding-2, onboarding-6, onboarding-7]', async (_, options) => {
    tolerate('error nmt onboarding-redirect: It is not known whether the onboarding is completed.');
    const { to } = await visit(options);
    expect(to()).toEqual([]);
  });

  it('and the console says that it is not known [onboarding-7]', async () => {
    await visit({ answer: 500 });
    expect(logged('onboarding-redirect: It is not known')).toHaveLength(1);
  });

  it('and no call is made for who is not a new user [onboarding-2]', async () => {
    const { calls } = await visit({ login: { accountCreated: '2020-01-01' } });
    expect(calls).toEqual([]);
  });
});

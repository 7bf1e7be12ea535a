// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanAddress, compactAddress } from '../../../../../core/user/analytics/clean-address.ts';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import invitation from '../../../../../widgets/family/family-invitation/family-invitation.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { takeLogged, tolerate } from '../../../support/logged.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const FORM =
  '<form method="post" action="/gezin/uitnodiging/"><input type="hidden" name="token" value="geheim"><button>Ja</button></form>';
const MESSAGE = '<p data-already-subscribed hidden>Je leest al.</p>';

let requests: string[];

beforeEach(() => {
  setLogin('1');
  requests = [];
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  forgetPersonal();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function show(markup: string, answer: object | number) {
  backend({
    '*': ({ call, search, body }) => {
      requests.push(`${call}${search}${JSON.stringify(body)}`);
      return answer;
    },
  });
  document.body.innerHTML = markup;
  const hook = document.querySelector<HTMLElement>('[data-widget]');
  const mounted = await mount(invitation, hook, { config: {} });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await settled();
  const seen = () =>
    [...document.body.querySelectorAll<HTMLElement>('p, form')]
      .filter((element) => !element.hidden)
      .map((element) => (element.localName === 'form' ? 'form' : element.textContent));
  return { ...mounted, seen };
}

const hook = (inside: string) => `<div data-widget="family-invitation">${inside}</div>`;
const SUBSCRIBER = { permissions: ['nrc-online'] };

describe('an existing subscriber', () => {
  it.each([
    ['the server’s message', hook(MESSAGE + FORM), 'Je leest al.'],
    ['one elsewhere on the page', MESSAGE + hook(FORM), 'Je leest al.'],
    ['one inside of the form', hook(FORM.replace('<button>', `${MESSAGE}<button>`)), 'Je leest al.'],
    ['the default', hook(FORM), 'Je hebt al een abonnement.'],
    [
      'it for a hook that is the form',
      FORM.replace('<form', '<form data-widget="family-invitation"'),
      'Je hebt al een abonnement.',
    ],
  ])('gets %s instead of the form [family-invitation-1, family-invitation-2]', async (_, markup, text) => {
    const { seen } = await show(markup, SUBSCRIBER);
    expect(seen()).toEqual([text]);
  });

  it('finds the default where the form was [family-invitation-1]', async () => {
    const { hook: place } = await show(hook(`<h2>Lees mee</h2>${FORM}<p>Vragen?</p>`), SUBSCRIBER);
    expect([...place.children].map(({ textContent }) => textContent)).toEqual([
      'Lees mee',
      'Je hebt al een abonnement.',
      'Vragen?',
    ]);
  });

  it('gets the form back with the focus where the hook leaves [family-invitation-1]', async () => {
    const { seen, leave } = await show(hook(MESSAGE + FORM), SUBSCRIBER);
    expect(document.querySelector('form')).toBeNull();
    leave();
    expect(seen()).toEqual(['form']);
  });
});

describe('the form stays', () => {
  it.each([
    ['for a reader without a subscription', { permissions: [] }],
    ['with an unreadable login status', { permissions: 'nrc-online' }],
    ['where the call fails', 404],
  ])('%s [family-invitation-2]', async (_, answer) => {
    tolerate('warn nmt visitor: The login status is not known: HttpError: GET');
    const { seen } = await show(hook(MESSAGE + FORM), answer);
    expect(seen()).toEqual(['form']);
  });
});

describe('the invitation’s token', () => {
  it('is in no call, log or storage of this feature [family-invitation-2]', async () => {
    history.replaceState(null, '', '/gezin/uitnodiging/?token=geheim');
    await show(hook(MESSAGE + FORM), SUBSCRIBER);
    const messages = takeLogged();
    const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(`${requests} ${messages} ${stored}`).not.toContain('geheim');
  });

  it.each(['token', 'invitation_token', 'inviteToken', 'invite', 'invitation', 'INVITATION'])(
    'is in no address that analytics gets, as "%s" [family-invitation-2]',
    (name) => {
      const address = `https://krant.example/gezin/?a=1&${name}=geheim#${name}=geheim`;
      expect(cleanAddress(address)).toBe('https://krant.example/gezin/?a=1');
      expect(compactAddress(address)).not.toContain('geheim');
    },
  );
});

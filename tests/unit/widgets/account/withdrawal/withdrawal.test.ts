// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import withdrawal from '../../../../../widgets/account/withdrawal/withdrawal.ts';
import '../../../../../widgets/account/withdrawal/Withdrawal.tsx';
import { showEverything } from '../../../core/ui/shown.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const RECEIPT = {
  number: 'H-1',
  received: '2026-11-26T11:00:05Z',
  what: 'Digitaal',
  email: 'j@lezers.example',
  outcome: 'Je abonnement is beëindigd.',
};
const FAILED = 'We weten niet of je herroeping is aangekomen. Bevestig haar opnieuw: ze telt nooit dubbel.';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  sessionStorage.clear();
  showEverything();
});

afterEach(async () => {
  cleanup();
  await act(async () => leaveAll());
  setLogin(undefined);
  forgetPersonal();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

type Answer = object | number;

/** Opens a page of a server that knows the visitor, if they are logged in. */
async function visit(known?: Answer, answers: Answer[] = []) {
  if (known !== undefined) setLogin('1');
  const server = backend({
    'GET /login-status': known === undefined ? 401 : { permissions: [], uuid: 'bente' },
    'GET /data/withdrawals/': known ?? 401,
    'POST /data/withdrawals/': () => answers.shift() ?? RECEIPT,
  });
  const hook = document.createElement('div');
  Object.assign(hook.dataset, { widget: 'withdrawal', widgetState: 'mounted', cancelUrl: '/opzeggen/' });
  hook.innerHTML =
    '<form method="post" action="/herroepen/"><input name="name"><input name="email"><input name="order"><input name="what" value="Wat de lezer al typte"></form>';
  document.body.append(hook);
  await act(async () => void (await mount(withdrawal, hook, { config: { loginCookie: 'nmt_login' } })));
  return { hook, routes: server.routes, calls: server.lines, made: server.calls };
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
async function fill(values: Record<string, string>) {
  await screen.findByLabelText('Je naam');
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
  await press('Naar stap 2');
}
const FILLED = { 'Je naam': 'J. Jansen', 'E-mailadres': 'j@lezers.example', 'Wat herroep je?': 'Digitaal' };

describe('the form', () => {
  it('keeps what is in the server’s, and needs a name, a way to find the order, and what [withdrawal-1]', async () => {
    const { calls } = await visit();
    await fill({ 'Wat herroep je?': '' });
    expect(screen.getByText('Vul je naam in.')).toBeTruthy();
    expect(screen.getByText('Vul in wat je herroept.')).toBeTruthy();
    await fill({ 'Je naam': 'J. Jansen', 'Wat herroep je?': 'Digitaal' });
    await screen.findByText('Vul je e-mailadres of je bestelnummer in.');
    expect(calls()).toEqual([]);
  });

  it('is filled in for who is logged in, but not over what they typed [withdrawal-3]', async () => {
    await visit({
      name: 'Bente Loonstra',
      email: 'bente@lezers.example',
      contracts: [
        { order: '7100011', name: 'Digitaal, per maand', until: '2026-12-03T23:00:00Z', status: 'open' },
      ],
    });
    await screen.findByLabelText('Je naam');
    expect(field('Je naam').value).toBe('Bente Loonstra');
    expect(field('E-mailadres').value).toBe('bente@lezers.example');
    expect(field(/Bestelnummer/).value).toBe('7100011');
    expect(field('Wat herroep je?').value).toBe('Wat de lezer al typte');
    expect(
      screen.getByText('Je kunt Digitaal, per maand herroepen tot en met 3 december 2026.'),
    ).toBeTruthy();
  });

  it('says since when it is too late, and where to cancel [withdrawal-4]', async () => {
    await visit({
      name: 'Joost',
      email: 'joost@lezers.example',
      contracts: [{ order: '1', name: 'Digitaal', until: '2026-07-13T22:00:00Z', status: 'over' }],
    });
    await screen.findByText('De bedenktijd van Digitaal is voorbij sinds 14 juli 2026.');
    expect(screen.getByRole('link', { name: 'Opzeggen kan wel' }).getAttribute('href')).toBe('/opzeggen/');
    expect(field(/Bestelnummer/).value).toBe('');
  });

  it('is empty where the visitor’s contracts cannot be loaded [withdrawal-3]', async () => {
    await visit(404);
    await screen.findByLabelText('Je naam');
    expect(field('Je naam').value).toBe('');
    logged('warn nmt withdrawal: The form could not be filled in');
  });
});

describe('the confirmation', () => {
  it('sends once, and shows a receipt with date and time [withdrawal-2]', async () => {
    const { calls, made } = await visit();
    await fill(FILLED);
    await screen.findByText('Stap 2: klopt dit?');
    expect(document.activeElement?.textContent).toBe('Stap 2: klopt dit?');
    expect(calls()).toEqual([]);
    await press('Herroeping bevestigen');
    await screen.findByText('Je herroeping is ontvangen');
    expect(document.activeElement?.textContent).toBe('Je herroeping is ontvangen');
    expect(screen.getByText(/26 november 2026 om 12:00:05/)).toBeTruthy();
    expect(screen.getByText('We stuurden een ontvangstbevestiging naar j@lezers.example.')).toBeTruthy();
    expect(made.map(({ body }) => body)).toEqual([
      { name: 'J. Jansen', email: 'j@lezers.example', order: '', what: 'Digitaal' },
    ]);
    expect(sessionStorage.getItem('nmt_withdrawal')).toBeNull();
  });

  it('keeps its receipt while the account loses its rights, until another one comes [withdrawal-2]', async () => {
    const { routes } = await visit({ name: 'Bente', email: 'bente@lezers.example', contracts: [] });
    const become = async (login: string, status: object) => {
      const answer = vi.fn(() => status);
      routes['GET /login-status'] = answer;
      setLogin(login);
      window.dispatchEvent(new Event('focus'));
      await vi.waitFor(() => expect(answer).toHaveBeenCalled());
      await act(async () => {});
    };
    await fill({ 'Wat herroep je?': 'Digitaal' });
    await screen.findByText('Stap 2: klopt dit?');
    await press('Herroeping bevestigen');
    await screen.findByText('Je herroeping is ontvangen');
    await become('2', { permissions: ['archief'], uuid: 'bente', subscriberIds: ['7'] });
    expect(document.activeElement?.textContent).toBe('Je herroeping is ontvangen');
    await become('3', { permissions: [], uuid: 'joost' });
    await screen.findByLabelText('Je naam');
    expect(screen.queryByText('Je herroeping is ontvangen')).toBeNull();
  });

  it('keeps form and key through a lost line and a reload [withdrawal-2]', async () => {
    tolerate('error nmt withdrawal: A withdrawal may not have been received');
    const first = await visit(undefined, [503]);
    await fill(FILLED);
    await screen.findByText('Stap 2: klopt dit?');
    await press('Herroeping bevestigen');
    await screen.findByText(FAILED);
    await act(async () => leaveAll());
    document.body.replaceChildren();

    const second = await visit();
    await screen.findByText('Stap 2: klopt dit?');
    expect(screen.getByText('j@lezers.example')).toBeTruthy();
    await press('Herroeping bevestigen');
    await screen.findByText('Je herroeping is ontvangen');
    const keys = [...first.made, ...second.made].map(({ init }) =>
      new Headers(init.headers).get('Idempotency-Key'),
    );
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).toMatch(/^"[\da-f-]{36}"$/);
  });

  it('shows why the server refuses, and goes back with what was filled in [withdrawal-4]', async () => {
    const contracts = [{ order: '1', name: 'Digitaal', until: '2026-07-13T22:00:00Z', status: 'over' }];
    await visit({ name: 'Joost', email: 'joost@lezers.example', contracts }, [
      Response.json({ message: 'De bedenktijd is voorbij.' }, { status: 409 }),
    ]);
    await fill(FILLED);
    await screen.findByText('Stap 2: klopt dit?');
    expect(screen.queryByRole('link')).toBeNull();
    await press('Herroeping bevestigen');
    await screen.findByText('De bedenktijd is voorbij.');
    expect(screen.getByRole('link', { name: 'Opzeggen kan wel' }).getAttribute('href')).toBe('/opzeggen/');
    await press('Wijzigen');
    expect(field('Je naam').value).toBe('J. Jansen');
    expect(document.activeElement).toBe(field('Je naam'));
  });

  it('of one visitor is not the next one’s [withdrawal-2]', async () => {
    await visit();
    await fill(FILLED);
    await screen.findByText('Stap 2: klopt dit?');
    await act(async () => leaveAll());
    document.body.replaceChildren();
    await visit({ name: 'Bente', email: 'bente@lezers.example', contracts: [] });
    await screen.findByLabelText('Je naam');
    expect(field('Je naam').value).toBe('Bente');
  });
});

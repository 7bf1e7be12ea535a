// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import familySettings from '../../../../../widgets/family/family-settings/family-settings.ts';
import { showEverything } from '../../../core/ui/shown.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const FAILED = 'Er is iets misgegaan, probeer het later opnieuw.';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  localStorage.clear();
  sessionStorage.clear();
  showEverything();
  setLogin('1');
});

afterEach(async () => {
  cleanup();
  await act(async () => leaveAll());
  setLogin(undefined);
  forgetPersonal();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Opens a page of a server with a family. */
async function visit(status: string, failures: Record<string, number> = {}) {
  const members = ['sami@lezers.example'];
  let role = status;
  const server = backend({
    'GET /login-status': () => ({ permissions: [], uuid: 'naima', familyStatus: role }),
    '*': ({ call, body }) => {
      const failure = failures[call];
      if (failure !== undefined) return failure;
      if (call.endsWith('/status/')) return Response.json(role);
      if (call.endsWith('/parent/')) {
        if (call.startsWith('DELETE')) role = 'none';
        return { email: 'naima@lezers.example', name: 'Naima el Amrani' };
      }
      const email = (body as { email: string } | undefined)?.email ?? '';
      if (call.startsWith('POST')) members.push(email);
      if (call.startsWith('DELETE')) members.splice(members.indexOf(email), 1);
      return members.map((each) => ({ email: each }));
    },
  });
  const hook = document.createElement('div');
  hook.dataset.widget = 'family-settings';
  hook.dataset.widgetState = 'mounted';
  hook.innerHTML = '<p>Lees met je gezin.</p>';
  document.body.append(hook);
  await act(async () => void (await mount(familySettings, hook, { config: {} })));
  return { hook, calls: server.lines, failures };
}

const press = (name: string, within_: HTMLElement = document.body) =>
  act(async () => void fireEvent.click(within(within_).getByRole('button', { name })));
const rows = () =>
  screen.queryAllByRole('listitem').map((row) => row.querySelector('span span')?.textContent?.trim());
const dialog = () => screen.findByRole('dialog');
const alert = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

async function invite(email: string) {
  fireEvent.change(screen.getByLabelText('E-mailadres'), { target: { value: email } });
  await press('Uitnodigen');
}

describe('main', () => {
  it('sees the members, invites and removes after a question [family-settings-1, family-settings-2, family-settings-4]', async () => {
    const { calls, hook } = await visit('main');
    await screen.findByText('sami@lezers.example');
    expect(hook.textContent).not.toContain('Lees met je gezin.');
    await invite(' zus@lezers.example ');
    await vi.waitFor(() => expect(rows()).toEqual(['sami@lezers.example', 'zus@lezers.example']));
    await screen.findByText('zus@lezers.example is uitgenodigd.');
    expect(screen.getAllByText('nog niet aangenomen')).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe('');

    const [remove] = screen.getAllByRole('button', { name: 'Verwijderen' });
    expect(remove?.getAttribute('aria-description')).toBe('sami@lezers.example');
    await act(async () => void fireEvent.click(remove as HTMLElement));
    await press('Annuleren', await dialog());
    expect(rows()).toHaveLength(2);
    await act(async () => void fireEvent.click(remove as HTMLElement));
    await press('Verwijderen', await dialog());
    await vi.waitFor(() => expect(rows()).toEqual(['zus@lezers.example']));
    expect(document.activeElement?.textContent).toBe('Meelezers');
    expect(calls()).toEqual([
      'GET /data/family/status/',
      'GET /data/family/',
      'POST /data/family/ {"email":"zus@lezers.example"}',
      'DELETE /data/family/ {"email":"sami@lezers.example"}',
    ]);
    // Other people's addresses stay in memory.
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('lezers.example');
  });

  it.each([
    ['', 'Vul een e-mailadres in.'],
    ['zus', "Het e-mailadres 'zus' dat je invoerde is niet correct."],
    ['SAMI@lezers.example', 'Dit e-mailadres staat al in de lijst.'],
  ])('cannot invite "%s" [family-settings-4]', async (email, message) => {
    const { calls } = await visit('main');
    await screen.findByText('sami@lezers.example');
    await invite(email);
    expect(alert()).toBe(message);
    expect(document.activeElement).toBe(screen.getByLabelText('E-mailadres'));
    expect(calls().filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('sees the outcome of one invitation at a time, also where the next address is not valid [family-settings-4]', async () => {
    await visit('main');
    await screen.findByText('sami@lezers.example');
    await invite('zus@lezers.example');
    await screen.findByText('zus@lezers.example is uitgenodigd.');
    await invite('zus@lezers.example');
    expect(alert()).toBe('Dit e-mailadres staat al in de lijst.');
    expect(screen.queryByText('zus@lezers.example is uitgenodigd.')).toBeNull();
  });

  it('gets the address back where an invitation fails [family-settings-4]', async () => {
    const { failures } = await visit('main');
    await screen.findByText('sami@lezers.example');
    failures['POST /data/family/'] = 500;
    await invite('zus@lezers.example');
    await vi.waitFor(() => expect(alert()).toBe(FAILED));
    expect(rows()).toEqual(['sami@lezers.example']);
    expect(screen.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe('zus@lezers.example');
    expect(String(logged(/^error/))).not.toContain('zus@');
  });

  it('sees a member again who could not be removed [family-settings-4]', async () => {
    const { failures } = await visit('main');
    await screen.findByText('sami@lezers.example');
    failures['DELETE /data/family/'] = 500;
    await press('Verwijderen');
    await press('Verwijderen', await dialog());
    await vi.waitFor(() => expect(alert()).toBe(FAILED));
    expect(rows()).toEqual(['sami@lezers.example']);
    logged('error nmt family-settings: A change of the family could not be saved; it is undone.');
  });
});

describe('sub', () => {
  it('sees the parent, and leaves after a question [family-settings-3, family-settings-4]', async () => {
    const { calls, failures, hook } = await visit('sub');
    await screen.findByText('Je leest mee met het familieabonnement van Naima el Amrani.');
    failures['DELETE /data/family/parent/'] = 500;
    await press('Verlaat familieabonnement');
    await press('Verlaat familieabonnement', await dialog());
    await vi.waitFor(() => expect(alert()).toBe(FAILED));
    delete failures['DELETE /data/family/parent/'];
    await press('Verlaat familieabonnement');
    await press('Verlaat familieabonnement', await dialog());
    await vi.waitFor(() => expect(hook.textContent).toBe('Lees met je gezin.'));
    expect(calls().filter((call) => call.startsWith('DELETE'))).toEqual([
      'DELETE /data/family/parent/ {}',
      'DELETE /data/family/parent/ {}',
    ]);
    logged('error nmt family-settings: The visitor could not leave the family subscription.');
  });
});

describe('everybody else', () => {
  it.each([
    ['none', {}],
    ['main', { 'GET /data/family/status/': 401 }],
  ])('sees the server’s text: %s, %j [family-settings-4]', async (status, failures) => {
    const { hook, calls } = await visit(status, failures);
    await vi.waitFor(() => expect(calls()).toEqual(['GET /data/family/status/']));
    expect(hook.textContent).toBe('Lees met je gezin.');
  });

  it('sees the server’s text without a call while nobody is logged in [family-settings-4]', async () => {
    setLogin(undefined);
    const { hook, calls } = await visit('main');
    await vi.waitFor(() => expect(hook.style.minBlockSize).toBe(''));
    expect(calls()).toEqual([]);
    setLogin('1');
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('sami@lezers.example');
    expect(hook.textContent).not.toContain('Lees met je gezin.');
  });

  it('sees that something went wrong, and tries again [family-settings-4]', async () => {
    const { failures, hook } = await visit('main', { 'GET /data/family/': 404 });
    await screen.findByText(FAILED);
    delete failures['GET /data/family/'];
    screen.getByRole('button', { name: 'Probeer het opnieuw' }).focus();
    await press('Probeer het opnieuw');
    await screen.findByText('sami@lezers.example');
    // The button that was pressed has been removed.
    expect(document.activeElement).toBe(hook);
    logged('error nmt family-settings: The family subscription could not be loaded. HttpError:');
  });
});

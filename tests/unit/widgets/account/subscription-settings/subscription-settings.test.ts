// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import subscriptionSettings from '../../../../../widgets/account/subscription-settings/subscription-settings.ts';
import '../../../../../widgets/account/subscription-settings/SubscriptionSettings.tsx';
import { showEverything } from '../../../core/ui/shown.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const FAILED = 'We weten niet of het gelukt is. Probeer het opnieuw: er gebeurt nooit iets dubbel.';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.setSystemTime(NOW);
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
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const OWN = {
  id: '1',
  order: '7100318',
  name: 'Digitaal, per maand',
  email: 'joost@lezers.example',
  since: '2026-11-20T12:00:00Z',
  price: { amount: 18.42, months: 1 },
  next_payment: { amount: 18.42, date: '2026-12-20T12:00:00Z' },
  later_price: { amount: 24.92, months: 1, from: '2027-11-20T12:00:00Z' },
  notice: 'Geen.',
  delivery: { days: 'Zaterdag', address: ['Lindenkade 12', '1012 AB Amsterdam'] },
  invoices: [
    { number: '7100318-1', date: '2026-11-20T12:00:00Z', amount: 18.42, url: '/account/factuur/1/' },
  ],
  withdrawal: { until: '2026-12-04T23:00:00Z' },
  cancel: {
    ends: '2026-12-20T12:00:00Z',
    keeps: ['Je account blijft.'],
    offer: { text: 'Even geen tijd? Zet je abonnement stil.', leads_to: 'pause' },
  },
  pause: { earliest: '2026-11-27', latest: '2027-01-25', min_days: 7, max_days: 56 },
  plans: {
    options: [
      {
        product: 201,
        name: 'Digitaal Plus, per maand',
        price: { amount: 26.43, months: 1 },
        from: '2026-12-20T12:00:00Z',
      },
      {
        product: 102,
        name: 'Digitaal, per jaar',
        price: { amount: 149.5, months: 12 },
        from: '2026-12-20T12:00:00Z',
      },
    ],
  },
};

type Write = (call: string) => object | number | Response | undefined;

/** Opens a page of a server with subscriptions. */
async function visit(
  subscriptions: readonly object[] | number,
  write: Write = () => undefined,
  attributes: Record<string, string> = {},
) {
  const state = { subscriptions, write };
  const server = backend({
    'GET /login-status': { permissions: [], uuid: 'joost' },
    '*': ({ call }) => {
      const answer = call.startsWith('GET')
        ? typeof state.subscriptions === 'number'
          ? state.subscriptions
          : { data: state.subscriptions }
        : state.write(call);
      return answer ?? OWN;
    },
  });
  const hook = document.createElement('div');
  Object.assign(hook.dataset, {
    widget: 'subscription-settings',
    widgetState: 'mounted',
    withdrawalUrl: '/herroepen/',
    customerServiceUrl: '/klantenservice/',
    ...attributes,
  });
  hook.innerHTML = '<p>De tekst van de server.</p>';
  document.body.append(hook);
  await act(
    async () => void (await mount(subscriptionSettings, hook, { config: { loginCookie: 'nmt_login' } })),
  );
  return { hook, state, calls: server.lines, made: server.calls };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const alert = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
/** The facts by their names. */
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );
const keyOf = ({ init }: { readonly init: RequestInit }) => new Headers(init.headers).get('Idempotency-Key');

describe('what a visitor has', () => {
  it('is its price, the next payment, what comes after the offer, invoices and the way out [subscription-settings-1]', async () => {
    await visit([OWN]);
    await screen.findByText('Digitaal, per maand');
    expect(facts()).toEqual({
      'Je betaalt': '€\u00a018,42 per maand',
      'Volgende betaling': '€\u00a018,42 op 20 december 2026',
      Daarna: '€\u00a024,92 per maand, vanaf 20 november 2027',
      Opzegtermijn: 'Geen.',
      'Begonnen op': '20 november 2026',
      Bestelnummer: '7100318',
      Bezorging: 'ZaterdagLindenkade 121012 AB AmsterdamWijzig je bezorgadres',
      Bedenktijd: 'Je kunt je bestelling herroepen tot en met 4 december 2026.Hier herroepen',
    });
    expect(screen.getByRole('link', { name: 'Hier herroepen' }).getAttribute('href')).toBe('/herroepen/');
    expect(screen.getByRole('link', { name: '20 november 2026: €\u00a018,42' })).toBeTruthy();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('lezers.example');
  });

  it('says since when the withdrawal period is over [withdrawal-4]', async () => {
    await visit([{ ...OWN, withdrawal: { until: '2026-11-25T23:00:00Z' } }]);
    await screen.findByText('Voorbij sinds 26 november 2026.');
    expect(screen.queryByRole('link', { name: 'Hier herroepen' })).toBeNull();
  });

  it('is who pays, and why nothing can be changed, once [subscription-settings-1]', async () => {
    const refusal = {
      text: 'Dit abonnement is van Naima.',
      link: { label: 'Stop met meelezen', url: '/gezin/' },
    };
    const { cancel: _, pause: __, plans: ___, price: ____, next_payment: _____, ...rest } = OWN;
    await visit([{ ...rest, paid_by: 'Naima', cancel: { refusal }, pause: { refusal }, plans: { refusal } }]);
    await screen.findByText('Dit abonnement is van Naima.');
    expect(facts()).toMatchObject({ 'Betaald door': 'Naima' });
    expect(facts()).not.toHaveProperty('Je betaalt');
    expect(screen.getByRole('link', { name: 'Stop met meelezen' }).getAttribute('href')).toBe('/gezin/');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it.each([
    ['nothing', []],
    ['a call that the server refuses', 401],
  ])('leaves the server’s text where there is %s [subscription-settings-1]', async (_, answer) => {
    const { hook, calls } = await visit(answer);
    await vi.waitFor(() => expect(calls()).toEqual(['GET /data/subscriptions/']));
    await vi.dynamicImportSettled();
    expect(hook.textContent).toBe('De tekst van de server.');
  });

  it('can be loaded again where the service is down, beside the server’s own ways [subscription-settings-4]', async () => {
    const { hook, state } = await visit(404);
    await screen.findByText('We konden je abonnement niet laden.');
    expect(hook.textContent).toContain('De tekst van de server.');
    logged('error nmt subscription-settings: The subscription could not be loaded.');
    state.subscriptions = [OWN];
    await press('Probeer het opnieuw');
    await screen.findByText('Digitaal, per maand');
    expect(hook.textContent).not.toContain('De tekst van de server.');
  });
});

const CANCELLED = {
  ...OWN,
  ends: '2026-12-20T12:00:00Z',
  next_payment: null,
  cancel: { refusal: { text: 'Al opgezegd.' } },
};

describe('cancelling', () => {
  it('takes two presses, says the end and what stays, and can be undone [subscription-settings-3]', async () => {
    const { calls } = await visit([OWN], (call) => (call.startsWith('PUT') ? CANCELLED : OWN));
    await screen.findByText('Digitaal, per maand');
    await press('Abonnement opzeggen');
    expect(document.activeElement?.textContent).toBe('Abonnement opzeggen');
    expect(screen.getByText('Je abonnement stopt dan op 20 december 2026.')).toBeTruthy();
    expect(screen.getByText('Je account blijft.')).toBeTruthy();
    await press('Opzegging bevestigen');
    await screen.findByText(/Je hebt opgezegd. Je abonnement stopt op 20 december 2026./);
    expect(status()).toContain(
      'Je opzegging is ontvangen. We stuurden een bevestiging naar joost@lezers.example.',
    );
    expect(document.activeElement?.textContent).toBe('Digitaal, per maand');
    expect(facts()).toMatchObject({ 'Volgende betaling': 'Geen. Er wordt niets meer afgeschreven.' });
    await press('Opzegging intrekken');
    await screen.findByText(/Je opzegging is ingetrokken/);
    expect(calls()).toEqual([
      'GET /data/subscriptions/',
      'PUT /data/subscriptions/1/cancellation/ {}',
      'DELETE /data/subscriptions/1/cancellation/ {}',
    ]);
  });

  it('has one offer, below the button that cancels [subscription-settings-3]', async () => {
    await visit([OWN], undefined, { open: 'cancel' });
    const confirm = await screen.findByRole('button', { name: 'Opzegging bevestigen' });
    // The page opened with it, so the focus has not moved.
    expect(document.activeElement).toBe(document.body);
    const offer = screen.getByRole('button', { name: 'Liever pauzeren' });
    expect(confirm.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await act(async () => void fireEvent.click(offer));
    expect(screen.getByLabelText('Eerste dag')).toBeTruthy();
    await press('Terug');
    expect(document.activeElement?.textContent).toBe('Pauzeren');
  });

  it('keeps its key until the server has answered, whatever happens meanwhile [subscription-settings-4]', async () => {
    const answers = [503, Response.error(), CANCELLED];
    const { made } = await visit([OWN], () => answers.shift());
    await screen.findByText('Digitaal, per maand');
    await press('Abonnement opzeggen');
    await press('Opzegging bevestigen');
    await vi.waitFor(() => expect(alert()).toBe(FAILED));
    await press('Opzegging bevestigen');
    await vi.waitFor(() => expect(alert()).toBe(FAILED));
    await press('Opzegging bevestigen');
    await screen.findByText(/Je opzegging is ontvangen/);
    const keys = made.filter(({ call }) => call.startsWith('PUT')).map(keyOf);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    logged('error nmt subscription-settings: A change of the subscription may not have been made.');
  });

  it('shows why the server refuses, and asks to log in where the session is over [subscription-settings-2]', async () => {
    const answers = [Response.json({ message: 'Vandaag niet.' }, { status: 409 }), 401];
    const { made } = await visit([OWN], () => answers.shift());
    await screen.findByText('Digitaal, per maand');
    await press('Abonnement opzeggen');
    await press('Opzegging bevestigen');
    await vi.waitFor(() => expect(alert()).toBe('Vandaag niet.'));
    await press('Opzegging bevestigen');
    await screen.findByRole('link', { name: 'Log in' });
    const [first, second] = made.filter(({ call }) => call.startsWith('PUT')).map(keyOf);
    expect(first).not.toBe(second);
  });
});

describe('changing and pausing', () => {
  it('says difference and date before it is confirmed [subscription-settings-2]', async () => {
    const { calls } = await visit([OWN]);
    await screen.findByText('Digitaal, per maand');
    await press('Abonnement wijzigen');
    await press('Wijziging bevestigen');
    expect(alert()).toContain('Kies eerst een abonnement.');
    await act(async () => void fireEvent.click(screen.getByLabelText(/Digitaal Plus/)));
    expect(status()).toContain('Vanaf 20 december 2026 betaal je €\u00a026,43 per maand.');
    expect(status()).toContain('Dat is €\u00a08,01 per maand meer dan nu.');
    await act(async () => void fireEvent.click(screen.getByLabelText(/per jaar/)));
    expect(status()).toContain('Dat is €\u00a05,96 per maand minder dan nu.');
    await press('Wijziging bevestigen');
    await screen.findByText(/Je wijziging is ontvangen/);
    expect(calls().at(-1)).toBe('PUT /data/subscriptions/1/plan/ {"product":102}');
  });

  it('pauses within the days that the server permits, and ends the pause [subscription-settings-2]', async () => {
    const paused = { ...OWN, paused: { from: '2026-11-30T23:00:00Z', until: '2026-12-20T23:00:00Z' } };
    const { calls } = await visit([OWN], (call) => (call.startsWith('PUT') ? paused : OWN));
    await screen.findByText('Digitaal, per maand');
    await press('Pauzeren');
    const [from, until] = [screen.getByLabelText('Eerste dag'), screen.getByLabelText(/weer verder leest/)];
    fireEvent.change(from, { target: { value: '2026-12-01' } });
    fireEvent.change(until, { target: { value: '2026-12-02' } });
    await press('Pauze bevestigen');
    expect(document.activeElement).toBe(until);
    expect(screen.getByText('Kies een dag die 7 tot 56 dagen na de eerste ligt.')).toBeTruthy();
    fireEvent.change(until, { target: { value: '2026-12-21' } });
    await press('Pauze bevestigen');
    await screen.findByText('Je abonnement staat stil van 1 december 2026 tot 21 december 2026.');
    expect(screen.queryByRole('button', { name: 'Pauzeren' })).toBeNull();
    await press('Pauze beëindigen');
    await screen.findByText(/Je pauze is beëindigd/);
    expect(calls().slice(1)).toEqual([
      'PUT /data/subscriptions/1/pause/ {"from":"2026-12-01","until":"2026-12-21"}',
      'DELETE /data/subscriptions/1/pause/ {}',
    ]);
  });

  it('takes a coming change back [subscription-settings-2]', async () => {
    const next_plan = {
      name: 'Digitaal Plus, per maand',
      price: { amount: 26.43, months: 1 },
      from: '2026-12-20T12:00:00Z',
    };
    const { calls, hook } = await visit([{ ...OWN, next_plan }]);
    await within(hook).findByText(
      /^Vanaf 20 december 2026 heb je Digitaal Plus, per maand, voor €.26,43 per maand\.$/,
      {},
    );
    await press('Wijziging intrekken');
    await screen.findByText(/Je wijziging is ingetrokken/);
    expect(calls().at(-1)).toBe('DELETE /data/subscriptions/1/plan/ {}');
  });
});

// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { createStandIn } from '../../../../../fixtures/stand-in.ts';
import weather from '../../../../../widgets/shell/weather/weather.ts';
import { connect, settle } from '../../../support/backend.ts';
import { takeLogged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { setVisible } from '../../support/visible.ts';

/** Returns the console's messages, without the prefix and the causes. */
const messages = () => takeLogged(/^error/).map(([, message]) => message);

beforeEach(() => {
  // The fake time of `performance` starts at 0 in each test, which is before the answers of the previous test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(async () => {
  leaveAll();
  setVisible(true);
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const SERVED = '<a href="/weer">Het weer</a>';

function hookFor(endpoint: string | undefined): HTMLElement {
  const hook = document.createElement('div');
  hook.innerHTML = SERVED;
  hook.dataset.widget = 'weather';
  if (endpoint !== undefined) hook.dataset.weatherEndpoint = endpoint;
  document.body.append(hook);
  return hook;
}

async function show(endpoint: string | undefined) {
  const backend = connect(createStandIn({ now: () => Date.UTC(2026, 2, 29, 12) }));
  const mounted = await mount(weather, hookFor(endpoint));
  await settle();
  return { ...mounted, ...backend };
}

it('requests its endpoint and shows temperature and symbol [weather-1, weather-4]', async () => {
  const { hook, calls } = await show('/data/weather?state=frost');
  expect(calls).toEqual(['GET /data/weather?state=frost']);
  const image = within(hook).getByRole('img', { name: 'min 3 graden, sneeuw' });
  expect(image.textContent).toBe('−3°');
  expect(image.querySelectorAll('svg path').length).toBeGreaterThan(2);
  expect(messages()).toEqual([]);
});

it('shows the temperature alone for a symbol it does not know [weather-4]', async () => {
  const { hook } = await show('/data/weather?state=unknown-symbol');
  expect(within(hook).getByRole('img', { name: '9 graden' }).textContent).toBe('9°');
  expect(hook.querySelector('svg')).toBeNull();
  expect(messages()).toEqual([]);
});

it('never turns an answer into markup or part of an address [weather-4]', async () => {
  const { hook, calls } = await show('/data/weather?state=hostile');
  expect(hook.textContent).toBe('<img src=x onerror=alert(1)>');
  expect(hook.querySelector('img, script, svg')).toBeNull();
  expect(calls).toHaveLength(1);
});

it.each([undefined, ''])(
  'says that the endpoint is missing and asks nothing: %o [weather-2]',
  async (endpoint) => {
    const { hook, calls, fail } = await show(endpoint);
    expect(messages()).toEqual(['no data-weather-endpoint defined in html']);
    expect(calls).toEqual([]);
    expect(hook.innerHTML).toBe(SERVED);
    expect(fail).not.toHaveBeenCalled();
  },
);

it.each([
  ['no-temp', 'missing displayTemp in json'],
  ['no-symbol', 'missing symbol in json'],
])('keeps the server’s markup and logs the reason: %s [weather-2]', async (state, message) => {
  const { hook, fail } = await show(`/data/weather?state=${state}`);
  expect(messages()).toEqual([message]);
  expect(hook.innerHTML).toBe(SERVED);
  expect(fail).not.toHaveBeenCalled();
});

it.each(['html', '404'])(
  'keeps what the server sent and logs an answer that fails: %s [weather-2]',
  async (fault) => {
    const { hook } = await show(`/data/weather?fault=${fault}`);
    expect(messages()).toHaveLength(1);
    expect(hook.innerHTML).toBe(SERVED);
  },
);

it('names both values where both are missing [weather-2]', async () => {
  const { hook } = await show('/data/weather?fault=invalid');
  expect(messages()).toEqual(['missing displayTemp in json', 'missing symbol in json']);
  expect(hook.innerHTML).toBe(SERVED);
});

it('tries a failing server three times before it logs once [weather-2]', async () => {
  const { hook, calls } = await show('/data/weather?fault=500');
  for (const wait of [1_000, 2_000]) {
    await vi.advanceTimersByTimeAsync(wait);
    await settle();
  }
  expect(calls).toHaveLength(3);
  expect(messages()).toHaveLength(1);
  expect(hook.innerHTML).toBe(SERVED);
});

it('refuses an endpoint that is not an address of the site [weather-4]', async () => {
  await expect(show('javascript:alert(1)')).rejects.toThrow(/weather: data-weather-endpoint is "javascript/);
});

it('requests another origin only where the site lists it [loader-14]', async () => {
  const answer = { request: () => Response.json({ displayTemp: '9°', symbol: 'cloudy' }) };
  const { calls } = connect(answer);
  const endpoint = 'https://weer.example.nl/nu';
  await mount(weather, hookFor(endpoint));
  await settle();
  expect(calls).toEqual([]);
  expect(messages()[0]).toContain('https://weer.example.nl may not be asked');

  const { hook } = await mount(weather, hookFor(endpoint), { config: { endpoints: { weather: endpoint } } });
  await settle();
  expect(calls).toEqual(['GET /nu']);
  expect(hook.textContent).toBe('9°');
});

it('reloads half a second after the last return to the tab [weather-3, weather-4]', async () => {
  const { calls } = await show('/data/weather');
  for (const isVisible of [false, true, false, true]) {
    setVisible(isVisible);
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(390);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30);
  expect(calls).toHaveLength(2);
  await settle();

  emit('page:restored', {});
  await vi.advanceTimersByTimeAsync(520);
  expect(calls).toHaveLength(3);
});

it('keeps the last weather when a reload fails [weather-2]', async () => {
  let answer: unknown = { displayTemp: '9°', symbol: 'cloudy' };
  connect({ request: () => Response.json(answer) });
  const { hook } = await mount(weather, hookFor('/data/weather'));
  await settle();
  answer = { displayTemp: '10°' };
  setVisible(true);
  await vi.advanceTimersByTimeAsync(600);
  await settle();
  expect(within(hook).getByRole('img', { name: '9 graden, bewolkt' })).toBeTruthy();
  expect(messages()).toEqual(['missing symbol in json']);
});

it('gives up its call and its reloads when the hook leaves', async () => {
  const { calls, aborted } = connect({ request: () => new Promise<Response>(() => {}) });
  const { hook, leave } = await mount(weather, hookFor('/data/weather'));
  await vi.advanceTimersByTimeAsync(20);
  expect(hook.innerHTML).toBe(SERVED);
  leave();
  await vi.advanceTimersByTimeAsync(20);
  expect(aborted()).toBe(1);
  setVisible(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls).toHaveLength(1);
  expect(messages()).toEqual([]);
});

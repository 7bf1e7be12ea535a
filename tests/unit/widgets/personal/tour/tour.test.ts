// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRIORITY } from '../../../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../../../core/user/prompts/prompts.ts';
import tour from '../../../../../widgets/personal/tour/tour.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { logged, unexpected } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../support/observers.ts';

// Code that loads later is imported here, so that no test waits for it.
import '../../../../../core/runtime/feature/show-view.tsx';
import '../../../../../core/user/visitor/load-login.ts';
import '../../../../../widgets/personal/tour/offer-tour.ts';
import '../../../../../widgets/personal/tour/Tour.tsx';

const PATH = '/papi/api/v2/user/me/popup-event/';
const config = { endpoints: { profile: { popupEvent: PATH } } };

const window$ = window as unknown as { happyDOM: { setURL: (address: string) => void } };

let login: object;
let event: object | number;
let server: Backend;
const calls = () => server.lines();
let hidden: Set<string>;

beforeEach(() => {
  // Prompts of this kind wait for a second, so that other prompts can show first.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  stubResizeObserver();
  stubIntersectionObserver();
  place('/');
  setLogin('a');
  login = { permissions: ['nrc-online'], uuid: 'u1' };
  event = { data: { tour_id: 'tour-onboarding', completed: false } };
  hidden = new Set();
  server = backend({
    'GET /login-status': () => login,
    'GET *': () => event,
    '*': () => (typeof event === 'number' ? event : 204),
  });
  // happy-dom has no layout: each element that a test does not hide gets a size.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return hidden.has(this.id) ? new DOMRect(0, 0, 0, 0) : new DOMRect(10, 10, 100, 20);
  });
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  document.body.innerHTML = `<input aria-label="Zoek"><a id="one" href="/a" data-tour-step="1">Mijn nieuws</a>
<a id="two" href="/b" data-tour-step="2">Krant</a><a id="three" href="/c" data-tour-step="3">Account</a><div data-widget="tour"></div>`;
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  delete window.dataLayer;
});

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

function place(path: string): void {
  window$.happyDOM.setURL(`https://krant.example${path}`);
}

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const start = (given: object = config, facts: object = {}) =>
  mount(tour, document.querySelector<HTMLElement>('[data-widget]'), { config: { ...given }, ...facts });
const dialog = (name: string) => screen.queryByRole('dialog', { name });
/** Advances the fake clock, with the chunks and answers that arrive in that time. */
const pass = async (ms = 2500) => {
  for (let passed = 0; passed < ms; passed += 250) {
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(250);
  }
  await new Promise(setImmediate);
};
const shows = async (name = 'Mijn nieuws') => {
  for (let tries = 0; tries < 20 && !dialog(name); tries += 1) await pass(250);
  expect(dialog(name)).not.toBeNull();
};
const press = (name: string) => user().click(screen.getByRole('button', { name }));
const stays = async () => {
  await pass();
  expect(screen.queryByRole('dialog')).toBeNull();
};
const finished = () => localStorage.getItem('nmt_tours');
const writes = () => calls().filter((call) => call.startsWith('POST'));
const body = (completed: boolean, step: number) =>
  `POST ${PATH} {"tour_id":"tour-onboarding","completed":${completed},"step":"step${step}"}`;
const resize = async () => {
  window.dispatchEvent(new Event('resize'));
  await pass(250);
};

describe('a subscriber who has not seen the tour', () => {
  it('is led through three steps to its end, which is stored [tour-1, tour-4, tour-5, tour-8]', async () => {
    await start();
    await shows();
    const first = dialog('Mijn nieuws');
    expect(document.activeElement).toBe(first);
    expect(first?.textContent).toContain('Stap 1 van 3');
    expect(screen.queryByRole('button', { name: 'Vorige' })).toBeNull();
    expect(document.querySelector('#one')?.className).not.toBe('');

    await press('Volgende');
    expect(document.activeElement).toBe(dialog('Digitale krant'));
    expect(document.querySelector('#one')?.className).toBe('');
    await press('Vorige');
    expect(document.activeElement).toBe(dialog('Mijn nieuws'));
    await press('Volgende');
    await press('Volgende');
    expect(document.activeElement).toBe(dialog('Mijn account'));
    expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull();
    await press('Klaar');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(finished()).toBe('tour-onboarding');
    await vi.waitFor(() => expect(writes()).toEqual([body(true, 3)]));
    expect(calls()[0]).toBe(`GET ${PATH}?tour_id=tour-onboarding`);
  });

  it('is measured with each step [tour-1]', async () => {
    await start();
    await shows();
    await press('Volgende');
    const events = () => window.dataLayer?.map((entry) => ({ ...entry }));
    await vi.waitFor(() =>
      expect(events()).toEqual([
        { event: 'view_onboarding', tour_id: 'tour-onboarding', step: 1 },
        { event: 'view_onboarding', tour_id: 'tour-onboarding', step: 2 },
      ]),
    );
  });

  it.each([
    ['Sluiten', () => press('Sluiten')],
    ['Escape', () => user().keyboard('{Escape}')],
  ])(
    'cancels it with %s: the step is stored, and it stays away for this session [tour-4, tour-8]',
    async (_, cancel) => {
      await start();
      await shows();
      await press('Volgende');
      await cancel();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(finished()).toBeNull();
      await vi.waitFor(() => expect(writes()).toEqual([body(false, 2)]));
      leaveAll();
      await start();
      await stays();
      leaveAll();
      // In the next session the tour continues at the stored step.
      sessionStorage.clear();
      event = { data: { tour_id: 'tour-onboarding', completed: false, step: 'step2' } };
      await start();
      await shows('Digitale krant');
    },
  );

  it('sees it on the next page at the step that was shown [tour-4]', async () => {
    await start();
    await shows();
    await press('Volgende');
    leaveAll();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes()).toEqual([]);
    await start();
    await shows('Digitale krant');
  });

  it('is not shown it more than three times a day [tour-4]', async () => {
    for (let pages = 0; pages < 3; pages += 1) {
      await start();
      await shows();
      leaveAll();
    }
    await start();
    await stays();
  });

  it('keeps the focus where they type, and gets it back after the tour [tour-8]', async () => {
    const field = screen.getByRole('textbox');
    field.focus();
    await start();
    await shows();
    expect(document.activeElement).toBe(field);
    await press('Volgende');
    await press('Sluiten');
    expect(document.activeElement).toBe(field);
  });

  it('is shown texts as text [tour-8]', async () => {
    const steps = [{ title: '<b>Eén</b>', text: '<img src=x onerror=alert(1)>' }];
    await start({ ...config, tours: { 'tour-onboarding': steps } });
    await shows('<b>Eén</b>');
    expect(screen.getByRole('dialog').textContent).toContain('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img, b')).toBeNull();
  });

  it('is shown it in this browser only, without calls, where the site names no path [tour-4, profile-api-5]', async () => {
    await start({});
    await shows();
    await press('Volgende');
    await press('Volgende');
    await press('Klaar');
    expect(finished()).toBe('tour-onboarding');
    await pass();
    expect(calls()).toEqual([]);
  });

  it('is asked one thing at a time [tour-2]', async () => {
    await start();
    const other = new AbortController();
    void requestPrompt({
      name: 'other',
      priority: PRIORITY.newsletter,
      show: () => {},
      signal: other.signal,
    });
    await stays();
    other.abort();
    await shows();
    const wall = new AbortController();
    void requestPrompt({ name: 'wall', priority: PRIORITY.paywall, show: () => {}, signal: wall.signal });
    await stays();
    wall.abort();
    await shows();
    expect(writes()).toEqual([]);
  });

  it('no longer sees it when it is finished in another tab [tour-5]', async () => {
    await start();
    await shows();
    localStorage.setItem('nmt_tours', 'tour-onboarding');
    window.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'nmt_tours', storageArea: localStorage }),
    );
    await stays();
    expect(writes()).toEqual([]);
  });
});

describe('the tour stays away', () => {
  it.each([
    ['a visitor without an account', () => setLogin(undefined)],
    [
      'a registered visitor',
      () => {
        login = { permissions: [], uuid: 'u1' };
      },
    ],
    [
      'an account that has finished it',
      () => {
        event = { data: { completed: true } };
      },
    ],
  ])('from %s [tour-2, tour-4]', async (_, given) => {
    given();
    await start();
    await stays();
    expect(unexpected()).toEqual([]);
  });

  it.each([
    ['the digital paper', '/krant/2026/03/29/editie/ochtendblad/-1-van-8', {}],
    ['any path with /krant', '/archief/krant-van-vandaag', {}],
    ['the app view', '/nieuws/2026/03/29/x-a1/appview', { appView: true }],
  ])('from %s [tour-2]', async (_, path, facts) => {
    place(path);
    setLogin('a');
    await start(config, facts);
    await stays();
    expect(calls()).toEqual([]);
  });

  it('from the first pages of a visit, where the site leaves them to the reader [tour-2]', async () => {
    await start({ ...config, promptsFromPageView: 99 });
    await stays();
    expect(calls()).toEqual([]);
  });

  it('where it is not known whether it is finished, with a message [tour-4]', async () => {
    event = 500;
    await start();
    await stays();
    expect(logged(/^warn/).map((call) => call.join(' '))).toEqual([
      expect.stringMatching(
        /^nmt tour: It is not known whether the tour is finished: .* It does not start\.$/,
      ),
    ]);
  });

  it('remembers here what the account has finished on another device [tour-5]', async () => {
    event = { data: { completed: true } };
    await start();
    await vi.waitFor(() => expect(finished()).toBe('tour-onboarding'));
    expect(writes()).toEqual([]);
  });
});

describe('a tour that was finished in this browser', () => {
  beforeEach(() => localStorage.setItem('nmt_tours', 'tour-x,tour-onboarding'));

  it('is synced to the account at step3, once per session, without being shown [tour-6]', async () => {
    await start();
    await vi.waitFor(() => expect(writes()).toEqual([body(true, 3)]));
    leaveAll();
    await start();
    await stays();
    expect(calls()).toHaveLength(2);
  });

  it('is not sent again where the account has it [tour-6]', async () => {
    event = { data: { completed: true } };
    await start();
    await vi.waitFor(() => expect(calls()).toHaveLength(1));
    await stays();
    expect(writes()).toEqual([]);
  });

  it('is synced by a later page where a call fails, silently [tour-6]', async () => {
    event = 500;
    await start();
    await vi.waitFor(() => expect(calls().length).toBeGreaterThan(0));
    await stays();
    leaveAll();
    event = {};
    server.forgetCalls();
    await start();
    await vi.waitFor(() => expect(writes()).toEqual([body(true, 3)]));
  });

  it('is not synced for a visitor who is not a subscriber [tour-6]', async () => {
    login = { permissions: [], uuid: 'u1' };
    await start();
    await stays();
    expect(calls()).toEqual([]);
  });
});

describe('the elements of the steps', () => {
  it.each([
    [
      'is not on the page',
      () => document.querySelector('#two')?.remove(),
      'step 2: "[data-tour-step=\\"2\\"]"',
    ],
    ['is not visible', () => hidden.add('three'), 'step 3: "[data-tour-step=\\"3\\"]"'],
  ])('must all be visible: one %s [tour-3]', async (problem, given, step) => {
    given();
    await start();
    await stays();
    expect(logged(/^warn/)).toEqual([['nmt tour:', `The tour does not start: ${step} ${problem}.`]]);
    expect(calls()).toEqual([]);
  });

  it('are looked at again when the turn of the tour comes: one that is gone by then takes no turn [tour-3]', async () => {
    await start();
    for (let tries = 0; tries < 10 && calls().length === 0; tries += 1) await new Promise(setImmediate);
    hidden.add('two');
    await stays();
    expect(localStorage.getItem('nmt_prompts')).toBeNull();
    logged('warn nmt tour: The tour does not start: step 2: "[data-tour-step=\\"2\\"]" is not');
  });

  it('are named where a selector is none [tour-3, tour-8]', async () => {
    await start({ ...config, tours: { 'tour-onboarding': [{ attach: 'a[' }] } });
    await stays();
    expect(logged(/^warn/)).toEqual([
      ['nmt tour:', 'The tour does not start: step 1: "a[" is not a selector.'],
    ]);
  });

  it('may be several, of which one is visible [tour-3]', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<a id="narrow" data-tour-step="1">Nieuws</a>');
    hidden.add('narrow');
    await start();
    await shows();
    expect(document.querySelector('#one')?.className).not.toBe('');
  });

  it('may disappear in a narrow window: the tour goes, and returns at its step [tour-3]', async () => {
    await start();
    await shows();
    await press('Volgende');
    hidden.add('three');
    await resize();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes()).toEqual([]);
    hidden.clear();
    await resize();
    await shows('Digitale krant');
    logged('warn nmt tour: The tour does not start: step 3: "[data-tour-step=\\"3\\"]" is not');
  });
});

describe('a debug switch', () => {
  it.each(['tour', 'tour-onboarding'])(
    '#debug=%s shows the tour to anyone, and stores nothing [debug-hashes-2, debug-hashes-6]',
    async (name) => {
      localStorage.setItem('nmt_tours', 'tour-onboarding');
      place(`/#debug=${name}`);
      await start();
      await shows();
      await press('Sluiten');
      await pass();
      expect(calls()).toEqual([]);
      expect(sessionStorage.getItem('nmt_tour_progress')).toBeNull();
      expect(finished()).toBe('tour-onboarding');
    },
  );
});

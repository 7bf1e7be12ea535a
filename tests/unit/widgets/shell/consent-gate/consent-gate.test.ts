// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveConsent } from '../../../../../core/user/consent/consent.ts';
import '../../../../../widgets/shell/consent-gate/ConsentGate.tsx';
import consentGate from '../../../../../widgets/shell/consent-gate/consent-gate.ts';
import { logged } from '../../../support/logged.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const TEXT = 'Om deze inhoud te zien heb je toestemming nodig.';
const LINK = '<a href="/post/1">Lees het bericht</a>';
const web = { appView: false, consentRequired: true, config: {} };
const SCRIPT = 'https://kwebbel.example/embed.js';

const choose = (social: boolean, uitgebreid = false) =>
  act(() => saveConsent(web, { 'social-media': social, uitgebreid }));
const frame = () => document.querySelector('iframe');

async function gate(attributes: string, config: object = {}) {
  document.body.innerHTML = `<div data-widget="consent-gate" ${attributes}>${LINK}</div>`;
  return act(async () => {
    const mounted = await mount(consentGate, document.querySelector('[data-widget]'), {
      config: { ...config },
    });
    await settled();
    return mounted;
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The test window loads no frames, and logs that.
  choose(false);
});

afterEach(() => {
  act(leaveAll);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('a frame', () => {
  const FRAME = 'data-purpose="social-media" data-frame="/post/1" data-frame-title="Bericht"';

  it('is made once consent is given, and taken away with it [consent-7]', async () => {
    const { hook } = await gate(FRAME);
    expect([frame(), hook.textContent]).toEqual([null, `${TEXT}Cookie-instellingenLees het bericht`]);
    choose(true);
    expect(frame()?.getAttribute('src')).toBe('/post/1');
    expect([frame()?.title, hook.querySelector('a')?.hidden, hook.textContent]).toEqual([
      'Bericht',
      true,
      'Lees het bericht',
    ]);
    choose(false);
    expect([frame(), hook.textContent]).toEqual([null, `${TEXT}Cookie-instellingenLees het bericht`]);
  });

  it('stays the same frame while consent does [consent-7]', async () => {
    choose(true);
    await gate(FRAME);
    const made = frame();
    choose(true, true);
    expect(frame()).toBe(made);
    expect(made).not.toBeNull();
  });

  it.each([true, false])(
    'gives the hook back as the server sent it when it leaves (granted: %s)',
    async (granted) => {
      choose(granted);
      const { hook, leave } = await gate(FRAME);
      act(leave);
      expect(hook.innerHTML).toBe(LINK);
      choose(!granted);
      expect(hook.innerHTML).toBe(LINK);
    },
  );
});

it('says in which language the notice is on a page in another one', async () => {
  document.documentElement.lang = 'en';
  const { hook } = await gate('data-purpose="social-media" data-frame="/post/1"');
  expect(hook.querySelector('p')?.closest('[lang]')?.getAttribute('lang')).toBe('nl');
  expect(hook.querySelector('a')?.closest('[lang]')?.getAttribute('lang')).toBe('en');
  document.documentElement.lang = '';
});

describe('a script', () => {
  const QUOTE = 'data-purpose="social-media" data-script="kwebbel"';
  const config = { scripts: { kwebbel: SCRIPT } };

  it('is requested with consent, once; its effects cannot be undone [consent-7]', async () => {
    const { hook } = await gate(QUOTE, config);
    // The network is replaced here: requests are recorded instead of inserted.
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
    expect(hook.textContent).toContain(TEXT);
    choose(true);
    choose(true, true);
    await vi.waitFor(() => expect(append).toHaveBeenCalled());
    expect(append.mock.calls.map(([script]) => (script as HTMLScriptElement).src)).toEqual([SCRIPT]);
    choose(false);
    expect(hook.innerHTML).toBe(LINK);
  });

  it('that the site does not list is logged, and the content stays', async () => {
    choose(true);
    const { hook } = await gate('data-purpose="social-media" data-script="toString"', config);
    await vi.waitFor(() => expect(logged('error', 'Error: Script source is required.')).toHaveLength(1));
    expect(hook.innerHTML).toBe(LINK);
  });
});

it.each([
  ['data-frame="/post/1"', 'data-purpose is missing'],
  ['data-purpose="a" data-frame="javascript:alert(1)"', 'data-frame is "javascript:alert(1)"'],
  ['data-purpose="a" data-frame="/a" data-size="huge"', 'data-size is "huge"'],
  ['data-purpose="a"', 'expected one of data-frame and data-script'],
  ['data-purpose="a" data-frame="/a" data-script="b"', 'expected one of data-frame and data-script'],
])('a hook with %s is refused by name', async (attributes, message) => {
  await expect(gate(attributes)).rejects.toThrow(message);
  expect(document.body.textContent).toBe('Lees het bericht');
});

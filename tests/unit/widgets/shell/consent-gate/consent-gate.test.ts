// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveConsent } from '../../../../../core/user/consent/consent.ts';
import consentGate from '../../../../../widgets/shell/consent-gate/consent-gate.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const TEXT = 'Om deze inhoud te zien heb je toestemming nodig.';
const LINK = '<a href="/post/1">Lees het bericht</a>';
const web = { appView: false, consentRequired: true, config: {} };
const SCRIPT = 'https://kwebbel.example/embed.js';

const choose = (social: boolean) => saveConsent(web, { 'social-media': social, uitgebreid: false });
const frame = () => document.querySelector('iframe');

async function gate(attributes: string, config: object = {}) {
  document.body.innerHTML = `<div data-widget="consent-gate" ${attributes}>${LINK}</div>`;
  return mount(consentGate, document.querySelector('[data-widget]'), { config: { ...config } });
}

beforeEach(() => {
  localStorage.clear();
  // The test's window loads no frames, and logs that.
  choose(false);
});

afterEach(() => {
  leaveAll();
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
    expect([frame()?.title, hook.childNodes.length]).toEqual(['Bericht', 1]);
    choose(false);
    expect([frame(), hook.textContent]).toEqual([null, `${TEXT}Cookie-instellingenLees het bericht`]);
  });

  it('stays the same frame while consent does [consent-7]', async () => {
    choose(true);
    await gate(FRAME);
    const made = frame();
    saveConsent(web, { 'social-media': true, uitgebreid: true });
    expect(frame()).toBe(made);
    expect(made).not.toBeNull();
  });

  it.each([true, false])(
    'gives the hook back as the server sent it when it leaves (granted: %s)',
    async (granted) => {
      choose(granted);
      const { hook, leave } = await gate(FRAME);
      leave();
      expect(hook.innerHTML).toBe(LINK);
      choose(!granted);
      expect(hook.innerHTML).toBe(LINK);
    },
  );
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
    saveConsent(web, { 'social-media': true, uitgebreid: true });
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

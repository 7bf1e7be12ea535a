// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onboardingPaused } from '../../../../../core/domain/onboarding/onboarding-popup.ts';
import onboarding from '../../../../../widgets/onboarding/onboarding/onboarding.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { openScene } from './scenes/scene-backend.ts';

const CONFIG = { endpoints: { profile: { popupEvent: 'v2/user/me/popup/' } } };
const THEMES = [
  { id: 'binnenland', name: 'Binnenland' },
  { id: 'cultuur', name: 'Cultuur' },
];
const NEWSLETTERS = [{ code: 'nrcboeken', name: 'Boeken', description: 'Elke week.' }];
const TOPICS = [
  { id: 301, name: 'Klimaat' },
  { id: 302, name: 'Dijken' },
];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, '', '/onboarding/');
});

afterEach(async () => {
  cleanup();
  await act(async () => leaveAll());
  setLogin(undefined);
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

interface Visit extends NonNullable<Parameters<typeof openScene>[0]> {
  readonly attributes?: Record<string, string>;
  readonly hash?: string;
  readonly loggedOut?: boolean;
  readonly fails?: Record<string, number>;
}

async function visit({ attributes = {}, hash = '', loggedOut, fails = {}, ...options }: Visit = {}) {
  const backend = openScene({ topics: TOPICS, ...options });
  Object.assign(backend.answers, fails);
  if (loggedOut) setLogin(undefined);
  history.replaceState(null, '', `/onboarding/${hash}`);
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const hook = document.createElement('div');
  hook.innerHTML = '<p>Kies zelf.</p>';
  Object.assign(hook.dataset, {
    widget: 'onboarding',
    onboardingThemes: JSON.stringify(THEMES),
    onboardingNewsletters: JSON.stringify(NEWSLETTERS),
    ...attributes,
  });
  document.body.append(hook);
  await act(async () => void (await mount(onboarding, hook, { config: { ...CONFIG } })));
  return { ...backend, hook, replace };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.textContent);

describe('who is logged out', () => {
  it('is sent to /login/, and sees the server’s text until then [onboarding-3]', async () => {
    const { hook, replace, calls } = await visit({ loggedOut: true });
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/login/'));
    expect(hook.textContent).toBe('Kies zelf.');
    expect(calls).toEqual([]);
  });
});

describe('the scene', () => {
  it('goes through three steps of toggle buttons, and completes [onboarding-1, onboarding-8, onboarding-9, onboarding-10, onboarding-12, onboarding-13]', async () => {
    const { callsOf, scene } = await visit();
    const themes = await heading("Kies je thema's");
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByText('Stap 1 van 3').getAttribute('aria-live')).toBe('polite');
    const list = within(screen.getByRole('list', { name: "Kies je thema's" }));
    expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Binnenland',
      'Cultuur',
    ]);
    expect(screen.queryByRole('button', { name: 'Vorige' })).toBeNull();
    const live = screen.getByText('Stap 1 van 3');
    await press('Cultuur');
    expect(pressed()).toEqual(['Cultuur']);
    await press('Volgende');

    const topics = await heading('Volg onderwerpen');
    expect(topics).toBe(themes);
    expect(document.activeElement).toBe(topics);
    expect(live.textContent).toBe('Stap 2 van 3');
    await press('Dijken');
    await press('Volgende');

    expect(document.activeElement).toBe(await heading('Kies je nieuwsbrieven'));
    expect(live.textContent).toBe('Stap 3 van 3');
    const letter = screen.getByRole('button', { name: 'Boeken', description: 'Elke week.' });
    expect(letter.getAttribute('aria-pressed')).toBe('false');
    await press('Vorige');
    await heading('Volg onderwerpen');
    expect(pressed()).toEqual(['Dijken']);
    await press('Volgende');
    await heading('Kies je nieuwsbrieven');
    await press('Boeken');
    expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull();
    await press('Klaar');

    const done = await heading('Je bent helemaal klaar.');
    expect(document.activeElement).toBe(done);
    expect(screen.getByRole('link', { name: 'Naar de voorpagina' }).getAttribute('href')).toBe('/');
    await vi.waitFor(() => expect(callsOf('popup')).toHaveLength(1));
    expect(callsOf('popup')[0]).toBe(
      'POST /v2/user/me/popup/ {"tour_id":"onboarding-personalisation","completed":true,"step":"2"}',
    );
    expect(scene).toEqual({
      step: '2',
      completed: true,
      properties: { themes: ['cultuur'], topics: [302], newsletters: ['nrcboeken'] },
    });
  });

  it('is skipped step by step without saving a choice [onboarding-9]', async () => {
    const { callsOf, scene } = await visit();
    await heading("Kies je thema's");
    await press('Cultuur');
    await press('Overslaan');
    await heading('Volg onderwerpen');
    await press('Overslaan');
    await heading('Kies je nieuwsbrieven');
    await press('Overslaan');
    await heading('Je bent helemaal klaar.');
    expect(callsOf('property')).toEqual([]);
    expect(scene).toEqual({ step: '2', completed: true, properties: {} });
  });

  it('has the name and the end of its attributes [scene-state-6, onboarding-12]', async () => {
    const { callsOf } = await visit({
      name: 'proef/1',
      scene: { step: '2', completed: true },
      attributes: { sceneName: 'proef/1', onboardingDoneUrl: '/sectie/cultuur/' },
    });
    await heading('Je bent helemaal klaar.');
    const link = screen.getByRole('link', { name: 'Naar de voorpagina' });
    expect(link.getAttribute('href')).toBe('/sectie/cultuur/');
    // The feature sends a lost mark again.
    await vi.waitFor(() => expect(callsOf('POST')).toHaveLength(1));
  });

  it('begins for a returning user at the stored step, with earlier choices pressed [onboarding-11]', async () => {
    await visit({ scene: { step: '1', properties: { topics: ['301'] } } });
    await heading('Volg onderwerpen');
    expect(screen.getByText('Stap 2 van 3')).toBeTruthy();
    expect((await screen.findByRole('button', { name: 'Klimaat' })).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(pressed()).toEqual(['Klimaat']);
  });

  it.each([
    ['none', { topics: [] }],
    ['a failed call', { fails: { recommendations: 500 } }],
  ])(
    'skips the topics where there is %s [onboarding-10]',
    async (_, options) => {
      tolerate('error nmt onboarding: The recommended topics could not be loaded. HttpError: GET');
      await visit(options);
      await heading("Kies je thema's");
      await press('Volgende');
      await heading('Kies je nieuwsbrieven');
      await press('Vorige');
      await heading("Kies je thema's");
    },
    15_000,
  );

  it('is over at once where there is nothing to choose [onboarding-10]', async () => {
    const { callsOf } = await visit({
      topics: [],
      attributes: { onboardingThemes: '[]', onboardingNewsletters: '[]' },
    });
    await heading('Je bent helemaal klaar.');
    await vi.waitFor(() => expect(callsOf('POST /v2/user/me/popup/')).toHaveLength(1));
  });

  it('stays in the step where saving fails, says so, and locks nobody in [scene-state-7]', async () => {
    const { answers } = await visit();
    await heading("Kies je thema's");
    answers['POST /v2/user/me/scenestate/'] = 500;
    await press('Volgende');
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Opslaan is niet gelukt.'),
    );
    await heading("Kies je thema's");
    expect(onboardingPaused.read()).toBe(true);
    delete answers['POST /v2/user/me/scenestate/'];
    await press('Volgende');
    await heading('Volg onderwerpen');
    expect(screen.getByRole('alert').textContent).toBe('');
    logged('warn nmt outbox: POST /papi/api/v2/user/me/scenestate/ was refused with 500; it is');
    logged('error nmt scene-state: The scene "dmt-onboarding" could not save step "1": refused.');
  });

  it('refuses an attribute that is not a list, by name and value [onboarding-10]', async () => {
    await expect(visit({ attributes: { onboardingThemes: '{"a":1}' } })).rejects.toThrow(
      'onboarding: data-onboarding-themes is "{\\"a\\":1}"; expected JSON: a list of { id, name }.',
    );
  });
});

describe('the debug switches', () => {
  const scene = { step: '2', completed: true, properties: { themes: ['cultuur'] } };

  it('begin again at the first step, with the choices [onboarding-5]', async () => {
    const { callsOf } = await visit({ scene, hash: '#debug=dmt-onboarding' });
    await heading("Kies je thema's");
    expect(pressed()).toEqual(['Cultuur']);
    expect(callsOf('popup')).toEqual([]);
  });

  it('reset everything [onboarding-4]', async () => {
    const { scene: kept, callsOf } = await visit({ scene, hash: '#debug=dmt-onboarding-reset' });
    await heading("Kies je thema's");
    expect(pressed()).toEqual([]);
    expect(kept).toEqual({ step: '0', completed: false, properties: { themes: [] } });
    expect(callsOf('popup')).toEqual([
      'POST /v2/user/me/popup/ {"tour_id":"onboarding-personalisation","completed":false}',
    ]);
  });

  it('work in the address of an open page [onboarding-5]', async () => {
    await visit({ scene: { step: '2' } });
    await heading('Kies je nieuwsbrieven');
    history.replaceState(null, '', '/onboarding/#debug=dmt-onboarding');
    await act(async () => void window.dispatchEvent(new Event('hashchange')));
    await heading("Kies je thema's");
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { personalStore } from '../../../../../../core/user/personal/personal-store.ts';
import { visitor } from '../../../../../../core/user/visitor/visitor-store.ts';
import { createScene, HOLD } from '../../../../../../widgets/onboarding/onboarding/scenes/create-scene.ts';
import { sceneSubject } from '../../../../../../widgets/onboarding/onboarding/scenes/scene-subject.ts';
import { setLogin, visitedPage } from '../../../../core/user/visitor/reader.ts';
import { logged } from '../../../../support/logged.ts';
import { settled } from '../../../../support/settled.ts';
import { openScene, type SceneBackend } from './scene-backend.ts';

const POST = 'POST /v2/user/me/scenestate/';
const themes = (...ids: string[]) => `${POST}dmt-onboarding/property/themes ${JSON.stringify(ids)}`;
const step = (id: string, completed = false) =>
  `${POST} {"name":"dmt-onboarding","step":"${id}","completed":${completed}}`;

let ends: AbortController;

beforeEach(() => {
  ends = new AbortController();
});

afterEach(() => {
  ends.abort();
  setLogin(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function start(options?: Parameters<typeof openScene>[0], isPresent = () => true) {
  const backend = openScene(options);
  return { ...backend, ...(await resume(backend, isPresent)) };
}

async function resume({ page }: Pick<SceneBackend, 'page'>, isPresent = () => true) {
  await visitor(page).current();
  const store = personalStore(page, sceneSubject);
  const scene = createScene({ store, name: 'dmt-onboarding', isPresent, signal: ends.signal });
  await scene.load();
  return { scene, now: () => scene.getState().scene };
}

describe('the onboarding of an account', () => {
  it.each([[{}], [{ uuid: undefined }]])(
    'saves each change, one after another and in order, for a login with %j [scene-state-5, scene-state-7]',
    async (login) => {
      const { scene, calls, most, now } = await start({ login });
      scene.toggle('themes', 'a');
      scene.toggle('themes', 'b');
      scene.toggle('themes', 'a');
      expect(now().properties.themes).toEqual(['b']);
      expect(await scene.goTo('1')).toBe(true);
      expect(now().step).toBe('1');
      expect(calls.slice(1)).toEqual([themes('a'), themes('a', 'b'), themes('b'), step('1')]);
      expect(most()).toBe(1);
    },
  );

  it('saves a choice a moment after it was made, without another step [scene-state-5]', async () => {
    const { scene, callsOf } = await start();
    scene.toggle('themes', 'a');
    await vi.waitFor(() => expect(callsOf('property')).toEqual([themes('a')]), { timeout: HOLD * 5 });
  });

  it('goes on without the choices that were made since the step was entered [onboarding-9]', async () => {
    const { scene, calls, now } = await start({ scene: { properties: { themes: ['old'] } } });
    scene.toggle('themes', 'a');
    await scene.skipTo('1', 'themes');
    expect(now()).toMatchObject({ step: '1', properties: { themes: ['old'] } });
    expect(calls.slice(1)).toEqual([step('1')]);
  });

  it('takes back choices that were saved already when the step is skipped [onboarding-9]', async () => {
    const { scene, callsOf } = await start({ scene: { properties: { themes: ['old'] } } });
    scene.toggle('themes', 'a');
    await vi.waitFor(() => expect(callsOf('property')).toHaveLength(1), { timeout: HOLD * 5 });
    await scene.skipTo('1', 'themes');
    expect(callsOf('POST')).toEqual([themes('old', 'a'), themes('old'), step('1')]);
  });

  it('stays in the step where a save fails, logs it and undoes the choice [scene-state-7]', async () => {
    const { scene, answers, now } = await start();
    answers[POST] = 500;
    scene.toggle('themes', 'a');
    expect(await scene.goTo('1')).toBe(false);
    expect(now()).toMatchObject({ step: '0', properties: { themes: [] } });
    expect(scene.getState()).toMatchObject({ isSaving: false, hasFailed: true });
    logged('error', 'The scene "dmt-onboarding" could not save the themes: refused.');
    delete answers[POST];
    expect(await scene.goTo('1')).toBe(true);
    expect(scene.getState()).toMatchObject({ hasFailed: false, scene: { step: '1' } });
    logged('warn nmt outbox: POST /papi/api/v2/user/me/scenestate/dmt-onboarding/property/themes');
    logged('warn nmt outbox: POST /papi/api/v2/user/me/scenestate/ was refused with 500; it is');
    logged('error nmt scene-state: The scene "dmt-onboarding" could not save step "1": refused.');
  });

  it('begins at the first step where the scene cannot be loaded, and logs that [scene-state-7]', async () => {
    const backend = openScene({ scene: { step: '2' } });
    backend.answers.scenestate = 500;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const resumed = resume(backend);
    // It waits between its attempts.
    await vi.advanceTimersByTimeAsync(5_000);
    const { now } = await resumed;
    expect(now()).toMatchObject({ step: '0', completed: false });
    logged('error', 'The scene state could not be loaded.');
  });

  it('shows a step only once it is saved', async () => {
    const { scene, now } = await start();
    const saved = scene.goTo('1');
    expect(now().step).toBe('0');
    expect(scene.getState().isSaving).toBe(true);
    await saved;
    expect(now().step).toBe('1');
  });

  it('goes on while the browser is offline, and loses nothing across a reload [scene-state-7]', async () => {
    const { scene, calls, now } = await start();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const online = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: URL, options: RequestInit) => {
      if (options.method === 'POST') throw new TypeError('Failed to fetch');
      return online(url, options);
    });
    scene.toggle('themes', 'a');
    expect(await scene.goTo('1')).toBe(true);
    expect(now()).toMatchObject({ step: '1', properties: { themes: ['a'] } });
    ends.abort();
    ends = new AbortController();
    const next = await resume({ page: visitedPage({}) });
    expect(next.now()).toMatchObject({ step: '1', properties: { themes: ['a'] } });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    onLine.mockReturnValue(true);
    vi.stubGlobal('fetch', online);
    window.dispatchEvent(new Event('online'));
    // The pages of earlier tests, which are never unloaded, send the same calls.
    const sent = () => new Set(calls.filter((call) => call.startsWith('POST')));
    await vi.waitFor(() => expect([...sent()]).toEqual([themes('a'), step('1')]));
  });

  it('saves a choice that is held when the page is left, but not for another account [scene-state-5]', async () => {
    const first = await start();
    first.scene.toggle('themes', 'a');
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(first.callsOf('property')).toEqual([themes('a')]), { timeout: HOLD / 2 });
    const other = await start({}, () => false);
    other.scene.toggle('themes', 'a');
    window.dispatchEvent(new Event('pagehide'));
    await settled();
    expect(other.callsOf('property')).toEqual([]);
  });
});

describe('beginning again', () => {
  const scene = { step: '2', completed: true, properties: { themes: ['a'], topics: [1] } };

  it('returns to step 0 and keeps the choices [onboarding-5]', async () => {
    const { scene: own, callsOf, now } = await start({ scene });
    await own.restart(false);
    expect(now()).toMatchObject({ step: '0', completed: false, properties: { themes: ['a'], topics: [1] } });
    expect(callsOf('POST')).toEqual([step('0')]);
  });

  it('forgets the choices in a full reset [onboarding-4]', async () => {
    const { scene: own, now } = await start({ scene });
    await own.restart(true);
    expect(now()).toEqual({
      name: 'dmt-onboarding',
      step: '0',
      completed: false,
      properties: { themes: [], topics: [], newsletters: [] },
    });
  });
});

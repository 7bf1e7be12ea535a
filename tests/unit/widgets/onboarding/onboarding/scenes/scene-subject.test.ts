// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { resolveProfilePath } from '../../../../../../core/user/profile/profile-path.ts';
import {
  fetchSceneStates,
  sceneStatesSchema,
} from '../../../../../../widgets/onboarding/onboarding/api/scene-states.ts';
import {
  newScene,
  sceneIn,
  toggled,
} from '../../../../../../widgets/onboarding/onboarding/scenes/scene-state.ts';
import {
  applySceneChange,
  type SceneChange,
  sceneSubject,
} from '../../../../../../widgets/onboarding/onboarding/scenes/scene-subject.ts';
import { logged } from '../../../../support/logged.ts';
import { openScene } from './scene-backend.ts';

const STEP: SceneChange = { kind: 'step', scene: 'a/b?c', step: '1', completed: false };
const LIST: SceneChange = { kind: 'property', scene: 'a/b?c', property: 'topics', value: [301, 'x'] };

describe('a scene state', () => {
  it('has a name, a step that begins at 0, completed and three lists [scene-state-1]', () => {
    expect(newScene('dmt-onboarding')).toEqual({
      name: 'dmt-onboarding',
      step: '0',
      completed: false,
      properties: { themes: [], topics: [], newsletters: [] },
    });
  });

  it('is the one of its name [scene-state-2]', () => {
    const other = { ...newScene('tour'), step: '2' };
    expect(sceneIn([newScene('a'), other], 'tour')).toBe(other);
    expect(sceneIn([other], 'a')).toEqual(newScene('a'));
  });

  it('toggles an id, as a number or as its digits', () => {
    expect(toggled([301], 302)).toEqual([301, 302]);
    expect(toggled([301, 302], '301')).toEqual([302]);
  });
});

describe('the call', () => {
  it('is a GET on the scenes, whose wrong fields count as missing [scene-state-1, scene-state-2, tour-7]', async () => {
    const { page, answers, calls } = openScene();
    answers.scenestate = {
      data: [
        { name: 'a', step: 2, completed: 'ja', properties: { themes: ['x', {}, 4], topics: 'y' } },
        { step: '1' },
        { name: 'b', properties: null },
      ],
    };
    expect(await fetchSceneStates(page)).toEqual([
      {
        name: 'a',
        step: '2',
        completed: false,
        properties: { themes: ['x', 4], topics: [], newsletters: [] },
      },
      newScene('b'),
    ]);
    expect(calls).toEqual(['GET /v2/user/me/scenestate/']);
    logged('warn nmt http: completed of a scene state is of another type than expected; it');
    logged('warn nmt http: topics of a scene state is of another type than expected; it counts');
    logged('warn nmt http: an entry of the scene states is of another type than expected; it');
  });

  it.each([[null], [[]], [{}], [{ data: null }]])('accepts %j as no scenes', (answer) => {
    expect(sceneStatesSchema.safeParse(answer).success).toBe(true);
  });
});

describe('a change', () => {
  it('of the step posts name, step and completed [scene-state-3]', () => {
    expect(sceneSubject.write(STEP)).toEqual({
      path: 'v2/user/me/scenestate/',
      method: 'POST',
      json: { name: 'a/b?c', step: '1', completed: false },
    });
  });

  it('of a list posts the JSON value, with both parts of the path encoded [scene-state-4, scene-state-6]', () => {
    expect(sceneSubject.write(LIST)).toEqual({
      path: 'v2/user/me/scenestate/a%2Fb%3Fc/property/topics',
      method: 'POST',
      json: [301, 'x'],
    });
  });

  it.each([STEP, LIST])(
    'is recognised in the outbox, and applied twice changes nothing more [scene-state-7]',
    (change) => {
      const { path, ...write } = sceneSubject.write(change);
      expect(sceneSubject.recognise({ ...write, path: resolveProfilePath(path) })).toEqual(change);
      const once = applySceneChange([newScene('tour')], change);
      expect(applySceneChange(once, change)).toEqual(once);
      expect(sceneSubject.accepts(once)).toBe(true);
    },
  );

  it.each([
    { path: '/papi/api/v2/user/me/scenestate/', method: 'POST' as const, json: ['themes'] },
    { path: '/papi/api/v2/user/me/scenestate/a/property/other', method: 'POST' as const, json: [] },
    { path: '/papi/api/v2/user/me/scenestate/a/property/themes', method: 'POST' as const, json: { a: 1 } },
    { path: '/papi/api/favorite/add', method: 'PUT' as const, json: { name: 'a', step: '1' } },
  ])('is not seen in another write: $path', (write) => {
    expect(sceneSubject.recognise(write)).toBeUndefined();
  });
});

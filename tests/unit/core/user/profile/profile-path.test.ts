import { describe, expect, it } from 'vitest';
import { isSecondVersion, resolveProfilePath } from '../../../../../core/user/profile/profile-path.ts';

describe('resolveProfilePath', () => {
  it.each([
    ['/favorite/add', '/papi/api/favorite/add'],
    ['/leeslijst/get', '/papi/api/leeslijst/get'],
    ['/quiz/post', '/papi/api/quiz/post'],
    ['/user/recommendations/', '/papi/api/user/recommendations/'],
    ['/mijnnieuws', '/papi/api/mijnnieuws'],
    ['/mijnnieuws/latest/', '/papi/api/mijnnieuws/latest/'],
    ['/mijnonderwerpen/all/', '/papi/api/mijnonderwerpen/all/'],
    ['/scene-state/', '/papi/api/scene-state/'],
    ['v2/user/me/scenestate/', '/papi/api/v2/user/me/scenestate/'],
    ['latest-article?kind=news', '/papi/api/latest-article?kind=news'],
    ['user/info', '/papi/api/user/info'],
  ])('puts %s under the base [profile-api-5]', (path, expected) => {
    expect(resolveProfilePath(path)).toBe(expected);
  });

  it.each([
    '/papi/api/user/history',
    '/papi/user/ping',
    '/data/profiel',
    '/gebruiker/user/naam',
    '/mijnnieuwsbrieven/lijst',
    'https://profiel.example/v2/naam',
  ])('leaves %s as it is', (path) => {
    expect(resolveProfilePath(path)).toBe(path);
  });

  it('adds a query, without undefined values, to the path’s own', () => {
    expect(resolveProfilePath('/leeslijst/get', { limit: 5, tag_name: undefined, search: 'a&b é' })).toBe(
      '/papi/api/leeslijst/get?limit=5&search=a%26b+%C3%A9',
    );
    expect(resolveProfilePath('v2/user/me/gift/article/?x=1', { article_id: 4101 })).toBe(
      '/papi/api/v2/user/me/gift/article/?x=1&article_id=4101',
    );
  });
});

it('knows the second version by its place in the path [profile-api-2]', () => {
  const addresses = [
    '/papi/api/v2/user/me/',
    'https://www.example/papi/api/v2/x',
    '/papi/api/user/v2/',
    '/v2/user/',
    'https://elders.example/?next=/papi/api/v2/',
  ];
  expect(addresses.map(isSecondVersion)).toEqual([true, true, false, false, false]);
});

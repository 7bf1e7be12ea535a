// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { giveFacts } from '../../../../../core/runtime/page/give-facts.ts';

const { body } = document;

beforeEach(() => {
  for (const name of Object.keys(body.dataset)) delete body.dataset[name];
});

it('writes the facts of the configuration as attributes of the body [page-metadata-1]', () => {
  giveFacts(body.dataset, {
    type: 'article',
    articleId: 4101,
    articleIsFree: true,
    plusPermissions: ['a', 'b'],
  });
  expect({ ...body.dataset }).toEqual({
    pageType: 'article',
    articleId: '4101',
    articleIsFree: 'true',
    plusPermissions: 'a,b',
  });
  expect(body.getAttribute('data-article-id')).toBe('4101');
});

it('leaves an attribute that the body has, an empty one too', () => {
  body.dataset.pageType = 'index';
  body.dataset.allowAds = '';
  giveFacts(body.dataset, { type: 'article', allowAds: true, rubric: 'sport' });
  expect(body.dataset).toMatchObject({ pageType: 'index', rubric: 'sport' });
  expect(body.getAttribute('data-allow-ads')).toBe('');
});

it.each([undefined, null, 7, true, [], {}])('writes nothing for %j', (page) => {
  giveFacts(body.dataset, page);
  expect({ ...body.dataset }).toEqual({});
});

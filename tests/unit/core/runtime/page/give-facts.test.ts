// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { fetchedFacts } from '../../../../../core/runtime/page/fetched-facts.ts';
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

it('gives a fetched page its facts, and one with a broken configuration its attributes', () => {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const config = (text: string) => `<script id="site-config" type="application/json">${text}</script>`;
  expect(fetchedFacts(parse(`${config('{"page":{"articleId":7}}')}<body data-rubric="a">`))).toMatchObject({
    articleId: '7',
    rubric: 'a',
  });
  expect(fetchedFacts(parse(`${config('{"page"')}<body data-rubric="a">`)).rubric).toBe('a');
  expect(fetchedFacts(parse('<body data-article-id="8">')).articleId).toBe('8');
});

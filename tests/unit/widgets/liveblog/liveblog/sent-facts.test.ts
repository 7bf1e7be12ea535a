// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { sentFacts } from '../../../../../widgets/liveblog/liveblog/sent-facts.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const config = (text: string) => `<script id="site-config" type="application/json">${text}</script>`;

it('has the facts of the body, else those of the configuration [page-metadata-1]', () => {
  const html = config('{"page":{"articleId":7,"articleUpdatedAt":"2026-03-29"}}');
  expect(sentFacts(parse(`${html}<body>`))).toMatchObject({ articleId: 7, articleUpdatedAt: '2026-03-29' });
  expect(sentFacts(parse(`${html}<body data-article-id="8">`)).articleId).toBe('8');
});

it.each(['', config('{"page"'), config('[]'), config('{"page":"x"}')])(
  'has no facts where %j has none',
  (html) => {
    expect(sentFacts(parse(`${html}<body>`)).articleId).toBeUndefined();
  },
);

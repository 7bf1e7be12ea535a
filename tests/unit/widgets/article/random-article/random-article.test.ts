// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import randomArticle from '../../../../../widgets/article/random-article/random-article.ts';
import { leaveAll, mount } from '../../support/mount.ts';

afterEach(leaveAll);

it.each([
  ['?from=random', false],
  ['?a=1&from=random&b=2', false],
  ['?from=Random', true],
  ['?from=randomly', true],
  ['?from=random%20', true],
  ['?from=random&from=x', true],
  ['?xfrom=random', true],
  ['?from', true],
  ['', true],
])('for the query %j the link is hidden: %s [random-article-1, random-article-2]', async (query, hidden) => {
  document.body.innerHTML = '<p data-widget="random-article" hidden><a href="/willekeurig/">x</a></p>';
  const { hook, leave } = await mount(randomArticle, document.querySelector('p'), { query });
  expect(hook.hidden).toBe(hidden);
  leave();
  expect(hook.hidden).toBe(true);
});

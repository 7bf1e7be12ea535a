// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveblogPage } from '../../../../../widgets/liveblog/liveblog/liveblog-page.ts';
import { readPage } from '../../../../../widgets/liveblog/liveblog/read-page.ts';
import { newUpdatesText } from '../../../../../widgets/liveblog/liveblog/texts.ts';
import { logged, unexpected } from '../../../support/logged.ts';

beforeEach(() => {});

afterEach(() => {
  expect(unexpected()).toEqual([]);
});

const UPDATE =
  '<li data-liveblog-update data-article-id="1" data-published-at="2026-03-29T10:00:00Z"><h2>Kop</h2></li>';
const pageOf = (updates: string, { article = '4104', hook = 'data-widget="liveblog"' } = {}) =>
  `<!doctype html><html><body data-article-id="${article}" data-article-updated-at="2026-03-29T10:00:00Z"><div ${hook}><ol>${updates}</ol></div></body></html>`;
const read = (html: string) => readPage(html, '4104', 'liveblog');

describe('readPage', () => {
  it('reads id, time, pin and silence of each update [liveblog-3, liveblog-11]', () => {
    const { updates, ended, updatedAt } = read(
      pageOf(
        `${UPDATE}<li data-liveblog-update data-article-id="2" data-published-at="1774778400" data-pinned="1" data-update-type="stille_update"></li><li>geen update</li>`,
      ),
    );
    expect(updates).toMatchObject([
      { id: '1', publishedAt: Date.UTC(2026, 2, 29, 10), pinned: false, silent: false },
      { id: '2', publishedAt: Date.UTC(2026, 2, 29, 10), pinned: true, silent: true },
    ]);
    expect(updatedAt).toBe(Date.UTC(2026, 2, 29, 10));
    expect(ended).toBe(false);
    expect(read(pageOf(UPDATE, { hook: 'data-widget="liveblog" data-ended="true"' })).ended).toBe(true);
  });

  it.each([
    ['a login page', '<html><body><form>Log in</form></body></html>', 'has no updates'],
    ['another article', pageOf(UPDATE, { article: '4117' }), 'is article 4117, not 4104'],
    ['half a document', pageOf(UPDATE).slice(0, -20), 'ends halfway'],
    ['an empty answer', '', 'ends halfway'],
    [
      'half of the updates alone',
      `${UPDATE}<li data-liveblog-update data-article-id="2"><p>Het wa`,
      'ends halfway',
    ],
    ['half of a page without `html`', `<!doctype html><body><main><ol>${UPDATE}`, 'ends halfway'],
    ['an empty liveblog', pageOf(''), 'has no updates'],
  ])('refuses %s [liveblog-8]', (_, html, says) => {
    expect(() => read(html)).toThrow(says);
  });

  it.each([
    ['a page without number', pageOf(UPDATE, { article: '' })],
    ['a page without the hook', pageOf(UPDATE, { hook: '' })],
    ['the updates alone', UPDATE],
    [
      'a page without the tags that HTML lets out',
      `<!doctype html><title>Blog</title><main><ol>${UPDATE}</ol></main>`,
    ],
    [
      'a page with a body that is not closed',
      `<!doctype html><body><main><ol>${UPDATE}</ol></main>\n<!-- a --> <!-- b -->`,
    ],
  ])('takes %s [liveblog-2, liveblog-11]', (_, html) => {
    expect(read(html).updates.map(({ id }) => id)).toEqual(['1']);
  });

  it('takes a page with comments behind its end, and gives up on hostile ones at once', () => {
    expect(read(`${pageOf(UPDATE)}\n<!-- cache: hit --> <!-- 12 ms -->\n`).updates).toHaveLength(1);
    expect(() => read(`${pageOf(UPDATE)}${'<!-- -'.repeat(5_000)}`)).toThrow('ends halfway');
  });

  it.each([
    [
      'without id',
      UPDATE.replace('data-article-id="1"', ''),
      'An update has no data-article-id; it is left out.',
    ],
    [
      'without time',
      UPDATE.replace(/data-published-at="[^"]*"/, ''),
      'An update 1 has no data-published-at; it is left out.',
    ],
    [
      'whose time is none',
      UPDATE.replace('2026-03-29T10:00:00Z', 'straks'),
      'An update 1 has data-published-at="straks"; expected a time; it is left out.',
    ],
  ])('leaves out an update %s, and logs it once [liveblog-3]', (_, broken, says) => {
    const other = UPDATE.replace('"1"', '"2"');
    expect(read(pageOf(broken + other)).updates.map(({ id }) => id)).toEqual(['2']);
    expect(read(pageOf(broken + other)).updates).toHaveLength(1);
    expect(logged(/^warn/)).toEqual([['nmt liveblog:', says]]);
  });

  it('takes the first of two updates with one id, and logs it once', () => {
    const { updates } = read(pageOf(UPDATE + UPDATE.replace('Kop', 'Tweede')));
    expect(updates.map(({ element }) => element.textContent)).toEqual(['Kop']);
    expect(logged(/^warn/)).toEqual([['nmt liveblog:', 'There are two updates 1; the first one counts.']]);
  });
});

describe('liveblogPage', () => {
  const site = 'https://krant.example';
  it.each([
    ['/nieuws/2026/03/29/titel-a4104', 1, false, '/nieuws/2026/03/29/titel-a4104'],
    ['/nieuws/2026/03/29/titel-a4104?gift=1#update-3', 1, false, '/nieuws/2026/03/29/titel-a4104?gift=1'],
    ['/nieuws/2026/03/29/titel-a4104/2#update-3', 2, true, '/nieuws/2026/03/29/titel-a4104'],
    ['/nieuws/2026/03/29/titel-a4104/12/?x=1', 12, true, '/nieuws/2026/03/29/titel-a4104?x=1'],
    ['/nieuws/2026/03/29/titel-a4104/1', 1, true, '/nieuws/2026/03/29/titel-a4104/1'],
    ['/nieuws/2026/03/29/titel-a4104/appview', 1, false, '/nieuws/2026/03/29/titel-a4104/appview'],
    ['/nieuws/2026/03/29/top-10/2', 1, false, '/nieuws/2026/03/29/top-10/2'],
    ['/liveblog/2', 2, true, '/liveblog'],
    ['/nieuws/slowblog-uit-kyiv/3/', 3, true, '/nieuws/slowblog-uit-kyiv'],
  ])('reads %s as page %i [liveblog-1, liveblog-9]', (path, number, isNumbered, source) => {
    expect(liveblogPage(site + path)).toEqual({ number, isNumbered, source: site + source });
  });
});

it('counts in words: 1 nieuwe update, 2 nieuwe updates [liveblog-4, liveblog-10]', () => {
  expect([1, 2, 20].map(newUpdatesText)).toEqual([
    '1 nieuwe update',
    '2 nieuwe updates',
    '20 nieuwe updates',
  ]);
});

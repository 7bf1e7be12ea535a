// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readUpdates } from '../../../../../core/domain/liveblog/read-updates.ts';
import { PAGE_UPDATES, WIDGET_UPDATES } from '../../../../../core/domain/liveblog/update.ts';
import { logged } from '../../../support/logged.ts';

const read = (html: string, kind = PAGE_UPDATES) => {
  const list = document.createElement('ol');
  list.innerHTML = html;
  return readUpdates(list, kind, 'liveblog').map(({ id }) => id);
};
const update = (attributes: string, inside = '') => `<li data-liveblog-update ${attributes}>${inside}</li>`;
const TIME = 'data-published-at="2026-03-29T09:42:00Z"';

describe('the updates of a list', () => {
  it('are one where an update quotes another [liveblog-3]', () => {
    const quoted = `<blockquote data-liveblog-update data-article-id="1" ${TIME}></blockquote>`;
    expect(
      read(update(`data-article-id="2" ${TIME}`, quoted) + update(`data-article-id="1" ${TIME}`)),
    ).toEqual(['2', '1']);
  });

  it('are each one once, the first of those with the same id [liveblog-3]', () => {
    const twins = update(`data-article-id="2" ${TIME}`) + update(`data-article-id=" 2 " ${TIME}`);
    expect(read(twins)).toEqual(['2']);
    logged('There are two updates 2; the first one counts.');
  });

  it.each([
    ['', 'An update has no data-article-id; it is left out.'],
    ['data-article-id="  "', 'An update has no data-article-id; it is left out.'],
    ['data-article-id="3"', 'An update 3 has no data-published-at; it is left out.'],
    [
      'data-article-id="3" data-published-at="gisteren"',
      'An update 3 has data-published-at="gisteren"; expected a time; it is left out.',
    ],
  ])('are without one that has only %s [liveblog-3]', (attributes, message) => {
    expect(read(update(attributes) + update(`data-article-id="1" ${TIME}`))).toEqual(['1']);
    logged(message);
  });

  it('have another name for their id on other pages [liveblog-widget-4]', () => {
    const html = `<li data-update-id="7" ${TIME}></li><li data-update-id="" ${TIME}></li>`;
    expect(read(html, WIDGET_UPDATES)).toEqual(['7']);
    logged('has no data-update-id');
  });
});

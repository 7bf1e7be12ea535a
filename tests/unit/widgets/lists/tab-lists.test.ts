// @vitest-environment happy-dom
import { getAllByRole, getByRole, queryAllByRole } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readParts } from '../../../../widgets/lists/tab-lists/parts.ts';
import tabLists from '../../../../widgets/lists/tab-lists/tab-lists.ts';
import { leaveAll, mount } from '../support/mount.ts';

const SERVED = `<div data-widget="tab-lists"><ul><li><a href="#nu">Nu</a></li><li><a href="#week">Week</a></li></ul>
  <section id="nu"><h3>Lijst nu</h3></section><section id="week"><h3>Lijst week</h3><b id="diep">diep</b></section></div>`;

beforeEach(() => {
  document.body.innerHTML = SERVED;
});

afterEach(() => {
  leaveAll();
  history.replaceState(null, '', '/');
});

const start = () => mount(tabLists, document.querySelector<HTMLElement>('[data-widget]'));

it('tabs find panels whose ids are written with escapes [tab-lists-2]', () => {
  document.body.innerHTML =
    '<div><ul><li><a href="#%C3%A9%C3%A9n">Eén</a><li><a href="#twee">Twee</a></ul><p id="één"></p><p id="twee"></p></div>';
  const { tabs } = readParts('tab-lists', document.body.firstElementChild as HTMLElement);
  expect(tabs.map(({ panel }) => panel.id)).toEqual(['één', 'twee']);
});

it('makes tabs of links beside their panels, and puts them back [tab-lists-2]', async () => {
  document.body.innerHTML =
    '<div data-widget="tab-lists"><h2>Kop</h2><a href="#nu">Nu</a><a href="#week">Week</a><p id="nu"></p><p id="week"></p></div>';
  const served = document.body.innerHTML;
  const { hook, leave } = await start();
  expect(getByRole(hook, 'tablist').textContent).toBe('NuWeek');
  expect(getAllByRole(hook, 'tabpanel').map(({ id }) => id)).toEqual(['nu']);
  leave();
  expect(document.body.innerHTML).toBe(served);
});

it.each([
  ['', 'Nu'],
  ['#week', 'Week'],
  ['#diep', 'Week'],
  ['#elders', 'Nu'],
  ['#%E0%A4%A', 'Nu'],
])('an address that ends in %j opens %s [tab-lists-2]', async (hash, name) => {
  history.replaceState(null, '', `/${hash}`);
  const { hook } = await start();
  expect(getByRole(hook, 'tab', { selected: true }).textContent).toBe(name);
  expect(getAllByRole(hook, 'tabpanel').map(({ id }) => id)).toEqual([name.toLowerCase()]);
});

it.each([
  [
    'there is one link',
    '<li><a href="#week">Week</a></li>',
    '',
    'there are 1 links to panels in the hook; expected 2 or more',
  ],
  [
    'a link leads to no panel',
    '</ul>',
    '<li><a href="#weg">Weg</a></li></ul>',
    'the link "#weg" leads to no panel in the hook',
  ],
])(
  'the server’s markup stays where %s, and the error names it [tab-lists-2]',
  async (_, from, to, message) => {
    document.body.innerHTML = SERVED.replace(from, to);
    const served = document.body.innerHTML;
    await expect(start()).rejects.toThrow(message);
    expect(document.body.innerHTML).toBe(served);
    expect(queryAllByRole(document.body, 'tab')).toEqual([]);
  },
);

it('the server’s markup returns when the hook leaves, whatever was opened [tab-lists-2]', async () => {
  const served = document.body.innerHTML;
  const { hook, leave } = await start();
  getByRole(hook, 'tab', { name: 'Week' }).click();
  expect(getAllByRole(hook, 'tabpanel').map(({ id }) => id)).toEqual(['week']);
  leave();
  expect(document.body.innerHTML).toBe(served);
});

// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import missedItems from '../../../../../widgets/personal/missed-items/missed-items.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { backend } from '../../../support/backend.ts';
import { stubWidth } from '../../support/media.ts';
import { leaveAll, mount } from '../../support/mount.ts';

// Code that loads with the first call is imported here, so that no test waits for it.
import '../../../../../core/user/visitor/load-login.ts';
import '../../../../../widgets/personal/missed-items/load-items.ts';
import '../../../../../widgets/personal/missed-items/MissedItems.tsx';
import { logged, tolerate } from '../../../support/logged.ts';
import { settled } from '../../../support/settled.ts';

const item = (id: number, more: object = {}) => ({
  article_id: id,
  headline: `Gemist ${id}`,
  url: `/nieuws/2026/03/29/gemist-a${id}`,
  article_published_at: '2026-03-29T08:00:00Z',
  flag: 'Economie',
  article_type: 'column',
  show_article_type_in_label: true,
  ...more,
});

const NOON = Date.UTC(2026, 2, 29, 10);
const MINUTE = 60_000;
const PROPERTY = '/papi/api/user/property/?key=dynamic_read_items_home';
const ITEMS = '/papi/api/v2/user/me/index/home/missed-items?block_amount=6';

let group: unknown;
let items: unknown;
let status: number;
let permissions: string[];
let calls: string[];
let width: ReturnType<typeof stubWidth>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(Math, 'random').mockReturnValue(0);
  setLogin('a');
  [group, items, status, permissions, calls] = ['b', { data: [item(1), item(2)] }, 200, ['nrc-online'], []];
  width = stubWidth(700);
  backend({
    'GET /login-status': () => ({ permissions, uuid: 'a' }),
    '*': ({ path, search, init: { method = 'GET', body } }) => {
      calls.push(`${method === 'GET' ? '' : `${method} ${body} `}${path}${search}`);
      if (!path.endsWith('/property/')) return Response.json(items, { status });
      return typeof group === 'number' ? group : { data: { key: 'dynamic_read_items_home', value: group } };
    },
  });
  document.body.innerHTML =
    '<div data-widget="missed-items" data-index-id="home" data-block-amount="6"><p>Van de server</p></div>';
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const hook = () => document.querySelector<HTMLElement>('[data-widget]') as HTMLElement;
const start = (attributes: Record<string, string> = {}) => {
  Object.assign(hook().dataset, attributes);
  return mount(missedItems, hook(), { pageType: 'frontpage' });
};
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const shows = (...expected: string[]) => vi.waitFor(() => expect(links()).toEqual(expected));
const isServed = () => expect(hook().innerHTML).toBe('<p>Van de server</p>');

it('shows subscribers in group b on narrow screens what they missed [missed-items-1, missed-items-2]', async () => {
  await start();
  await shows('Gemist 1', 'Gemist 2');
  expect(calls).toEqual([PROPERTY, ITEMS]);
  const [first] = screen.getAllByRole('listitem') as [HTMLElement];
  expect(within(first).getByRole('link').getAttribute('href')).toBe('/nieuws/2026/03/29/gemist-a1');
  expect(within(first).getByText('column Economie')).toBeTruthy();
  expect(within(first).getByText('2 uur geleden')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Dit heb je gemist' })).toBeTruthy();
});

it.each<[string, () => void]>([
  ['anonymous visitors', () => setLogin(undefined)],
  [
    'registered visitors',
    () => {
      permissions = [];
    },
  ],
  [
    'regional subscribers',
    () => {
      permissions = ['mediahuis'];
    },
  ],
  ['wide screens', () => width.change(741)],
])('asks nothing for %s [missed-items-1]', async (_, given) => {
  given();
  await start();
  await settled();
  isServed();
  expect(calls).toEqual([]);
});

it.each([
  [740, undefined, true],
  [741, undefined, false],
  [500, '500', true],
  [501, '500', false],
])('at %d px with data-max-width %s shows them: %s [missed-items-6]', async (px, maxWidth, isShown) => {
  width.change(px);
  await start(maxWidth === undefined ? {} : { maxWidth });
  if (isShown) return shows('Gemist 1', 'Gemist 2');
  await settled();
  expect(calls).toEqual([]);
});

it('gives the page back when the window becomes wide, and begins anew when it is narrow again [missed-items-1]', async () => {
  await start();
  await shows('Gemist 1', 'Gemist 2');
  width.change(900);
  isServed();
  width.change(700);
  await shows('Gemist 1', 'Gemist 2');
  expect(calls.filter((call) => call === ITEMS)).toHaveLength(1);
});

it('changes nothing in group a, and asks for no items [missed-items-4]', async () => {
  group = 'a';
  await start();
  await vi.waitFor(() => expect(calls).toEqual([PROPERTY]));
  await settled();
  expect(calls).toEqual([PROPERTY]);
  isServed();
});

it('draws a group for an account without one, and stores it [missed-items-3, missed-items-4]', async () => {
  group = null;
  vi.spyOn(Math, 'random').mockReturnValue(0.95);
  await start();
  await shows('Gemist 1', 'Gemist 2');
  expect(calls[1]).toBe('PUT {"key":"dynamic_read_items_home","value":"b"} /papi/api/user/property/');
});

it('counts as group a where the group cannot be read, and stores nothing [missed-items-6]', async () => {
  group = 500;
  vi.spyOn(Math, 'random').mockReturnValue(0.95);
  await start();
  await settled();
  expect(calls).toEqual([PROPERTY]);
  isServed();
  logged('error nmt experiments: The group in dynamic_read_items_home could not be read; the');
});

it.each([
  ['a', []],
  ['b', [ITEMS]],
])(
  'obeys the debug switch for group %s without reading or storing a group [missed-items-4, debug-hashes-1]',
  async (forced, expected) => {
    location.hash = `#debug=dynamic-read-items-group-${forced}`;
    await start();
    await settled();
    expect(calls).toEqual(expected);
  },
);

it.each([
  [20, '', 1],
  [21, '', 2],
  [0.3, '#debug=dynamic-read-items', 1],
  [0.4, '#debug=dynamic-read-items', 2],
])(
  'after %d minutes at "%s" has fetched the items %d times [missed-items-5, missed-items-7]',
  async (minutes, hash, times) => {
    location.hash = hash;
    await start();
    await shows('Gemist 1', 'Gemist 2');
    leaveAll();
    isServed();
    items = { data: [item(3)] };
    vi.setSystemTime(NOON + minutes * MINUTE);
    await start();
    await shows(...(times === 1 ? ['Gemist 1', 'Gemist 2'] : ['Gemist 3']));
    expect(calls.filter((call) => call === ITEMS)).toHaveLength(times);
  },
);

it('fetches new items when the back button leads home after the window [missed-items-7]', async () => {
  await start();
  await shows('Gemist 1', 'Gemist 2');
  const before = screen.getAllByRole('listitem');
  emit('page:restored', {});
  await settled();
  expect(screen.getAllByRole('listitem')).toEqual(before);
  items = { data: [item(3)] };
  vi.setSystemTime(NOON + 21 * MINUTE);
  emit('page:restored', {});
  await shows('Gemist 3');
});

it('shows the next reader of this browser nothing of the former one [missed-items-7]', async () => {
  await start();
  await shows('Gemist 1', 'Gemist 2');
  leaveAll();
  setLogin('b');
  items = { data: [item(3)] };
  await start();
  await shows('Gemist 3');
  leaveAll();
  setLogin(undefined);
  await start();
  expect(localStorage.getItem('nmt_missed_items')).toBeNull();
});

it.each<[string, unknown]>([
  ['a list', [item(1)]],
  ['items', { items: [item(1)] }],
  ['wrong items among others', { data: [null, {}, item(1), item(2, { url: 'javascript:alert(1)' })] }],
])('reads %s [missed-items-2]', async (_, given) => {
  tolerate('warn nmt http: an item of missed-items is of another shape than expected; it is left');
  items = given;
  await start();
  await shows('Gemist 1');
});

it('shows up to 24 of ten thousand [missed-items-2]', async () => {
  items = { data: Array.from({ length: 10_000 }, (_, id) => item(id)) };
  await start();
  await vi.waitFor(() => expect(links()).toHaveLength(24));
});

it.each<[string, unknown, number]>([
  ['an empty list', { data: [] }, 200],
  ['no list', { data: 'geen lijst' }, 200],
  ['nothing that can be shown', { data: [null, item(1, { url: 'data:text/html,x' })] }, 200],
  ['a refusal', {}, 404],
])('leaves the page as it was after %s [missed-items-7]', async (_, given, answered) => {
  tolerate('warn nmt http:');
  tolerate('error nmt missed-items: The missed items of home could not be shown; what was there');
  [items, status] = [given, answered];
  await start();
  await vi.waitFor(() => expect(calls).toContain(ITEMS));
  await settled();
  isServed();
});

it('says what failed [missed-items-7]', async () => {
  status = 404;
  await start();
  await vi.waitFor(() =>
    expect(logged(/^error/).join()).toContain(
      'The missed items of home could not be shown; what was there stays.',
    ),
  );
});

it('asks for one part of the path whatever the id is [missed-items-6]', async () => {
  await start({ indexId: '../../geheim?x=1' });
  await vi.waitFor(() =>
    expect(calls[1]).toBe('/papi/api/v2/user/me/index/..%2F..%2Fgeheim%3Fx%3D1/missed-items?block_amount=6'),
  );
});

it('refuses a hook without an index page by name [missed-items-6]', async () => {
  delete hook().dataset.indexId;
  await expect(start()).rejects.toThrow('missed-items: data-index-id is missing; expected a text.');
});

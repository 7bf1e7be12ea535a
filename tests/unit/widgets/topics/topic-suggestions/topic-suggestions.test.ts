// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Topic } from '../../../../../core/domain/topics/topic.ts';
import { pairsOf } from '../../../../../widgets/topics/topic-suggestions/pairs.ts';
import topicSuggestions from '../../../../../widgets/topics/topic-suggestions/topic-suggestions.ts';
import { showEverything } from '../../../core/ui/shown.ts';
import { tolerate } from '../../../support/logged.ts';
import { leaveAll } from '../../support/mount.ts';
import { TopicsBrowser } from '../support/topics-browser.ts';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../../../../core/ui/toast/show-toast.ts', () => ({ showToast }));

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
  id,
  name: `Onderwerp ${id}`,
  image: {
    xsmall: { url: `/x${id}.jpg`, url_webp: `/x${id}.webp` },
    small: { url: `/s${id}.jpg`, url_webp: `/s${id}.webp` },
  },
}));

beforeEach(() => {
  showEverything();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(leaveAll);

async function open(browser: TopicsBrowser, recommendations: unknown, data: Record<string, string> = {}) {
  browser.recommendations = recommendations;
  const mounted = await browser.add(topicSuggestions, 'topic-suggestions', data);
  const { hook } = mounted;
  return {
    ...mounted,
    names: () => [...hook.querySelectorAll('li a')].map(({ textContent }) => textContent),
  };
}

const topic = (id: number) => ({ id: String(id) }) as Topic;
const ids = (pairs: ReturnType<typeof pairsOf>) => pairs.map((pair) => pair.map((one) => one?.id));

describe('the pairs', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8].map(topic);

  it.each<[string[], string[][]]>([
    [
      [],
      [
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      ['1', '4'],
      [
        ['2', '3'],
        ['5', '6'],
        ['7', '8'],
      ],
    ],
    [
      ['1', '2', '3'],
      [['4', '5'], ['6', '7'], ['8']],
    ],
    [['1', '2', '3', '4', '5', '6', '7', '8'], []],
  ])(
    'leave out the followed %j before the six are taken [topic-suggestions-1, topic-suggestions-4]',
    (followed, pairs) => {
      expect(ids(pairsOf(all, new Set(followed)))).toEqual(pairs);
    },
  );

  it('leave out the topic that the page is about', () => {
    const named = ['Wonen', 'Openbaar vervoer', 'Klimaat'].map((name, id) => ({ ...topic(id), name }));
    const names = (slug?: string) =>
      pairsOf(named, new Set(), slug).flatMap((pair) => pair.map((one) => one?.name));
    expect(names('openbaar-vervoer')).toEqual(['Wonen', 'Klimaat']);
    expect(names('binnenland')).toEqual(['Wonen', 'Openbaar vervoer', 'Klimaat']);
    expect(names('')).toEqual(names());
  });
});

it('loads eight topics and shows six in three pairs, under its title [topic-suggestions-1, topic-suggestions-4]', async () => {
  const browser = new TopicsBrowser();
  browser.followed.set(2, false);
  const { hook, names } = await open(browser, { data: EIGHT });
  await waitFor(() => expect(names()).toEqual([1, 3, 4, 5, 6, 7].map((id) => `Onderwerp ${id}`)));
  expect(browser.calls.toSorted()).toEqual(['GET', 'GET /recommendations/?limit=8&offset=0']);
  expect(hook.querySelectorAll('li')).toHaveLength(3);
  expect(within(hook).getByRole('heading', { name: 'Onderwerpsuggesties' })).toBeTruthy();
  expect(within(hook).getByRole('link', { name: 'Onderwerp 1' }).getAttribute('href')).toBe(
    '/onderwerp/onderwerp-1/',
  );
  expect(within(hook).getByRole('button', { name: 'Vorige' })).toBeTruthy();
  expect(within(hook).getByRole('button', { name: 'Volgende' })).toBeTruthy();
});

it('takes the title of its hook [topic-suggestions-1]', async () => {
  const { hook } = await open(new TopicsBrowser(), EIGHT, { title: 'Mijn nieuws' });
  await waitFor(() => expect(hook.querySelectorAll('li')).toHaveLength(3));
  expect(within(hook).getByRole('heading', { name: 'Mijn nieuws' })).toBeTruthy();
});

it('shows pictures in two sizes, as WebP where the browser can, and no address that runs code [topic-suggestions-2]', async () => {
  const odd = [
    { id: 2, name: 'Zonder' },
    { id: 3, name: 'Gevaarlijk', image: { xsmall: { url: 'javascript:alert(1)' } } },
    { id: 4, name: 'Alleen webp', image: { small: { url_webp: '/s4.webp' } } },
  ];
  const { hook } = await open(new TopicsBrowser(), [EIGHT[0], ...odd]);
  await waitFor(() => expect(hook.querySelectorAll('li')).toHaveLength(2));
  const [picture] = hook.querySelectorAll('picture');
  expect(
    [...(picture?.querySelectorAll('source') ?? [])].map((one) => [one.media, one.type, one.srcset]),
  ).toEqual([
    ['(min-width: 660px)', 'image/webp', '/s1.webp'],
    ['(min-width: 660px)', '', '/s1.jpg'],
    ['', 'image/webp', '/x1.webp'],
  ]);
  expect([...hook.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
    '/x1.jpg',
    '/s4.webp',
  ]);
});

it('leaves a topic that is followed here where it is, with its button changed [topic-suggestions-4, topic-follow-7]', async () => {
  const browser = new TopicsBrowser();
  const { hook, names } = await open(browser, EIGHT);
  await waitFor(() => expect(names()).toHaveLength(6));
  within(hook).getAllByRole('button', { name: 'Volg' })[0]?.click();
  (await screen.findByRole('button', { name: 'Volgen zonder meldingen' })).click();
  await waitFor(() => expect(within(hook).getByRole('button', { name: 'Ontvolg' })).toBeTruthy());
  expect(names()).toHaveLength(6);
  expect(names()[0]).toBe('Onderwerp 1');
});

it('suggests topics to who is not logged in, too [topic-suggestions-1]', async () => {
  const { names } = await open(TopicsBrowser.anonymous(), EIGHT);
  await waitFor(() => expect(names()).toHaveLength(6));
});

it.each([
  ['an empty list', []],
  ['entries without id or name', [{ id: 1 }, null]],
])(
  'fails with "no onderwerpen data found" after %s, and shows no carousel [topic-suggestions-3, topic-suggestions-4]',
  async (_, answer) => {
    tolerate('warn nmt http: an entry of a list of topics is of another type than expected; it');
    const { fail, hook } = await open(new TopicsBrowser(), { data: answer });
    await waitFor(() => expect(fail).toHaveBeenCalledWith(new Error('no onderwerpen data found')));
    expect(hook.querySelector('li')).toBeNull();
  },
);

it('fails where the topics cannot be fetched [topic-suggestions-4]', async () => {
  const browser = new TopicsBrowser();
  browser.failures.set('/recommendations/', 403);
  const { fail } = await open(browser, EIGHT);
  await waitFor(() => expect(fail).toHaveBeenCalledWith(expect.objectContaining({ status: 403 })));
});

it('shows nothing, without an error, to who follows them all [topic-suggestions-4]', async () => {
  const browser = new TopicsBrowser();
  for (const { id } of EIGHT) browser.followed.set(id, false);
  const { hook, fail } = await open(browser, EIGHT);
  await waitFor(() => expect(hook.innerHTML).toBe(''));
  expect(fail).not.toHaveBeenCalled();
});

it('suggests others to another account [topic-suggestions-4]', async () => {
  const browser = new TopicsBrowser();
  browser.followed.set(1, false);
  const { names } = await open(browser, EIGHT);
  await waitFor(() => expect(names()[0]).toBe('Onderwerp 2'));
  browser.logIn('berta');
  sessionStorage.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(names()[0]).toBe('Onderwerp 1'));
});

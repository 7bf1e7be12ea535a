// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import podcastList from '../../../../../widgets/podcasts/podcast-list/podcast-list.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const SERVED = '<ul><li><a href="/podcasts/hans/">Hans van de server</a></li></ul>';
const SHOWS = [
  { slug: 'vandaag', name: 'Vandaag', description: 'Elke dag.', image: { urls: { large: '/vandaag.webp' } } },
  { slug: 'anders', name: 'Anders', description: '', image: { urls: { large: '/anders.webp' } } },
  { slug: 'hans', name: 'Hans', description: 7, image: { urls: { large: 'javascript:alert(1)' } } },
  { slug: 'hetuur', name: null },
  'kapot',
  { slug: 'future-affairs', name: '<b>Future Affairs</b>', image: '/future.webp' },
];

let server: Backend;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  act(leaveAll);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(answer: unknown, attributes = '') {
  server = backend({ 'GET *': () => (answer instanceof Response ? answer : Response.json(answer)) });
  document.body.innerHTML = `<div data-widget="podcast-list"${attributes}>${SERVED}</div>`;
  const hook = document.querySelector<HTMLElement>('[data-widget]') as HTMLElement;
  await act(async () => void (await mount(podcastList, hook)));
  return hook;
}

it('shows the podcasts of the default address in the fixed order, with safe covers [podcast-list-1, podcast-list-2]', async () => {
  const hook = await show(SHOWS);
  expect(server.lines()).toEqual(['GET /data/podcast/shows?limit=99']);
  const items = [...hook.querySelectorAll('li')].map((item) => [
    item.querySelector('h3')?.textContent,
    item.querySelector('p')?.textContent,
    item.querySelector('img')?.getAttribute('src'),
    item.querySelector('a')?.getAttribute('href'),
  ]);
  expect(items).toEqual([
    ['<b>Future Affairs</b>', undefined, '/future.webp', undefined],
    ['Vandaag', 'Elke dag.', '/vandaag.webp', undefined],
    ['Hans', undefined, undefined, 'http://localhost:3000/podcasts/hans/'],
  ]);
  act(leaveAll);
  expect(hook.innerHTML).toBe(SERVED);
});

it('fetches data-source [podcast-list-2]', async () => {
  await show(SHOWS, ' data-source="/elders.json"');
  expect(server.lines()).toEqual(['GET /elders.json']);
});

it.each([
  ['an answer of another status', new Response('Weg', { status: 404 })],
  ['an answer that is not JSON', new Response('<html>')],
  ['an answer of another shape', { shows: [] }],
  ['no podcast of the list', [{ slug: 'anders', name: 'Anders' }]],
])('keeps the server’s list after %s [podcast-list-2]', async (_, answer) => {
  await expect(show(answer)).rejects.toThrow();
  expect(document.querySelector('[data-widget]')?.innerHTML).toBe(SERVED);
});

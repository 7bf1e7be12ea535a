// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Episode } from '../../../../../core/domain/audio/episode.ts';
import { becomePagePlayer } from '../../../../../core/domain/podcasts/page-player.ts';
import podcastIndex from '../../../../../widgets/podcasts/podcast-index/podcast-index.ts';
import { backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { painted } from '../../../support/painted.ts';
import { leaveHtmlUnclean } from '../../../support/unclean-html.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const EPISODES = `<ol>
<li data-series="vandaag"><h3>Een</h3><a href="/podcasts/een/" data-audio-url="/een.mp3">Luister</a></li>
<li data-series="hans" data-episode="twee"><h3>Twee</h3><a href="/podcasts/twee/" data-audio-url="/twee.mp3">Luister</a></li>
<li data-series="hans"><h3>Drie</h3><a href="/podcasts/drie/">Luister</a></li></ol>`;
const SELECT = `<form action="/podcasts/"><select name="serie"><option value="">Alle podcasts</option>
<option value="vandaag">Vandaag</option><option value="hans">Hans</option></select></form>`;
const LINKS =
  '<p><a href="/podcasts/">Alle podcasts</a><a href="?serie=vandaag">Vandaag</a><a href="?serie=hans">Hans</a></p>';

let player: AbortController;
let played: Episode[];

beforeEach(() => {
  leaveHtmlUnclean();
  history.replaceState(null, '', '/podcasts/?van=1');
  player = new AbortController();
  played = [];
});

afterEach(() => {
  leaveAll();
  player.abort();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(choice: string, episodes = EPISODES) {
  document.body.innerHTML = `<div data-widget="podcast-index">${choice}${episodes}</div>`;
  const hook = document.querySelector<HTMLElement>('[data-widget]') as HTMLElement;
  const { leave } = await mount(podcastIndex, hook, { pageType: 'podcast-index' });
  const shown = () =>
    [...hook.querySelectorAll<HTMLElement>('li')]
      .filter(({ hidden }) => !hidden)
      .map((item) => item.querySelector('h3')?.textContent);
  const status = () => hook.querySelector('[role="status"]')?.textContent;
  const listen = () => [...hook.querySelectorAll<HTMLElement>('li a')];
  return { hook, leave, shown, status, listen };
}

function choose(value: string): void {
  const select = document.querySelector('select') as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Adds a player that is mounted. */
function playerOnPage() {
  const own = { play: (episode: Episode) => void played.push(episode), pause: vi.fn() };
  return { own, report: becomePagePlayer(own, player.signal) };
}

it('shows the episodes of the chosen series, and keeps the choice in the query string [podcast-index-1]', async () => {
  const { shown, status, leave } = await show(SELECT);
  expect([shown(), status()]).toEqual([['Een', 'Twee', 'Drie'], '3 afleveringen']);
  choose('hans');
  await painted();
  expect([shown(), status(), location.search]).toEqual([
    ['Twee', 'Drie'],
    '2 afleveringen',
    '?van=1&serie=hans',
  ]);
  choose('');
  await painted();
  expect([shown(), location.search]).toEqual([['Een', 'Twee', 'Drie'], '?van=1']);
  choose('vandaag');
  expect(status()).toBe('1 aflevering');
  leave();
  expect(shown()).toEqual(['Een', 'Twee', 'Drie']);
});

it('starts with the choice of the address, and follows the browser’s buttons [podcast-index-1]', async () => {
  history.replaceState(null, '', '/podcasts/?serie=hans');
  const { shown } = await show(SELECT);
  expect([shown(), document.querySelector('select')?.value]).toEqual([['Twee', 'Drie'], 'hans']);
  history.replaceState(null, '', '/podcasts/?serie=bestaat-niet');
  dispatchEvent(new PopStateEvent('popstate'));
  expect([shown(), document.querySelector('select')?.value]).toEqual([['Een', 'Twee', 'Drie'], '']);
});

it.each([
  ['their list', LINKS + EPISODES, 'ol'],
  [
    'the first of them, without a list',
    `${LINKS}<article data-series="hans"><h3>Een</h3></article><article data-series="hans"><h3>Twee</h3></article>`,
    'article',
  ],
  ['what else there is, without any', LINKS, undefined],
])('counts the episodes before %s [podcast-index-1]', async (_, inside, beside) => {
  await show('', inside);
  const count = document.querySelector('[role="status"]');
  expect(count?.nextElementSibling?.localName).toBe(beside ?? 'div');
});

it('counts nothing where there is no choice [podcast-index-1]', async () => {
  const { hook, shown } = await show('');
  expect([shown(), hook.querySelector('[role="status"]')]).toEqual([['Een', 'Twee', 'Drie'], null]);
});

it('offers the same by links [podcast-index-1]', async () => {
  history.replaceState(null, '', '/podcasts/?serie=vandaag');
  const { hook, shown, leave } = await show(LINKS);
  const current = () =>
    [...hook.querySelectorAll('p a')].map((link) => link.getAttribute('aria-current') ?? '').join();
  expect([shown(), current()]).toEqual([['Een'], ',true,']);
  const [all, , hans] = hook.querySelectorAll<HTMLElement>('p a');
  hans?.click();
  await painted();
  expect([shown(), current(), location.search]).toEqual([['Twee', 'Drie'], ',,true', '?serie=hans']);
  all?.click();
  await painted();
  expect([shown(), current(), location.search]).toEqual([['Een', 'Twee', 'Drie'], 'true,,', '']);
  leave();
  expect(current()).toBe(',,');
});

it('finds radio buttons without a form, and says when nothing is left [podcast-index-1]', async () => {
  const radio = (value: string) => `<input type="radio" name="podcast" value="${value}">`;
  const { hook, shown, status } = await show(radio('') + radio('hans') + radio('leeg'));
  const [, hans, empty] = hook.querySelectorAll('input');
  hans?.click();
  await painted();
  expect([shown(), location.search]).toEqual([['Twee', 'Drie'], '?van=1&podcast=hans']);
  empty?.click();
  expect([shown(), status()]).toEqual([[], 'Geen afleveringen gevonden.']);
});

it('plays an episode in the player of the page, while the list narrows [podcast-index-2]', async () => {
  const { own, report } = playerOnPage();
  const { hook, listen, leave } = await show(SELECT);
  const [, two] = listen();
  expect([two?.getAttribute('role'), two?.textContent]).toEqual(['button', 'Luister']);
  two?.click();
  await vi.waitFor(() => expect(played).toHaveLength(1));
  expect(played[0]).toMatchObject({ id: 'twee', address: 'http://localhost:3000/twee.mp3', title: 'Twee' });
  report?.({ id: 'twee', isPlaying: true });
  expect(listen().map(({ textContent }) => textContent)).toEqual(['Luister', 'Pauzeer', 'Luister']);
  choose('vandaag');
  expect([own.pause.mock.calls.length, two?.textContent]).toEqual([0, 'Pauzeer']);
  choose('');
  two?.click();
  await vi.waitFor(() => expect(own.pause).toHaveBeenCalledOnce());
  leave();
  expect([two?.getAttribute('role'), two?.textContent, hook.querySelectorAll('[class]').length]).toEqual([
    null,
    'Luister',
    0,
  ]);
});

it('keeps a name that says more, and tells the state of its button [podcast-index-2]', async () => {
  const { report } = playerOnPage();
  const item =
    '<li data-series="hans" data-episode="twee"><h3>Twee</h3><a href="/podcasts/twee/" data-audio-url="/twee.mp3">Luister naar Twee</a></li>';
  const { listen } = await show(SELECT, `<ol>${item}</ol>`);
  report?.({ id: 'twee', isPlaying: true });
  const [link] = listen();
  expect([link?.textContent, link?.getAttribute('aria-pressed')]).toEqual(['Luister naar Twee', 'true']);
});

it('leaves a link alone whose name only begins with the word, and describes each button [podcast-index-2]', async () => {
  playerOnPage();
  const series = '<li><a href="/podcasts/luisterartikelen/">Luister\u00adartikelen</a></li>';
  const { listen } = await show(SELECT, EPISODES.replace('</ol>', `${series}</ol>`));
  expect(listen().map((link) => [link.getAttribute('role'), link.getAttribute('aria-description')])).toEqual([
    ['button', 'Een'],
    ['button', 'Twee'],
    ['button', 'Drie'],
    [null, null],
  ]);
});

it('reacts to the space bar, and leaves clicks for a new tab to the browser [podcast-index-2]', async () => {
  playerOnPage();
  const { listen } = await show(SELECT);
  const [one] = listen();
  const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  one?.dispatchEvent(space);
  await vi.waitFor(() => expect(played).toHaveLength(1));
  expect(space.defaultPrevented).toBe(true);
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  one?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  one?.dispatchEvent(click);
  expect(played).toHaveLength(1);
});

it('takes the sound from the episode’s own page where the list names none [podcast-index-2]', async () => {
  playerOnPage();
  const page = () => {
    const html = '<!doctype html><html><body><audio controls src="geluid/drie.mp3"></audio></body></html>';
    return new Response(html, { headers: { 'Content-Type': 'text/html' } });
  };
  backend({ '*': page });
  const { listen } = await show(SELECT);
  listen()[2]?.click();
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(played).toHaveLength(1));
  expect(played[0]?.address).toBe('http://localhost:3000/podcasts/drie/geluid/drie.mp3');
});

it('opens the episode’s page where there is no sound [podcast-index-2]', async () => {
  backend({ '*': 404 });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { listen } = await show(SELECT);
  listen()[2]?.click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('http://localhost:3000/podcasts/drie/'));
  logged('error nmt podcast-index: The episode cannot be played here; its page is opened.');
});

it('adds a player to a page that has none, and keeps the request for it [podcast-index-2]', async () => {
  const { hook, listen } = await show(SELECT);
  listen()[0]?.click();
  await vi.waitFor(() => expect(hook.querySelector('[data-widget="podcast-player"] > audio')).not.toBeNull());
  await vi.waitFor(() => {
    const { report } = playerOnPage();
    expect(report).toBeDefined();
    expect(played.map(({ title }) => title)).toEqual(['Een']);
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { episodeId } from '../../../../../core/domain/audio/episode.ts';
import { keepListening } from '../../../../../core/domain/audio/listening.ts';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { readFacts } from '../../../../../core/runtime/page/facts.ts';
import { completePage } from '../../../../../core/runtime/page/page.ts';
import audioDock from '../../../../../widgets/podcasts/audio-dock/audio-dock.ts';
import { configure, leaveAll, mount } from '../../support/mount.ts';

const DOCK = '[data-widget="podcast-player"][data-dock]';

beforeEach(() => configure({}));
afterEach(() => {
  leaveAll();
  sessionStorage.clear();
  document.body.replaceChildren();
});

function listenTo(path: string, id = episodeId(new URL(path, document.baseURI).href)): void {
  const sound = { id, address: path, title: 'Een' };
  keepListening(completePage(readFacts()), { sound, next: [], at: 5, speed: 1, isPlaying: true });
}
async function start(html = '') {
  document.body.innerHTML = html;
  await mount(audioDock, document.body);
  await vi.dynamicImportSettled();
  return () => document.querySelectorAll(DOCK).length;
}

it('adds a player to a page while a sound is under way, and takes it away with its end', async () => {
  listenTo('/een.mp3');
  const docks = await start();
  expect(docks()).toBe(1);
  expect(document.querySelector(`body > ${DOCK} > audio[preload="none"]`)).not.toBeNull();
  leaveAll();
  expect(docks()).toBe(0);
});

it('adds nothing where nothing is under way, until the page comes back from the cache with a sound', async () => {
  const docks = await start();
  expect(docks()).toBe(0);
  listenTo('/een.mp3');
  emit('page:restored', {});
  await vi.waitFor(() => expect(docks()).toBe(1));
});

it.each([
  ['a recording', '<div data-widget="listen-to" data-audio-url="/een.mp3?token=2"></div>', 0],
  ['a player', '<div data-widget="podcast-player"><audio><source src="/een.mp3"></audio></div>', 0],
  ['a docked player', '<div data-widget="podcast-player" data-dock><audio></audio></div>', 1],
  ['a recording of another article', '<div data-widget="listen-to" data-audio-url="/twee.mp3"></div>', 1],
])('leaves the sound to %s of the page', async (_, html, count) => {
  listenTo('/een.mp3?token=1');
  const docks = await start(html);
  expect(docks()).toBe(count);
});

it('knows an episode by its own id', async () => {
  listenTo('/een.mp3', 'de-pont');
  const docks = await start(
    '<div data-widget="podcast-player" data-episode="de-pont"><audio src="/elders.mp3"></audio></div>',
  );
  expect(docks()).toBe(0);
});

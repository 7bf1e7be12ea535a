// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  keepListening,
  type Listening,
  type Resumption,
  readListening,
  resumptionOf,
} from '../../../../../core/domain/audio/listening.ts';
import { observeListening } from '../../../../../core/domain/audio/observe-listening.ts';
import { takeTabs } from '../../../../../core/domain/audio/other-tabs.ts';
import { resumeListening } from '../../../../../core/domain/audio/resume-listening.ts';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { readFacts } from '../../../../../core/runtime/page/facts.ts';
import { completePage, type Page } from '../../../../../core/runtime/page/page.ts';
import { activatePage } from '../../../support/activate-page.ts';
import { configure } from '../../../widgets/support/mount.ts';
import { setLogin } from '../../user/visitor/reader.ts';
import { type StubPlayer, stubPlayer } from './stub-player.ts';

const SOUND = { id: 'een', address: '/een.mp3', title: 'Een' };
const LISTENING: Listening = { sound: SOUND, next: [], at: 42, speed: 1.5, isPlaying: true };
const MINUTE = 60_000;

let player: StubPlayer;
let ending: AbortController;
let page: Page;

beforeEach(() => {
  player = stubPlayer();
  ending = new AbortController();
  configure({ loginCookie: 'nmt_login' });
  page = completePage(readFacts());
});

afterEach(() => {
  ending.abort();
  setLogin(undefined);
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Makes an element whose sound is tracked. */
function follow(
  current: () => Pick<Listening, 'sound' | 'next'> | undefined = () => ({ sound: SOUND, next: [] }),
) {
  const audio = document.createElement('audio');
  document.body.append(audio);
  observeListening(audio, current, page, ending.signal);
  return audio;
}

/** The sound that a player of the page is asked to continue. */
function resumed(wants = true, audio = document.createElement('audio')) {
  const calls: [at: number, how: Resumption][] = [];
  const rest = vi.fn();
  const resume = ({ at }: Listening, how: Resumption) => calls.push([at, how]);
  resumeListening(page, { audio, wants: () => wants, resume, rest }, ending.signal);
  return { calls, rest };
}

const stored = () => readListening(page)?.value;

it('goes on with nothing that another element of this page plays, of the same recording perhaps', async () => {
  const audio = follow();
  await audio.play();
  expect(resumed().calls).toEqual([]);
  audio.pause();
  expect(resumed().calls).toEqual([]);
  expect(resumed(true, audio).calls).toEqual([[0, 'offer']]);
});

it('stores what plays, its second and its speed, and whether the visitor paused it', async () => {
  const audio = follow();
  expect(stored()).toBeUndefined();
  await audio.play();
  audio.currentTime = 3;
  audio.dispatchEvent(new Event('timeupdate'));
  expect(stored()).toMatchObject({ sound: SOUND, at: 0, isPlaying: true });
  audio.currentTime = 7.5;
  audio.dispatchEvent(new Event('timeupdate'));
  audio.playbackRate = 2;
  audio.dispatchEvent(new Event('ratechange'));
  expect(stored()).toMatchObject({ at: 7.5, speed: 2, isPlaying: true });
  audio.pause();
  expect(stored()).toMatchObject({ at: 7.5, isPlaying: false });
});

it('keeps it as playing when the page is left, though the browser then pauses it', async () => {
  const audio = follow();
  await audio.play();
  audio.currentTime = 12.25;
  dispatchEvent(new Event('pagehide'));
  audio.pause();
  expect(stored()).toMatchObject({ at: 12.25, isPlaying: true });
  dispatchEvent(new Event('pageshow'));
  await audio.play();
  audio.pause();
  expect(stored()).toMatchObject({ isPlaying: false });
});

it('ends with the sound, and does not bring back what the visitor closed or another sound replaced', async () => {
  const audio = follow();
  await audio.play();
  player.end(audio);
  expect(stored()).toBeUndefined();
  await audio.play();
  sessionStorage.clear();
  audio.pause();
  expect(stored()).toBeUndefined();
  await audio.play();
  keepListening(page, { ...LISTENING, sound: { ...SOUND, id: 'twee' } });
  audio.pause();
  expect(stored()).toMatchObject({ sound: { id: 'twee' }, isPlaying: true });
});

it.each([
  [true, 0, 'play'],
  [true, 5 * MINUTE, 'play'],
  [true, 6 * MINUTE, 'offer'],
  [true, 24 * 60 * MINUTE, 'offer'],
  [false, 0, 'offer'],
  [true, 8 * 24 * 60 * MINUTE, undefined],
  [true, -6 * MINUTE, 'offer'],
  [true, -8 * 24 * 60 * MINUTE, undefined],
])('playing %s, stored %i ms ago: %s', (isPlaying, age, how) => {
  expect(resumptionOf({ value: { ...LISTENING, isPlaying }, savedAt: Date.now() - age })).toBe(how);
});

it('goes on at the second, again after Back, and rests when the visitor closed it meanwhile', async () => {
  keepListening(page, LISTENING);
  const { calls, rest } = resumed();
  await vi.waitFor(() => expect(calls).toEqual([[42, 'play']]));
  keepListening(page, { ...LISTENING, at: 60, isPlaying: false });
  emit('page:restored', {});
  await vi.waitFor(() =>
    expect(calls).toEqual([
      [42, 'play'],
      [60, 'offer'],
    ]),
  );
  sessionStorage.clear();
  emit('page:restored', {});
  expect(rest).toHaveBeenCalledOnce();
});

it('does nothing while the page is prerendered', async () => {
  keepListening(page, LISTENING);
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { calls } = resumed();
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  expect(calls).toEqual([]);
  await activatePage();
  await vi.waitFor(() => expect(calls).toEqual([[42, 'play']]));
  Reflect.deleteProperty(document, 'prerendering');
});

it('leaves a sound that another player has, and does nothing in the app view', async () => {
  keepListening(page, LISTENING);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { calls } = resumed(false);
  const inApp = { ...page, appView: true };
  const resumer = { audio: follow(), wants: () => true, resume: () => calls.push([0, 'play']) };
  resumeListening(inApp, resumer, ending.signal);
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  expect(calls).toEqual([]);
  sessionStorage.clear();
  const audio = document.createElement('audio');
  observeListening(audio, () => ({ sound: SOUND, next: [] }), inApp, ending.signal);
  await audio.play();
  expect(sessionStorage.getItem('nmt_listening')).toBeNull();
});

/** Another tab of the browser, with its own instance of the code. */
async function otherTab() {
  vi.resetModules();
  return import('../../../../../core/domain/audio/other-tabs.ts');
}

it('lets one tab play: the last that the visitor started', async () => {
  const audio = follow();
  await audio.play();
  const other = await otherTab();
  other.takeTabs(() => {}, ending.signal);
  await vi.waitFor(() => expect(audio.paused).toBe(true));
  expect(stored()).toMatchObject({ isPlaying: false });
});

it('does not start what the original of a copied tab plays', async () => {
  const other = await otherTab();
  other.takeTabs(() => {}, ending.signal);
  keepListening(page, LISTENING);
  const { calls } = resumed();
  await vi.waitFor(() => expect(stored()).toBeUndefined());
  expect(calls).toEqual([]);
});

it('goes on where only the page before answers, which this tab is leaving', async () => {
  const other = await otherTab();
  const before = new AbortController();
  other.takeTabs(() => {}, before.signal);
  keepListening(page, LISTENING);
  const asks = new BroadcastChannel('nmt-audio');
  asks.addEventListener('message', ({ data }) => data.message === 'plays' && before.abort());
  const { calls } = resumed();
  await vi.waitFor(() => expect(calls).toEqual([[42, 'play']]));
  expect(before.signal.aborted).toBe(true);
  asks.close();
});

it('does not say that it plays once its player has let the file go', async () => {
  const audio = follow();
  await audio.play();
  player.empty(audio);
  const other = await otherTab();
  expect(await other.isHeardElsewhere(ending.signal)).toBe(false);
});

it('works without channels to other tabs', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  takeTabs(() => {}, ending.signal);
  keepListening(page, LISTENING);
  const { calls } = resumed();
  await vi.waitFor(() => expect(calls).toEqual([[42, 'play']]));
  vi.unstubAllGlobals();
});

it('forgets what an account listened to once it is logged out, and not what anybody did before a login', () => {
  keepListening(page, LISTENING);
  setLogin('a');
  expect(stored()).toMatchObject({ at: 42 });
  keepListening(page, LISTENING);
  setLogin('b');
  expect(stored()).toBeUndefined();
  expect(sessionStorage.getItem('nmt_listening')).toBeNull();
});

it.each([
  ['no JSON', '{'],
  ['another shape', '{"value":{"sound":"een"},"savedAt":1}'],
  ...[0, 17].map((speed) => [
    `a speed of ${speed}, at which browsers play nothing`,
    JSON.stringify({ value: { ...LISTENING, speed }, savedAt: Date.now() }),
  ]),
  [
    'an address that is not allowed',
    JSON.stringify({
      value: { ...LISTENING, sound: { ...SOUND, address: 'javascript:1' } },
      savedAt: Date.now(),
    }),
  ],
])('ignores %s', (_, text) => {
  sessionStorage.setItem('nmt_listening', text);
  expect(stored()).toBeUndefined();
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playAlone } from '../../../../../core/domain/audio/play-alone.ts';
import { takeTurn } from '../../../../../core/domain/audio/turn.ts';
import { playAudio } from '../../../../../widgets/liveblog/liveblog-update/play-audio.ts';
import { type StubPlayer, stubPlayer } from './stub-player.ts';

/** A simulated device: its display, and presses of its buttons. */
class Device {
  metadata: MediaMetadataInit | null = null;
  playbackState = 'none';
  position: MediaPositionState | undefined;
  readonly handlers = new Map<string, MediaSessionActionHandler>();

  setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
    if (action === 'seekto') throw new TypeError('This browser does not know it.');
    if (handler) this.handlers.set(action, handler);
    else this.handlers.delete(action);
  }

  setPositionState(state?: MediaPositionState): void {
    this.position = state;
  }

  press(action: MediaSessionAction, details: object = {}): void {
    this.handlers.get(action)?.({ action, ...details });
  }

  /** Its visible state. */
  get face(): unknown[] {
    return [this.metadata?.title, this.playbackState, this.handlers.size];
  }
}

const NOTHING = [undefined, 'none', 0];
let device: Device;
let player: StubPlayer;
let controller: AbortController;

beforeEach(() => {
  device = new Device();
  controller = new AbortController();
  player = stubPlayer();
  vi.stubGlobal('navigator', { mediaSession: device });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(init: MediaMetadataInit) {
        Object.assign(this, init);
      }
    },
  );
  document.title = 'De vogels';
});

afterEach(() => {
  controller.abort();
  takeTurn(() => {})();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function sound(title?: () => string): HTMLAudioElement {
  const audio = document.createElement('audio');
  document.body.append(audio);
  playAlone(audio, controller.signal, title);
  return audio;
}

it('shows a sound on the device, which pauses it and plays it again [listen-to-1]', async () => {
  const audio = sound();
  expect(device.face).toEqual(NOTHING);
  await audio.play();
  expect(device.face).toEqual(['De vogels', 'playing', 4]);
  device.press('pause');
  expect(audio.paused).toBe(true);
  expect(device.face).toEqual(['De vogels', 'paused', 4]);
  device.press('play');
  expect(audio.paused).toBe(false);
  expect(device.playbackState).toBe('playing');
});

it('skips within the sound, ten seconds where the device names no number', async () => {
  const audio = sound();
  vi.spyOn(audio, 'duration', 'get').mockReturnValue(60);
  await audio.play();
  device.press('seekforward');
  expect(audio.currentTime).toBe(10);
  device.press('seekforward', { seekOffset: 90 });
  expect(audio.currentTime).toBe(60);
  audio.dispatchEvent(new Event('seeked'));
  expect(device.position).toEqual({ duration: 60, playbackRate: 1, position: 60 });
  device.press('seekbackward', { seekOffset: 90 });
  expect(audio.currentTime).toBe(0);
});

it('reports no duration of a sound without end', async () => {
  const audio = sound();
  vi.spyOn(audio, 'duration', 'get').mockReturnValue(Number.POSITIVE_INFINITY);
  await audio.play();
  expect(device.position).toBeUndefined();
});

it('releases the device for a voice, at its end, and with its feature', async () => {
  const audio = sound(() => 'Eén');
  await audio.play();
  takeTurn(() => {})();
  expect(device.face).toEqual(NOTHING);
  await audio.play();
  expect(device.face).toEqual(['Eén', 'playing', 4]);
  player.end(audio);
  expect(device.face).toEqual(NOTHING);
  await audio.play();
  audio.pause();
  controller.abort();
  expect(device.face).toEqual(NOTHING);
});

it('gives way to the next sound, and leaves that alone when it ends itself', async () => {
  const own = new AbortController();
  const first = document.createElement('audio');
  document.body.append(first);
  playAlone(first, own.signal, () => 'Eén');
  const second = sound(() => 'Twee');
  await first.play();
  await second.play();
  expect(first.paused).toBe(true);
  // Browsers report it a little later.
  first.dispatchEvent(new Event('pause'));
  expect(device.playbackState).toBe('playing');
  own.abort();
  expect(device.face).toEqual(['Twee', 'playing', 4]);
  device.press('pause');
  expect(second.paused).toBe(true);
});

it('shows a recording to its end [liveblog-widget-4]', async () => {
  const end = playAudio('/update.mp3', controller.signal);
  expect(device.face).toEqual(['De vogels', 'playing', 4]);
  device.press('pause');
  expect(await end).toBe('stopped');
  expect(device.face).toEqual(NOTHING);
});

it.each(['navigator', 'MediaMetadata'])(
  'plays all the same where the browser has no %s for it',
  async (name) => {
    vi.stubGlobal(name, name === 'navigator' ? {} : undefined);
    const audio = sound();
    await audio.play();
    expect(audio.paused).toBe(false);
    expect(device.face).toEqual(NOTHING);
  },
);

it('shows maker and cover of a podcast, and skips 15 seconds back and 30 forward [podcast-player-1]', async () => {
  const audio = document.createElement('audio');
  document.body.append(audio);
  playAlone(audio, controller.signal, () => 'De pont', {
    artist: () => 'De overkant',
    artwork: () => '/pont.webp',
    back: 15,
    forward: 30,
  });
  await audio.play();
  expect(device.metadata).toEqual({
    title: 'De pont',
    artist: 'De overkant',
    artwork: [{ src: '/pont.webp' }],
  });
  audio.currentTime = 40;
  device.press('seekforward');
  expect(audio.currentTime).toBe(70);
  device.press('seekbackward');
  device.press('seekbackward', { seekOffset: 5 });
  expect(audio.currentTime).toBe(50);
});

it('shows a sound that played before anything listened [podcast-player-1]', async () => {
  const audio = document.createElement('audio');
  document.body.append(audio);
  await audio.play();
  playAlone(audio, controller.signal, () => 'De pont');
  expect(device.face).toEqual(['De pont', 'playing', 4]);
  takeTurn(() => {})();
  expect(audio.paused).toBe(true);
});

it('leaves the device when its player lets the file go, and not when another file takes its place', async () => {
  const audio = sound();
  audio.setAttribute('src', '/een.mp3');
  await audio.play();
  audio.dispatchEvent(new Event('emptied'));
  expect(device.face).toEqual(['De vogels', 'playing', 4]);
  player.empty(audio);
  expect(device.face).toEqual(NOTHING);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playAlone } from '../../../../../core/domain/audio/play-alone.ts';
import { takeTurn } from '../../../../../core/domain/audio/turn.ts';
import { stubPlayer } from './stub-player.ts';

const controller = { current: new AbortController() };

beforeEach(() => {
  stubPlayer();
  controller.current = new AbortController();
});

afterEach(() => {
  controller.current.abort();
  takeTurn(() => {})();
  document.body.replaceChildren();
});

function media<Kind extends 'audio' | 'video'>(kind: Kind): HTMLElementTagNameMap[Kind] {
  const element = document.createElement(kind);
  document.body.append(element);
  return element;
}

/** A recording of the product. */
function recording(): HTMLAudioElement {
  const audio = media('audio');
  playAlone(audio, controller.current.signal);
  return audio;
}

it('stops a voice when another one begins, once, and not after its end [liveblog-widget-4]', () => {
  const stop = vi.fn();
  takeTurn(stop);
  const giveBack = takeTurn(() => stop('second'));
  expect(stop.mock.calls).toEqual([[]]);
  giveBack();
  takeTurn(() => {})();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('lets only the last of recordings, voices and the server’s media play [listen-to-1, soundtrack-2]', async () => {
  const stopVoice = vi.fn();
  const [one, other, served] = [recording(), recording(), media('audio')];
  await one.play();
  await other.play();
  expect([one.paused, other.paused]).toEqual([true, false]);
  takeTurn(stopVoice);
  expect([one.paused, other.paused]).toEqual([true, true]);
  await one.play();
  expect(stopVoice).toHaveBeenCalledTimes(1);
  await served.play();
  expect([one.paused, served.paused]).toEqual([true, false]);
  await other.play();
  expect([other.paused, served.paused]).toEqual([false, true]);
});

it('does not mind a video without sound until it is given sound [listen-to-1]', async () => {
  const [audio, video] = [recording(), media('video')];
  video.muted = true;
  await video.play();
  await audio.play();
  expect([audio.paused, video.paused]).toEqual([false, false]);
  video.muted = false;
  video.dispatchEvent(new Event('volumechange'));
  expect([audio.paused, video.paused]).toEqual([true, false]);
  await audio.play();
  expect(video.paused).toBe(true);
});

it('lets one video with sound play, and several muted ones', async () => {
  const [one, other] = [media('video'), media('video')];
  for (const video of [one, other]) {
    video.muted = true;
    playAlone(video, controller.current.signal);
    await video.play();
  }
  expect([one.paused, other.paused]).toEqual([false, false]);
  one.muted = false;
  one.dispatchEvent(new Event('volumechange'));
  expect([one.paused, other.paused]).toEqual([false, false]);
  other.muted = false;
  other.dispatchEvent(new Event('volumechange'));
  expect([one.paused, other.paused]).toEqual([true, false]);
});

it('continues where a sound is paused and played again at once', async () => {
  const audio = recording();
  await audio.play();
  audio.pause();
  await audio.play();
  // Browsers dispatch events a little later.
  audio.dispatchEvent(new Event('pause'));
  audio.dispatchEvent(new Event('play'));
  expect(audio.paused).toBe(false);
  const other = recording();
  await other.play();
  expect(audio.paused).toBe(true);
});

it('gives the turn back at a pause and when the hook leaves: nobody is stopped then', async () => {
  const audio = recording();
  const pause = vi.spyOn(audio, 'pause');
  await audio.play();
  audio.pause();
  takeTurn(() => {})();
  await audio.play();
  controller.current.abort();
  takeTurn(() => {})();
  // The first one by the test, the second one because it was still playing in the document.
  expect(pause).toHaveBeenCalledTimes(2);
});

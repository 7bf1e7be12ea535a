// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { createNativePlayer } from '../../../../../widgets/media/video/create-native-player.ts';

const VIDEO = {
  sources: [{ address: '/pont.mp4', type: 'video/mp4' }],
  id: undefined,
  captions: undefined,
  title: 'De pont',
  live: false,
};

/** Creates a player that never gets its file; returns how often the browser was told to play in the same task. */
function playsAtOnce(muted: boolean): number {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const ending = new AbortController();
  const container = document.createElement('div');
  document.body.append(container);
  const player = createNativePlayer(container, VIDEO, { autoplay: true, muted }, vi.fn(), ending.signal);
  player.catch(() => {});
  onTestFinished(() => {
    ending.abort();
    play.mockRestore();
    container.remove();
  });
  return play.mock.calls.length;
}

it('plays with sound while the press of the visitor is handled, as Safari requires [video-3]', () => {
  expect(playsAtOnce(false)).toBe(1);
});

it('leaves a muted video, which nobody pressed, to the browser [video-3]', () => {
  expect(playsAtOnce(true)).toBe(0);
});

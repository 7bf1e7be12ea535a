// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createNativePlayer } from '../../../../../widgets/media/video/create-native-player.ts';

const VIDEO = {
  sources: [{ address: '/pont.mp4', type: 'video/mp4' }],
  id: undefined,
  captions: undefined,
  title: 'De pont',
  live: false,
};

let play: ReturnType<typeof vi.fn>;
let load: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Creates a player whose file never loads by itself. */
function create({ muted = false, captions }: { muted?: boolean; captions?: string } = {}) {
  const ending = new AbortController();
  const container = document.createElement('div');
  document.body.append(container);
  const player = createNativePlayer(
    container,
    { ...VIDEO, captions },
    { autoplay: true, muted },
    vi.fn(),
    ending.signal,
  );
  player.catch(() => {});
  onTestFinished(() => {
    ending.abort();
    container.remove();
  });
  const element = container.querySelector('video') as HTMLVideoElement;
  const fail = () => element.querySelector('source')?.dispatchEvent(new Event('error'));
  return { container, element, fail, player };
}

it('plays with sound while the press of the visitor is handled, as Safari requires [video-3]', () => {
  create();
  expect(play).toHaveBeenCalledOnce();
});

it('leaves a muted video, which nobody pressed, to the browser [video-3]', () => {
  create({ muted: true });
  expect(play).not.toHaveBeenCalled();
});

it('fails where nothing of the video comes for 20 seconds [video-2]', async () => {
  const { container, element, player } = create();
  await vi.advanceTimersByTimeAsync(15_000);
  element.dispatchEvent(new Event('progress'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(container.childElementCount).toBe(1);
  const failing = expect(player).rejects.toThrow('20 seconds');
  await vi.advanceTimersByTimeAsync(5_000);
  await failing;
  expect(container.childElementCount).toBe(0);
});

it.each([
  ['/pont.vtt', null],
  ['https://elders.example/pont.vtt', 'anonymous'],
])('fetches a video with the captions %s by CORS: %s [video-1]', (captions, crossOrigin) => {
  expect(create({ captions }).element.getAttribute('crossorigin')).toBe(crossOrigin);
});

it('plays without captions of another site where the server of the video allows no CORS [video-2]', async () => {
  const { element, fail, player } = create({ captions: 'https://elders.example/pont.vtt' });
  fail();
  await vi.advanceTimersByTimeAsync(0);
  expect([element.hasAttribute('crossorigin'), load.mock.calls.length, play.mock.calls.length]).toEqual([
    false,
    1,
    2,
  ]);
  element.dispatchEvent(new Event('loadedmetadata'));
  await expect(player).resolves.toBeDefined();
});

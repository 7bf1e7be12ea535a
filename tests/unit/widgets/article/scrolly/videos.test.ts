// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createVideos } from '../../../../../widgets/article/scrolly/videos.ts';

let play: ReturnType<typeof vi.fn<() => Promise<void>>>;

beforeEach(() => {
  play = vi.fn(async () => {});
  HTMLMediaElement.prototype.play = function () {
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    return play();
  };
  HTMLMediaElement.prototype.pause = function () {
    Object.defineProperty(this, 'paused', { value: true, configurable: true });
  };
});

function show() {
  const media = [1, 2].map(() => document.createElement('figure'));
  const [first, second] = media as [HTMLElement, HTMLElement];
  second.innerHTML = '<video controls preload="none"></video>';
  const served = second.innerHTML;
  const video = second.querySelector('video') as HTMLVideoElement;
  Object.defineProperty(video, 'paused', { value: true, configurable: true });
  const controller = new AbortController();
  const videos = createVideos(media, controller.signal);
  return { first, second, video, videos, served, controller };
}
const button = (place: Element) => place.querySelector('button') as HTMLButtonElement;

it('plays a video without sound, only while it is shown and the story is near [scrolly-4]', () => {
  const { video, videos } = show();
  videos.show(1);
  expect(video.paused).toBe(true);
  videos.near(true);
  expect([video.paused, video.muted, video.loop, video.controls, video.preload]).toEqual([
    false,
    true,
    true,
    false,
    'auto',
  ]);
  videos.show(0);
  expect(video.paused).toBe(true);
  videos.show(1);
  videos.near(false);
  expect(video.paused).toBe(true);
});

it('does not move after the reader’s pause, until they play it', () => {
  const { second, video, videos } = show();
  videos.near(true);
  videos.show(1);
  expect(button(second).getAttribute('aria-label')).toBe('Pauzeer de video');
  button(second).click();
  expect(video.paused).toBe(true);
  videos.show(0);
  videos.show(1);
  expect(video.paused).toBe(true);
  expect(button(second).getAttribute('aria-label')).toBe('Speel de video af');
  button(second).click();
  expect(video.paused).toBe(false);
});

it('gives the reader the controls where the browser refuses', async () => {
  const { second, video, videos } = show();
  play.mockRejectedValue(new DOMException('low power', 'NotAllowedError'));
  videos.near(true);
  videos.show(1);
  await vi.waitFor(() => expect(video.controls).toBe(true));
  expect(second.querySelector('button')).toBeNull();
});

it('keeps its button after a pause', async () => {
  const { second, videos } = show();
  play.mockRejectedValue(new DOMException('paused', 'AbortError'));
  videos.near(true);
  videos.show(1);
  await Promise.resolve();
  await Promise.resolve();
  expect(button(second)).not.toBeNull();
});

it('gives the video back as the server sent it', () => {
  const { second, video, videos, controller } = show();
  videos.near(true);
  videos.show(1);
  controller.abort();
  expect([video.paused, video.controls, video.loop, video.preload]).toEqual([true, true, false, 'none']);
  expect(second.querySelector('button')).toBeNull();
});

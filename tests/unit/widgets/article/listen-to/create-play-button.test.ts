// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayButton } from '../../../../../widgets/article/listen-to/create-play-button.ts';
import { FAILED, LISTEN, LOADING, PAUSE } from '../../../../../widgets/article/listen-to/texts.ts';
import { type StubPlayer, stubPlayer } from '../../../core/domain/audio/stub-player.ts';
import { logged, tolerate } from '../../../support/logged.ts';

let player: StubPlayer;
let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  player = stubPlayer();
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function show(html = '<audio src="/een.mp3"></audio>') {
  document.body.innerHTML = html;
  const audio = document.querySelector('audio') as HTMLAudioElement;
  const made = createPlayButton(audio, {
    feature: 'test',
    title: () => 'Een',
    signal: controller.signal,
  });
  document.body.append(made.element);
  const status = () => made.element.querySelector('[role="status"]');
  return {
    ...made,
    audio,
    messages: () => status()?.textContent,
    isSeen: () => status()?.className.includes('failure'),
  };
}

it('plays and pauses, and follows other controls [listen-to-1]', async () => {
  const { button, audio } = show();
  expect(button.textContent).toBe(LISTEN);
  button.click();
  expect([button.textContent, audio.paused]).toEqual([PAUSE, false]);
  button.click();
  expect([button.textContent, audio.paused]).toEqual([LISTEN, true]);
  await audio.play();
  expect(button.textContent).toBe(PAUSE);
});

it('is silent, and waits for nothing, once the file is let go', () => {
  const { button, audio, messages } = show();
  button.click();
  audio.dispatchEvent(new Event('waiting'));
  vi.advanceTimersByTime(600);
  expect(messages()).toBe(LOADING);
  player.empty(audio);
  expect(button.textContent).toBe(LISTEN);
  vi.advanceTimersByTime(60_000);
  expect(messages()).toBe('');
});

it('shows that it is loading after half a second, until it plays', () => {
  const { element, button, audio, messages, isSeen } = show();
  const isTurning = () => element.className.includes('waiting');
  button.click();
  audio.dispatchEvent(new Event('waiting'));
  vi.advanceTimersByTime(400);
  expect([isTurning(), messages()]).toEqual([false, '']);
  vi.advanceTimersByTime(200);
  expect([isTurning(), messages(), isSeen()]).toEqual([true, LOADING, false]);
  expect(button.textContent).toBe(PAUSE);
  audio.dispatchEvent(new Event('playing'));
  expect([isTurning(), messages()]).toEqual([false, '']);
});

it('gives up a sound without data for 20 seconds, and lets the reader try again [listen-to-2]', () => {
  const { button, audio, messages, isSeen } = show();
  button.click();
  audio.dispatchEvent(new Event('waiting'));
  vi.advanceTimersByTime(15_000);
  audio.dispatchEvent(new Event('progress'));
  vi.advanceTimersByTime(15_000);
  expect(audio.paused).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect([audio.paused, messages(), isSeen()]).toEqual([true, FAILED, true]);
  button.click();
  expect(audio.load).toHaveBeenCalledTimes(1);
  expect([audio.paused, messages()]).toEqual([false, '']);
  logged('error nmt test: The sound could not be played. Error: Nothing more of the sound came');
});

it('shows the failure, once, and continues from where it broke [listen-to-2]', async () => {
  const { button, audio, messages } = show();
  button.click();
  audio.currentTime = 42;
  audio.dispatchEvent(new Event('error'));
  expect([audio.paused, messages()]).toEqual([true, FAILED]);
  vi.spyOn(audio, 'load').mockImplementation(() => {
    audio.currentTime = 0;
  });
  button.click();
  expect([audio.paused, messages(), audio.currentTime]).toEqual([false, '', 42]);
  audio.pause();
  player.files = () => new DOMException('No source.', 'NotSupportedError');
  button.click();
  await vi.runAllTimersAsync();
  expect([button.textContent, messages()]).toEqual([LISTEN, FAILED]);
  // Once for each.
  expect(logged(/^error/)).toHaveLength(2);
});

it('reports one failure once, however often the browser does, and nothing before a press', async () => {
  player.files = () => new DOMException('No source.', 'NotSupportedError');
  const { button, audio, messages } = show();
  audio.dispatchEvent(new Event('error'));
  expect(messages()).toBe('');
  button.click();
  audio.dispatchEvent(new Event('error'));
  await vi.runAllTimersAsync();
  expect(messages()).toBe(FAILED);
  expect(logged(/^error/)).toHaveLength(1);
});

it('fails with the last of several sources only [listen-to-2]', () => {
  const { button, audio, messages } = show('<audio><source src="/een.opus"><source src="/een.mp3"></audio>');
  const [first, last] = audio.querySelectorAll('source');
  button.click();
  first?.dispatchEvent(new Event('error'));
  expect([audio.paused, messages()]).toEqual([false, '']);
  last?.dispatchEvent(new Event('error'));
  expect([audio.paused, messages()]).toEqual([true, FAILED]);
  logged('error nmt test: The sound could not be played. Error: No source of the sound can be');
});

it.each([
  ['AbortError', true, ''],
  ['AbortError', false, ''],
  ['NotAllowedError', true, FAILED],
  ['NotAllowedError', false, ''],
  ['NotSupportedError', false, FAILED],
])('where the browser refuses with %s, pressed %s, shows “%s”', async (name, isPressed, expected) => {
  tolerate('error nmt test: The sound could not be played.');
  player.files = () => new DOMException('No.', name);
  const { button, messages, play } = show();
  if (isPressed) button.click();
  else await play();
  await vi.advanceTimersByTimeAsync(0);
  expect(messages()).toBe(expected);
});

it('leaves no timer and no listener once it has left', () => {
  const { button, audio, messages } = show();
  button.click();
  audio.dispatchEvent(new Event('waiting'));
  controller.abort();
  expect(vi.getTimerCount()).toBe(0);
  audio.dispatchEvent(new Event('error'));
  expect(messages()).toBe('');
});

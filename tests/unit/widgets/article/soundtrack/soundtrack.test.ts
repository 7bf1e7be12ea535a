// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../../../widgets/article/soundtrack/SoundButton.tsx';
import soundtrack from '../../../../../widgets/article/soundtrack/soundtrack.ts';
import { stubPlayer } from '../../../core/domain/audio/stub-player.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, type Mounted, mount } from '../../support/mount.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../support/observers.ts';

const TRACK =
  '<div data-widget="soundtrack"><audio controls autoplay src="/zee.mp3"></audio><a href="/zee.mp3">Zee</a></div>';

let observers: ReturnType<typeof stubIntersectionObserver>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  observers = stubIntersectionObserver();
  stubResizeObserver();
  stubPlayer();
});

afterEach(() => {
  act(leaveAll);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function show(html: string) {
  document.body.innerHTML = html;
  const hooks = [...document.querySelectorAll<HTMLElement>('[data-widget="soundtrack"]')];
  const mounted: Mounted[] = [];
  await act(async () => {
    for (const hook of hooks) mounted.push(await mount(soundtrack, hook));
    await settled();
  });
  const buttons = hooks.map((hook) => hook.querySelector('button') as HTMLButtonElement);
  const audio = document.querySelector('audio') as HTMLAudioElement;
  const press = (at = 0) => act(async () => buttons[at]?.click());
  return { hooks, mounted, buttons, press, audio, texts: () => buttons.map((button) => button.textContent) };
}

it('never starts by itself, and toggles between Geluid aan and Geluid uit [soundtrack-1, soundtrack-2]', async () => {
  const { hooks, press, audio, texts, mounted } = await show(TRACK);
  expect([audio.autoplay, audio.controls, audio.paused]).toEqual([false, false, true]);
  expect(texts()).toEqual(['Geluid aan']);
  expect(hooks[0]?.querySelector('a')?.hidden).toBe(true);
  await press();
  expect([...texts(), audio.paused]).toEqual(['Geluid uit', false]);
  await press();
  expect([...texts(), audio.paused]).toEqual(['Geluid aan', true]);
  await press();
  act(() => mounted[0]?.leave());
  expect(hooks[0]?.querySelectorAll('*')).toHaveLength(2);
  expect(hooks[0]?.querySelector('a')?.hidden).toBe(false);
  expect([audio.autoplay, audio.controls, audio.paused]).toEqual([true, true, true]);
});

it('lets one soundtrack play at a time [soundtrack-2]', async () => {
  const { press, texts } = await show(TRACK + TRACK);
  await press();
  await press(1);
  expect(texts()).toEqual(['Geluid aan', 'Geluid uit']);
});

it('stops when a stop element scrolls into view, not at one that is there already [soundtrack-1]', async () => {
  const { press, audio } = await show(`${TRACK}<p data-soundtrack-stop>Stil</p>`);
  const stop = document.querySelector('[data-soundtrack-stop]');
  if (!stop) throw new Error('There is no stop element.');
  act(() => observers.enter(stop));
  await press();
  act(() => observers.enter(stop));
  expect(audio.paused).toBe(false);
  act(() => observers.leave(stop));
  expect(audio.paused).toBe(false);
  act(() => observers.enter(stop));
  expect(audio.paused).toBe(true);
});

it('stops at a stop element that was added later [soundtrack-1]', async () => {
  const { press, audio } = await show(TRACK);
  const stop = document.createElement('p');
  stop.dataset.soundtrackStop = '';
  document.body.append(stop);
  await press();
  act(() => observers.leave(stop));
  act(() => observers.enter(stop));
  expect(audio.paused).toBe(true);
});

it('stays in reach of a reader who has scrolled on, while it plays or has the focus [soundtrack-1]', async () => {
  const { hooks, buttons, press, audio } = await show(TRACK);
  const [hook] = hooks;
  const [button] = buttons;
  if (!hook || !button) throw new Error('There is no button.');
  const isKept = () => button.parentElement?.className.includes('reach');
  act(() => observers.leave(hook));
  expect(isKept()).toBe(false);
  act(() => button.focus());
  await press();
  expect(isKept()).toBe(true);
  act(() => observers.enter(hook));
  expect(isKept()).toBe(false);
  act(() => observers.leave(hook));
  await press();
  expect([audio.paused, isKept()]).toEqual([true, true]);
  act(() => button.blur());
  expect(isKept()).toBe(false);
});

it('keeps the controls of the browser until the button is there, and says in which language it is', async () => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = TRACK;
  const hook = document.querySelector<HTMLElement>('[data-widget]');
  const audio = document.querySelector('audio');
  await act(async () => {
    await mount(soundtrack, hook);
    expect([audio?.controls, audio?.autoplay, hook?.querySelector('a')?.hidden]).toEqual([
      true,
      false,
      false,
    ]);
    await settled();
  });
  expect([audio?.controls, hook?.querySelector('a')?.hidden]).toEqual([false, true]);
  expect(hook?.querySelector('button')?.closest('[lang]')?.getAttribute('lang')).toBe('nl');
  document.documentElement.lang = '';
});

it('refuses a hook without audio', async () => {
  await expect(show('<div data-widget="soundtrack"></div>')).rejects.toThrow(
    'the hook holds no audio element',
  );
});

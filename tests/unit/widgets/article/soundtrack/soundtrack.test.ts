// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import soundtrack from '../../../../../widgets/article/soundtrack/soundtrack.ts';
import { stubPlayer } from '../../../core/domain/audio/stub-player.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

const TRACK =
  '<div data-widget="soundtrack"><audio controls autoplay src="/zee.mp3"></audio><a href="/zee.mp3">Zee</a></div>';

let observers: ReturnType<typeof stubIntersectionObserver>;

beforeEach(() => {
  observers = stubIntersectionObserver();
  stubPlayer();
});

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
});

async function show(html: string) {
  document.body.innerHTML = html;
  const hooks = [...document.querySelectorAll<HTMLElement>('[data-widget="soundtrack"]')];
  const mounted = [];
  for (const hook of hooks) mounted.push(await mount(soundtrack, hook));
  const buttons = hooks.map((hook) => hook.querySelector('button'));
  const audio = document.querySelector('audio') as HTMLAudioElement;
  return { hooks, mounted, buttons, audio, texts: () => buttons.map((button) => button?.textContent) };
}

it('never starts by itself, and toggles between Geluid aan and Geluid uit [soundtrack-1, soundtrack-2]', async () => {
  const { hooks, buttons, audio, texts, mounted } = await show(TRACK);
  expect([audio.autoplay, audio.controls, audio.paused]).toEqual([false, false, true]);
  expect(texts()).toEqual(['Geluid aan']);
  expect(hooks[0]?.querySelector('a')?.hidden).toBe(true);
  buttons[0]?.click();
  expect([...texts(), audio.paused]).toEqual(['Geluid uit', false]);
  buttons[0]?.click();
  expect([...texts(), audio.paused]).toEqual(['Geluid aan', true]);
  buttons[0]?.click();
  mounted[0]?.leave();
  expect(hooks[0]?.querySelectorAll('*')).toHaveLength(2);
  expect(hooks[0]?.querySelector('a')?.hidden).toBe(false);
  expect([audio.autoplay, audio.controls, audio.paused]).toEqual([true, true, true]);
});

it('lets one soundtrack play at a time [soundtrack-2]', async () => {
  const { buttons, texts } = await show(TRACK + TRACK);
  buttons[0]?.click();
  buttons[1]?.click();
  expect(texts()).toEqual(['Geluid aan', 'Geluid uit']);
});

it('stops when a stop element scrolls into view, not at one that is there already [soundtrack-1]', async () => {
  const { buttons, audio } = await show(`${TRACK}<p data-soundtrack-stop>Stil</p>`);
  const stop = document.querySelector('[data-soundtrack-stop]');
  if (!stop) throw new Error('There is no stop element.');
  observers.enter(stop);
  buttons[0]?.click();
  observers.enter(stop);
  expect(audio.paused).toBe(false);
  observers.leave(stop);
  expect(audio.paused).toBe(false);
  observers.enter(stop);
  expect(audio.paused).toBe(true);
});

it('stops at a stop element that was added later [soundtrack-1]', async () => {
  const { buttons, audio } = await show(TRACK);
  const stop = document.createElement('p');
  stop.dataset.soundtrackStop = '';
  document.body.append(stop);
  buttons[0]?.click();
  observers.leave(stop);
  observers.enter(stop);
  expect(audio.paused).toBe(true);
});

it('stays in reach of a reader who has scrolled on, while it plays or has the focus [soundtrack-1]', async () => {
  const { hooks, buttons, audio } = await show(TRACK);
  const [hook] = hooks;
  const [button] = buttons;
  if (!hook || !button) throw new Error('There is no button.');
  const isKept = () => button.parentElement?.className.includes('reach');
  observers.leave(hook);
  expect(isKept()).toBe(false);
  button.focus();
  button.click();
  expect(isKept()).toBe(true);
  observers.enter(hook);
  expect(isKept()).toBe(false);
  observers.leave(hook);
  button.click();
  expect([audio.paused, isKept()]).toEqual([true, true]);
  button.blur();
  await Promise.resolve();
  expect(isKept()).toBe(false);
});

it('refuses a hook without audio', async () => {
  await expect(show('<div data-widget="soundtrack"></div>')).rejects.toThrow(
    'the hook holds no audio element',
  );
});

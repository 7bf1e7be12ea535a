// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import slideshow from '../../../../../widgets/specials/special-video-slideshow/special-video-slideshow.ts';
import { logged } from '../../../support/logged.ts';
import { stubScripts } from '../../../support/scripts.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const POSTER = (name: string) =>
  `<li><figure><a href="/video/${name}/"><img src="/${name}.webp" alt="${name}"></a><figcaption>Het bijschrift van ${name}</figcaption></figure></li>`;
const PAGE = `<div data-special="video-slideshow" data-playlist="dag"><ul>${POSTER('een')}${POSTER('twee')}${POSTER('drie')}</ul></div>`;
const CONFIG = { scripts: { videoSlideshow: 'https://video.example/speler.js' } };

interface Made {
  readonly id: string;
  readonly muted: boolean;
  readonly autoplay: boolean;
  readonly place: HTMLElement;
  isGone: boolean;
  fail(): void;
}

let scripts: HTMLScriptElement[];
let made: Made[];
let isBroken: boolean;

beforeEach(() => {
  scripts = stubScripts(({ src }) => (src.includes('kapot') ? 'fails' : 'arrives'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  made = [];
  isBroken = false;
  Element.prototype.scrollTo = vi.fn();
  vi.stubGlobal('videoPlayer', {
    playlist: async (id: string) => {
      if (id === 'weg') throw new Error('There is no such playlist.');
      return id === 'leeg' ? [] : ['een', 'twee', 'drie'].map((one) => ({ id: one, title: one }));
    },
    create(place: HTMLElement, { id, muted, autoplay }: Made) {
      const handlers: Record<string, () => void> = {};
      const one = { id, muted, autoplay, place, isGone: false, fail: () => handlers.error?.() };
      made.push(one);
      return {
        on(event: string, handler: () => void) {
          handlers[event] = handler;
          if (event === (isBroken ? 'error' : 'ready')) queueMicrotask(handler);
        },
        play() {},
        pause() {},
        destroy() {
          one.isGone = true;
        },
      };
    },
  });
});

afterEach(() => {
  act(leaveAll);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(html = PAGE, config: Readonly<Record<string, unknown>> = CONFIG) {
  document.body.innerHTML = html;
  const hook = document.querySelector<HTMLElement>('[data-special]') as HTMLElement;
  const mounted = await act(() => mount(slideshow, hook, { config }));
  const button = (name: string) =>
    [...hook.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const place = () => hook.textContent?.match(/\d van \d/)?.[0];
  const links = () => [...hook.querySelectorAll<HTMLAnchorElement>('li a')];
  const alive = () => made.filter(({ isGone }) => !isGone).map(({ id }) => id);
  return { ...mounted, hook, button, place, links, alive };
}

it('loads library and playlist of the third party, and plays a poster’s video without sound [special-video-slideshow-1, special-video-slideshow-2]', async () => {
  const { hook, links, alive, leave } = await show();
  expect(scripts.map(({ src }) => src)).toEqual([CONFIG.scripts.videoSlideshow]);
  expect([made.length, links()[0]?.getAttribute('role')]).toEqual([0, 'button']);
  await act(async () => links()[0]?.click());
  await vi.waitFor(() => expect(links()[0]?.hidden).toBe(true));
  expect(made[0]).toMatchObject({ id: 'een', muted: true, autoplay: true });
  expect(alive()).toEqual(['een']);
  act(leave);
  expect([alive(), hook.querySelectorAll('button').length, links()[0]?.hidden]).toEqual([[], 0, false]);
});

it('keeps the player that plays in a view that is drawn anew because another script has moved the one before', async () => {
  const { hook, button, links, alive } = await show();
  await act(async () => links()[0]?.click());
  await vi.waitFor(() => expect(links()[0]?.hidden).toBe(true));
  // Under `act`, React throws the errors that it catches here.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  hook.append(links()[0]?.previousElementSibling?.firstElementChild ?? '');
  links()[1]?.click();
  await settled();
  expect([alive(), hook.contains(made.at(-1)?.place ?? null)]).toEqual([['twee'], true]);
  expect(button('Volgende video')).toBeDefined();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

it('uses the library that all videos share where the site names no other [special-video-slideshow-2]', async () => {
  await show(PAGE, { scripts: { videoPlayer: 'https://video.example/alles.js' } });
  expect(scripts.map(({ src }) => src)).toEqual(['https://video.example/alles.js']);
});

it('names the setting that the site lacks [special-video-slideshow-2]', async () => {
  await expect(show(PAGE, {})).rejects.toThrow(/"scripts\.videoSlideshow" of script#site-config is missing/);
});

it('moves by buttons, arrow keys and swipes, and plays one video at a time [special-video-slideshow-2]', async () => {
  const { hook, button, place, links, alive } = await show();
  const isOff = (name: string) => button(name)?.getAttribute('aria-disabled') === 'true';
  expect([place(), isOff('Vorige video'), isOff('Volgende video')]).toEqual(['1 van 3', true, false]);
  await act(async () => button('Vorige video')?.click());
  expect(place()).toBe('1 van 3');
  await act(async () => button('Volgende video')?.click());
  expect([place(), made.length]).toEqual(['2 van 3', 0]);

  await act(async () => links()[1]?.click());
  await vi.waitFor(() => expect(alive()).toEqual(['twee']));
  const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
  await act(async () => hook.querySelector('button')?.dispatchEvent(key));
  expect([key.defaultPrevented, place(), isOff('Volgende video')]).toEqual([true, '3 van 3', true]);
  await vi.waitFor(() => expect(alive()).toEqual(['drie']));
  expect(made.every(({ muted }) => muted)).toBe(true);

  const row = hook.querySelector('ul') as HTMLElement;
  const touch = (type: string, x: number) => {
    const event = new Event(type, { bubbles: true });
    Object.assign(event, {
      touches: [{ clientX: x, clientY: 0 }],
      changedTouches: [{ clientX: x, clientY: 0 }],
    });
    act(() => row.dispatchEvent(event));
  };
  touch('touchstart', 200);
  touch('touchend', 210);
  expect(place()).toBe('3 van 3');
  touch('touchstart', 100);
  touch('touchend', 220);
  expect(place()).toBe('2 van 3');
  await vi.waitFor(() => expect(alive()).toEqual(['twee']));
});

it.each([
  ['two fingers that zoom', 2, 1],
  ['a finger on a page that is zoomed in', 1, 2],
])('takes %s for no swipe [special-video-slideshow-2]', async (_, fingers, scale) => {
  vi.stubGlobal('visualViewport', { scale });
  const { hook, place } = await show();
  const row = hook.querySelector('ul') as HTMLElement;
  const touch = (type: string, count: number, x: number) => {
    const point = { clientX: x, clientY: 0 };
    const event = Object.assign(new Event(type, { bubbles: true }), {
      touches: Array.from({ length: count }, () => point),
      changedTouches: [point],
    });
    act(() => row.dispatchEvent(event));
  };
  for (let count = 1; count <= fingers; count += 1) touch('touchstart', count, 200);
  for (let count = fingers; count > 0; count -= 1) touch('touchend', count - 1, 40);
  expect(place()).toBe('1 van 3');
});

it('leaves the arrow keys to the player, and those with a modifier to the browser [special-video-slideshow-2]', async () => {
  const { links, place } = await show();
  await act(async () => links()[0]?.click());
  await vi.waitFor(() => expect(made).toHaveLength(1));
  const press = (target: Element | null | undefined, init: KeyboardEventInit = {}) =>
    act(() =>
      target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, ...init })),
    );
  press(made[0]?.place);
  press(links()[0], { altKey: true });
  expect(place()).toBe('1 van 3');
  press(links()[0]);
  expect(place()).toBe('2 van 3');
});

it('follows the visitor who scrolls the row [special-video-slideshow-2]', async () => {
  const { hook, place } = await show();
  const row = hook.querySelector('ul') as HTMLElement;
  Object.defineProperties(row, { clientWidth: { value: 300 }, scrollLeft: { value: 590 } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => {
    row.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(200);
  });
  vi.useRealTimers();
  expect(place()).toBe('3 van 3');
});

it('brings the poster back when its video cannot be played [special-video-slideshow-3]', async () => {
  const { hook, links } = await show();
  isBroken = true;
  await act(async () => links()[0]?.click());
  await vi.waitFor(() =>
    expect(hook.querySelector('[role="status"]')?.textContent).toBe('De video kan niet worden geladen.'),
  );
  expect([links()[0]?.hidden, made[0]?.isGone]).toEqual([false, true]);
  isBroken = false;
  await act(async () => links()[0]?.click());
  await vi.waitFor(() => expect(links()[0]?.hidden).toBe(true));
  act(() => made[1]?.fail());
  expect([links()[0]?.hidden, made[1]?.isGone]).toEqual([false, true]);
  logged('error nmt feature: The video "een" could not be played; its poster stays.');
});

it.each([
  ['a library that fails', PAGE, { scripts: { videoPlayer: 'https://video.example/kapot.js' } }],
  ['a playlist that fails', PAGE.replace('"dag"', '"weg"'), CONFIG],
  ['an empty playlist', PAGE.replace('"dag"', '"leeg"'), CONFIG],
  ['no name of a playlist', PAGE.replace('"dag"', '" "'), CONFIG],
])(
  'leaves the posters with captions and links after %s [special-video-slideshow-3]',
  async (_, html, config) => {
    await expect(show(html, config)).rejects.toThrow();
    act(leaveAll);
    expect(document.body.innerHTML).toBe(html);
  },
);

it.each([
  ['stand in the hook itself', (poster: string) => poster, 'figure'],
  ['have an element of their own each', (poster: string) => `<div>${poster}</div>`, 'div'],
])(
  'keeps the buttons out of a row of posters that %s, and undoes it [special-video-slideshow-2]',
  async (_, around, slide) => {
    const figure = (name: string) => POSTER(name).replace(/<\/?li>/g, '');
    const served = ['een', 'twee', 'drie'].map((name) => around(figure(name))).join('');
    const page = await show(`<div data-special="video-slideshow" data-playlist="dag">${served}</div>`);
    const row = page.hook.querySelector('img')?.closest(slide)?.parentElement;
    const slides = [...(row?.querySelectorAll(`:scope > ${slide}`) ?? [])];
    expect(slides.map((one) => one.querySelector('img')?.alt)).toEqual(['een', 'twee', 'drie']);
    expect(row?.contains(page.button('Volgende video') as Element)).toBe(false);
    expect(page.place()).toBe('1 van 3');
    act(page.leave);
    expect(page.hook.innerHTML).toBe(served);
  },
);

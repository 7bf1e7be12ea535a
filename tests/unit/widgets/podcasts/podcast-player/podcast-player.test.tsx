// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepListening, type Listening } from '../../../../../core/domain/audio/listening.ts';
import { playOnPage } from '../../../../../core/domain/podcasts/page-player.ts';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { readFacts } from '../../../../../core/runtime/page/facts.ts';
import { completePage } from '../../../../../core/runtime/page/page.ts';
import podcastPlayer from '../../../../../widgets/podcasts/podcast-player/podcast-player.ts';
import {
  keepPosition,
  readPosition,
} from '../../../../../widgets/podcasts/podcast-player/stored-positions.ts';
import { type StubPlayer, stubPlayer } from '../../../core/domain/audio/stub-player.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const LINK = '<a href="/een.mp3" download>Download</a>';
const PLAYER = `<div data-widget="podcast-player" data-episode="een"><audio controls src="/een.mp3"></audio>${LINK}</div>`;

let player: StubPlayer;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  player = stubPlayer();
});

afterEach(() => {
  act(leaveAll);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function show(html: string) {
  document.body.innerHTML = html;
  const hooks = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  const mounted: Awaited<ReturnType<typeof mount>>[] = [];
  await act(async () => {
    for (const hook of hooks) mounted.push(await mount(podcastPlayer, hook));
  });
  const hook = hooks[0] as HTMLElement;
  const audio = hook.querySelector('audio') as HTMLAudioElement;
  const names = () => [...hook.querySelectorAll('button')].map(nameOf);
  const button = (name: string) => [...hook.querySelectorAll('button')].find((one) => nameOf(one) === name);
  const press = (name: string) => act(async () => button(name)?.click());
  const slider = () => hook.querySelector<HTMLInputElement>('input[type="range"]') as HTMLInputElement;
  return { hooks, hook, mounted, audio, names, button, press, slider };
}

/** Returns the name that a screen reader says, without the text that is hidden from it. */
function nameOf(button: HTMLElement): string {
  const copy = button.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], svg')) hidden.remove();
  return copy.textContent ?? '';
}

/** Simulates that the browser has loaded the file's metadata. */
const load = (audio: HTMLAudioElement, duration: number) =>
  act(async () => {
    Object.defineProperty(audio, 'duration', { configurable: true, value: duration });
    audio.dispatchEvent(new Event('loadedmetadata'));
    audio.dispatchEvent(new Event('durationchange'));
  });

/** Moves the sound to a position. */
const playTo = (audio: HTMLAudioElement, second: number) =>
  act(async () => {
    audio.currentTime = second;
    audio.dispatchEvent(new Event('timeupdate'));
  });

it('replaces the browser’s controls by its own, and gives them back [podcast-player-1]', async () => {
  const { hook, audio, names, mounted } = await show(PLAYER);
  expect(audio.controls).toBe(false);
  expect(names()).toEqual([
    'Afspelen',
    '15 seconden terug',
    '30 seconden vooruit',
    '1x',
    '1,25x',
    '1,5x',
    '2x',
  ]);
  act(() => mounted[0]?.leave());
  expect([audio.controls, hook.childElementCount, hook.querySelectorAll('button').length]).toEqual([
    true,
    2,
    0,
  ]);
});

it('plays, pauses, skips, slides and changes speed [podcast-player-1]', async () => {
  const { audio, press, button, slider } = await show(PLAYER);
  expect(slider().disabled).toBe(true);
  await load(audio, 100);
  await press('Afspelen');
  expect([audio.paused, button('Pauzeren') !== undefined]).toEqual([false, true]);
  await press('30 seconden vooruit');
  await press('30 seconden vooruit');
  await press('15 seconden terug');
  expect([audio.currentTime, slider().value]).toEqual([45, '45']);
  expect(slider().getAttribute('aria-valuetext')).toBe('45 seconden van 1 minuut en 40 seconden');
  for (let times = 0; times < 4; times += 1) await press('15 seconden terug');
  expect(audio.currentTime).toBe(0);
  for (let times = 0; times < 4; times += 1) await press('30 seconden vooruit');
  expect(audio.currentTime).toBe(100);
  await press('1,25x');
  expect([audio.playbackRate, audio.defaultPlaybackRate]).toEqual([1.25, 1.25]);
  expect(button('1,25x')?.getAttribute('aria-pressed')).toBe('true');
  expect(button('1x')?.getAttribute('aria-pressed')).toBe('false');
  await press('Pauzeren');
  expect(audio.paused).toBe(true);
});

it('lets a file without a length be played, but not slid along [podcast-player-1]', async () => {
  const { audio, press, slider } = await show(PLAYER);
  await load(audio, Number.POSITIVE_INFINITY);
  await press('Afspelen');
  await playTo(audio, 70);
  expect(slider().disabled).toBe(true);
  expect(slider().getAttribute('aria-valuetext')).toBe('1 minuut en 10 seconden');
});

it.each([
  ['when it is started', false],
  ['before anything listened', true],
])(
  'says that the episode cannot be played, with the server’s link: %s [podcast-player-1]',
  async (_, isEarly) => {
    if (isEarly)
      vi.spyOn(HTMLMediaElement.prototype, 'error', 'get').mockReturnValue({ code: 4 } as MediaError);
    else player.files = () => new DOMException('404', 'NotSupportedError');
    const { hook, press } = await show(PLAYER);
    if (!isEarly) await press('Afspelen');
    expect(hook.querySelector('[role="alert"]')?.textContent?.trim()).toBe(
      'De aflevering kan niet worden afgespeeld.',
    );
    expect([...hook.querySelectorAll('a')].map(({ textContent, hidden }) => [textContent, hidden])).toEqual([
      ['Download', false],
    ]);
    logged('error nmt podcast-player: The sound could not be played.');
  },
);

it('adds a link where the server’s is inside the sound, and shows a hidden one [podcast-player-1]', async () => {
  player.files = () => new DOMException('404', 'NotSupportedError');
  const inside = await show(
    `<div data-widget="podcast-player"><audio controls src="/een.mp3">${LINK}</audio></div>`,
  );
  await inside.press('Afspelen');
  expect(inside.hook.querySelector('[role="alert"] a')?.getAttribute('href')).toMatch(/\/een\.mp3$/);
  act(leaveAll);
  const hidden = await show(PLAYER.replace('<a ', '<a hidden '));
  await hidden.press('Afspelen');
  expect(hidden.hook.querySelector('a')?.hidden).toBe(false);
  logged('error nmt podcast-player: The sound could not be played. NotSupportedError: 404');
});

it('plays again after a failure [podcast-player-1]', async () => {
  player.files = () => new DOMException('404', 'NotSupportedError');
  const { hook, audio, press } = await show(PLAYER);
  await press('Afspelen');
  player.files = () => undefined;
  await press('Afspelen');
  expect([hook.querySelector('[role="alert"]'), audio.paused]).toEqual([null, false]);
  logged('error nmt podcast-player: The sound could not be played. NotSupportedError: 404');
});

it('lets a sound go on that the visitor started before, and pauses any other [podcast-player-2]', async () => {
  document.body.innerHTML = `<audio src="/a.mp3"></audio>${PLAYER}${PLAYER.replaceAll('een', 'twee')}`;
  const [other, first, second] = [...document.querySelectorAll('audio')] as [
    HTMLAudioElement,
    HTMLAudioElement,
    HTMLAudioElement,
  ];
  await first.play();
  const hooks = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  await act(async () => {
    for (const hook of hooks) await mount(podcastPlayer, hook);
  });
  const buttons = hooks.map((hook) => hook.querySelector('button') as HTMLButtonElement);
  const names = () => buttons.map(nameOf);
  expect([first.paused, ...names()]).toEqual([false, 'Pauzeren', 'Afspelen']);
  await act(async () => buttons[1]?.click());
  expect([first.paused, ...names()]).toEqual([true, 'Afspelen', 'Pauzeren']);
  await act(async () => void other.play());
  expect([second.paused, ...names()]).toEqual([true, 'Afspelen', 'Afspelen']);
});

it('keeps the position, offers it as Verder luisteren, and forgets it at the end [podcast-player-2]', async () => {
  const first = await show(PLAYER);
  await load(first.audio, 100);
  await first.press('Afspelen');
  await playTo(first.audio, 42);
  expect(readPosition('een')).toBe(42);
  await playTo(first.audio, 44);
  await first.press('Pauzeren');
  expect(readPosition('een')).toBe(44);
  act(leaveAll);

  const { audio, press, button, hook } = await show(PLAYER);
  expect(hook.textContent).toContain('vanaf 0:44');
  await load(audio, 100);
  await press('Verder luisteren');
  expect([audio.currentTime, audio.paused, button('Verder luisteren')]).toEqual([44, false, undefined]);
  await act(async () => {
    vi.spyOn(audio, 'ended', 'get').mockReturnValue(true);
    player.end(audio);
  });
  expect(readPosition('een')).toBeUndefined();
});

it('keeps the offered position while the beginning plays by mistake [podcast-player-2]', async () => {
  keepPosition('een', 80);
  const { audio, press, button } = await show(PLAYER);
  await load(audio, 100);
  await press('Afspelen');
  await playTo(audio, 6);
  await press('Pauzeren');
  expect([readPosition('een'), button('Verder luisteren') !== undefined]).toEqual([80, true]);
  await playTo(audio, 20);
  await press('Afspelen');
  await press('Pauzeren');
  expect(readPosition('een')).toBe(20);
});

it('forgets a position beyond the end of the file [podcast-player-2]', async () => {
  keepPosition('een', 5000);
  const { audio, button } = await show(PLAYER);
  expect(button('Verder luisteren')).toBeDefined();
  await load(audio, 100);
  expect([button('Verder luisteren'), readPosition('een')]).toEqual([undefined, undefined]);
});

it('starts a file over that has become shorter than the position from which it was to go on [podcast-player-2]', async () => {
  keepPosition('een', 70);
  const { audio, press } = await show(PLAYER);
  await press('Verder luisteren');
  expect(audio.currentTime).toBe(70);
  // The browser jumps to the end instead.
  await playTo(audio, 30);
  await load(audio, 30);
  expect([audio.currentTime, readPosition('een')]).toEqual([0, undefined]);
});

it('plays the episode that another feature requests, and shows itself [podcast-index-2]', async () => {
  keepPosition('een', 30);
  const { hook, audio, button } = await show(
    '<div data-widget="podcast-player" data-dock hidden><audio controls></audio></div>',
  );
  expect([hook.hidden, hook.querySelector('button')]).toEqual([true, null]);
  const episode = { id: 'een', address: 'https://cdn.example/een.mp3', title: 'De pont', series: 'Vandaag' };
  await act(async () => playOnPage(episode));
  expect([hook.hidden, audio.getAttribute('src'), audio.paused]).toEqual([false, episode.address, false]);
  expect(hook.textContent).toContain('De pont');
  expect(button('Verder luisteren')).toBeDefined();
});

describe('the docked player', () => {
  /** In ms: longer than the time that another tab has for its answer. */
  const OTHER_TABS = 300;
  const DOCK = '<div data-widget="podcast-player" data-dock hidden><audio></audio></div>';
  const SOUND = {
    id: 'pont',
    address: '/pont.mp3',
    title: 'De pont',
    series: 'Vandaag',
    page: '/podcasts/pont/',
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Simulates that the previous page played a sound. */
  const left = (part: Partial<Listening> = {}) =>
    keepListening(completePage(readFacts()), {
      ...{ sound: SOUND, next: [], at: 83, speed: 1.5, isPlaying: true },
      ...part,
    });
  /** Waits until the time has passed in which another tab could say that it plays. */
  const settle = () => act(() => vi.advanceTimersByTimeAsync(OTHER_TABS));
  const under = () => sessionStorage.getItem('nmt_listening');

  it('plays on where the page before stopped, and leads to the episode [podcast-index-2]', async () => {
    keepPosition('pont', 60);
    left();
    const { hook, audio, button } = await show(DOCK);
    await settle();
    expect(button('Verder luisteren')).toBeUndefined();
    expect([hook.hidden, audio.getAttribute('src')]).toEqual([false, '/pont.mp3']);
    expect([audio.currentTime, audio.playbackRate, audio.paused]).toEqual([83, 1.5, false]);
    expect(button('Pauzeren')).toBeDefined();
    expect(hook.querySelector('a')?.getAttribute('href')).toBe('/podcasts/pont/');
    expect(hook.querySelector('section')?.getAttribute('aria-label')).toBe('Podcastspeler: De pont');
  });

  it('offers one button where the browser wants a press, and where the page is of another day [podcast-player-2]', async () => {
    left();
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(
      new DOMException('press first', 'NotAllowedError'),
    );
    const { hook, audio, button, press } = await show(DOCK);
    await settle();
    expect([audio.paused, button('Afspelen'), hook.textContent?.includes('vanaf 1:23')]).toEqual([
      true,
      undefined,
      true,
    ]);
    button('Verder luisteren')?.focus();
    await press('Verder luisteren');
    expect([audio.currentTime, audio.paused]).toEqual([83, false]);
    expect(document.activeElement).toBe(button('Pauzeren'));
  });

  it('keeps its place free while it shows, and none while it does not', async () => {
    const { style } = document.documentElement;
    const sizes: ((height: number) => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(run: (entries: unknown[]) => void) {
          sizes.push((height) => run([{ borderBoxSize: [{ blockSize: height }] }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    left();
    await show(DOCK);
    const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const room = () => style.getPropertyValue('--covered-below');
    sizes.at(-1)?.(0);
    await frame();
    expect(room()).toBe('');
    sizes.at(-1)?.(60);
    await frame();
    expect(room()).toBe('60px');
    sizes.at(-1)?.(0);
    await frame();
    expect(room()).toBe('');
  });

  it('does not start what was paused', async () => {
    left({ isPlaying: false });
    const { audio, button } = await show(DOCK);
    await settle();
    expect([audio.paused, button('Verder luisteren') !== undefined]).toEqual([true, true]);
  });

  it('plays what is pressed while other tabs are asked, not what the page before played [podcast-index-2]', async () => {
    left();
    const { hook, audio } = await show(DOCK);
    player.emitPlay = (emit) => setTimeout(emit, OTHER_TABS);
    const pressed = { id: 'twee', address: 'https://cdn.example/twee.mp3', title: 'Het paard' };
    await act(async () => playOnPage(pressed));
    await settle();
    expect([audio.getAttribute('src'), audio.paused]).toEqual([pressed.address, false]);
    expect(hook.querySelector('section')?.getAttribute('aria-label')).toBe('Podcastspeler: Het paard');
  });

  it('does not come back once the visitor has closed it', async () => {
    left();
    const { hook, audio, hooks } = await show(DOCK);
    await settle();
    const close = hooks[0]?.querySelector<HTMLElement>('[aria-label="Stop en sluit de speler"]');
    await act(async () => close?.click());
    expect([hook.hidden, audio.paused, audio.getAttribute('src'), under()]).toEqual([true, true, null, null]);
    act(leaveAll);
    const next = await show(DOCK);
    await settle();
    expect(next.hook.hidden).toBe(true);
  });

  it('goes on with the rest of a list, and ends with the last [listen-to-2]', async () => {
    const next = { id: 'twee', address: '/twee.mp3', title: 'Twee', isRecording: true };
    left({ next: [next] });
    const { hook, audio } = await show(DOCK);
    await settle();
    await act(async () => player.end(audio));
    expect([audio.getAttribute('src'), audio.paused]).toEqual(['/twee.mp3', false]);
    expect(hook.querySelector('section')?.getAttribute('aria-label')).toBe('Voorleesspeler: Twee');
    await playTo(audio, 20);
    await act(async () => player.end(audio));
    expect([under(), readPosition('twee')]).toEqual([null, undefined]);
  });

  it('makes place for another sound of the page, and leaves the page’s own to its player [podcast-player-2]', async () => {
    left();
    const { hook, audio } = await show(`${DOCK}${PLAYER}`);
    await settle();
    await act(async () => document.querySelectorAll('audio')[1]?.play());
    expect([hook.hidden, audio.paused]).toEqual([true, true]);
    act(leaveAll);
    sessionStorage.clear();
    left({ sound: { ...SOUND, id: 'een', address: '/een.mp3' }, at: 12 });
    const again = await show(`${DOCK}${PLAYER}`);
    await settle();
    const own = document.querySelectorAll('audio')[1];
    expect([again.hook.hidden, own?.currentTime, own?.paused]).toEqual([true, 12, false]);
  });

  it('goes where the visitor was on the page after this one, when they come back to it', async () => {
    left();
    const { hook, audio } = await show(DOCK);
    await settle();
    await act(async () => {
      dispatchEvent(new Event('pagehide'));
      audio.pause();
      left({ at: 200, isPlaying: false });
      dispatchEvent(new Event('pageshow'));
      emit('page:restored', {});
    });
    await settle();
    expect([audio.currentTime, audio.paused]).toEqual([200, true]);
    sessionStorage.clear();
    await act(async () => emit('page:restored', {}));
    expect(hook.hidden).toBe(true);
  });

  it('says what fails, and plays again', async () => {
    left({ sound: { ...SOUND, isRecording: true } });
    player.files = () => new DOMException('404', 'NotSupportedError');
    const { hook, audio, press } = await show(DOCK);
    await settle();
    expect(hook.querySelector('[role="alert"]')?.textContent).toBe(
      'Het voorgelezen artikel kan niet worden afgespeeld.',
    );
    logged('error nmt podcast-player: The sound could not be played. NotSupportedError: 404');
    player.files = () => undefined;
    await press('Verder luisteren');
    expect([audio.paused, hook.querySelector('[role="alert"]')?.textContent]).toEqual([false, '']);
  });

  it('folds the controls that a phone has no room for', async () => {
    left();
    const { hook, press, button } = await show(DOCK);
    await settle();
    expect(hook.querySelector('section')?.dataset.open).toBe('false');
    await press('Meer knoppen');
    expect(hook.querySelector('section')?.dataset.open).toBe('true');
    expect(button('Minder knoppen')?.getAttribute('aria-expanded')).toBe('true');
  });

  it('gets the focus back from a window of its own', async () => {
    const target = document.implementation.createHTMLDocument();
    const opened = Object.assign(new EventTarget(), { document: target, CSSStyleSheet, close: () => {} });
    vi.stubGlobal('documentPictureInPicture', { requestWindow: async () => opened });
    left();
    const { press, button } = await show(DOCK);
    await settle();
    button('Los venster')?.focus();
    await press('Los venster');
    await vi.waitFor(() => expect(target.querySelector('section')).not.toBeNull());
    expect(document.activeElement).toBe(document.body);
    await act(async () => void opened.dispatchEvent(new Event('pagehide')));
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Los venster')));
    expect(button('Los venster')).toBeDefined();
  });
});

it('names what is missing', async () => {
  await expect(show('<div data-widget="podcast-player"></div>')).rejects.toThrow(
    'podcast-player: the hook holds no audio element.',
  );
});

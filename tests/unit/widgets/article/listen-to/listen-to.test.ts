// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { episodeId } from '../../../../../core/domain/audio/episode.ts';
import { keepListening, readListening } from '../../../../../core/domain/audio/listening.ts';
import { readFacts } from '../../../../../core/runtime/page/facts.ts';
import { completePage } from '../../../../../core/runtime/page/page.ts';
import listenTo from '../../../../../widgets/article/listen-to/listen-to.ts';
import '../../../../../widgets/article/listen-to/go-on.ts';
import { type StubPlayer, stubPlayer } from '../../../core/domain/audio/stub-player.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../support/observers.ts';

const ARTICLE = (name: string) =>
  `<div data-widget="listen-to" data-audio-url="/${name}.mp3"><a href="/${name}.mp3">Luister</a></div>`;
const ITEM = (name: string) => `<li><h3>${name}</h3>${ARTICLE(name)}</li>`;
const LISTEN = 'Luister naar dit artikel';

let player: StubPlayer;

async function show(html: string) {
  document.body.innerHTML = html;
  const hooks = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  const mounted = [];
  for (const hook of hooks) mounted.push(await mount(listenTo, hook));
  const button = (at = 0) => hooks[at]?.querySelector('button');
  const audio = (at = 0) => hooks[at]?.querySelector('audio') as HTMLAudioElement;
  const texts = () => hooks.map((_, at) => button(at)?.textContent);
  return { hooks, mounted, button, audio, texts };
}

beforeEach(() => {
  player = stubPlayer();
});

afterEach(() => {
  leaveAll();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
});

it('plays its audio address and toggles between Luister naar dit artikel and Pauzeer [listen-to-1]', async () => {
  const { hooks, button, audio, texts, mounted } = await show(ARTICLE('een'));
  expect(audio().getAttribute('src')).toBe('/een.mp3');
  expect(audio().preload).toBe('none');
  expect(texts()).toEqual([LISTEN]);
  button()?.click();
  expect([audio().paused, ...texts()]).toEqual([false, 'Pauzeer']);
  button()?.click();
  expect([audio().paused, ...texts()]).toEqual([true, LISTEN]);
  button()?.click();
  const played = audio();
  mounted[0]?.leave();
  expect(played.paused).toBe(true);
  expect(hooks[0]?.innerHTML).toBe('<a href="/een.mp3">Luister</a>');
});

it('says in which language its texts are on a page in another one', async () => {
  document.documentElement.lang = 'en';
  const { hooks } = await show(ARTICLE('een'));
  const status = hooks[0]?.querySelector('[role="status"]');
  expect(status?.closest('[lang]')?.getAttribute('lang')).toBe('nl');
  document.documentElement.lang = '';
});

it('pauses any other audio of the page when it starts [listen-to-1]', async () => {
  const { button, texts } = await show(
    `<audio id="ander" src="/a.mp3"></audio>${ARTICLE('een')}${ARTICLE('twee')}`,
  );
  const other = document.querySelector('audio') as HTMLAudioElement;
  await other.play();
  button(0)?.click();
  expect([other.paused, ...texts()]).toEqual([true, 'Pauzeer', LISTEN]);
  button(1)?.click();
  expect(texts()).toEqual([LISTEN, 'Pauzeer']);
});

it('plays what was pressed last of two buttons of one recording, however fast [listen-to-1]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { button, audio } = await show(ARTICLE('een') + ARTICLE('een'));
  // Browsers dispatch the events of a start later.
  const events: (() => void)[] = [];
  player.emitPlay = (emit) => events.push(emit);
  for (const at of [0, 0, 1]) button(at)?.click();
  // The events of the second one first: the files of the small player may load in any order.
  for (const emit of events.reverse()) {
    emit();
    await vi.dynamicImportSettled();
  }
  await vi.advanceTimersByTimeAsync(600);
  expect([audio(0).paused, audio(1).paused]).toEqual([true, false]);
});

it('starts the next of a list when one ends, and nothing after the last or outside of it [listen-to-2]', async () => {
  const { button, audio, texts } = await show(`<ol>${ITEM('een')}${ITEM('twee')}</ol>${ARTICLE('drie')}`);
  button(0)?.click();
  player.end(audio(0));
  expect(texts()).toEqual([LISTEN, 'Pauzeer', LISTEN]);
  player.end(audio(1));
  expect(texts()).toEqual([LISTEN, LISTEN, LISTEN]);
});

it('goes on where the page before stopped, once, with what follows in the list [listen-to-1, listen-to-2]', async () => {
  const address = new URL('/twee.mp3', document.baseURI).href;
  const sound = { id: episodeId(address), address, title: 'Twee' };
  const listening = { sound, next: [], at: 31, speed: 1, isPlaying: true };
  keepListening(completePage(readFacts()), listening);
  const { audio, texts } = await show(
    `<ol>${ITEM('een')}${ITEM('twee')}${ITEM('drie')}</ol><ol>${ITEM('twee')}</ol>`,
  );
  await vi.waitFor(() => expect(texts()).toEqual([LISTEN, 'Pauzeer', LISTEN, LISTEN]));
  expect(audio(1).currentTime).toBe(31);
  const stored = readListening(completePage(readFacts()))?.value;
  expect(stored?.sound).toMatchObject({ title: 'twee', isRecording: true });
  expect(stored?.next.map(({ title }) => title)).toEqual(['drie']);
});

it('passes over an item of the list that has left [listen-to-2]', async () => {
  const { button, audio, texts, mounted } = await show(
    `<ul>${ITEM('een')}${ITEM('twee')}${ITEM('drie')}</ul>`,
  );
  button(0)?.click();
  mounted[1]?.leave();
  player.end(audio(0));
  expect(texts()).toEqual([LISTEN, undefined, 'Pauzeer']);
});

it('prepares the rest of the list in the press that Safari requires, and nothing else [listen-to-2]', async () => {
  const { button, audio } = await show(`${ARTICLE('voor')}<ol>${ITEM('een')}${ITEM('twee')}</ol>`);
  vi.mocked(HTMLMediaElement.prototype.load).mockClear();
  button(1)?.click();
  expect(vi.mocked(HTMLMediaElement.prototype.load).mock.contexts).toEqual([audio(2)]);
});

it('stops the list where an item fails, and shows a message there [listen-to-2]', async () => {
  player.files = (source) =>
    source === '/twee.mp3' ? new DOMException('No source.', 'NotSupportedError') : undefined;
  const { hooks, button, audio, texts } = await show(`<ol>${ITEM('een')}${ITEM('twee')}${ITEM('drie')}</ol>`);
  button(0)?.click();
  player.end(audio(0));
  await vi.waitFor(() =>
    expect(hooks[1]?.querySelector('[role="status"]')?.textContent).toBe(
      'Het audiobestand kan niet worden geladen.',
    ),
  );
  expect(texts()).toEqual([LISTEN, LISTEN, LISTEN]);
  logged('error nmt listen-to: The sound could not be played. NotSupportedError: No source.');
});

it('is described in a list by the heading of its item', async () => {
  const { hooks, button, mounted } = await show(`<ol>${ITEM('een')}${ITEM('twee')}</ol>${ARTICLE('drie')}`);
  const descriptions = hooks.map(
    (_, at) => document.getElementById(button(at)?.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(descriptions).toEqual(['een', 'twee', undefined]);
  for (const { leave } of mounted) leave();
  expect(document.querySelector('h3[id]')).toBeNull();
});

it('refuses an address that leads elsewhere than to the web, and keeps the link', async () => {
  const html =
    '<div data-widget="listen-to" data-audio-url="javascript:alert(1)"><a href="/">Luister</a></div>';
  await expect(show(html)).rejects.toThrow(/listen-to.*data-audio-url/);
  expect(document.querySelector('a')).not.toBeNull();
});

it('is called on the device as its item in a list, else as the page [listen-to-1]', async () => {
  const titles: string[] = [];
  const mediaSession = { setActionHandler() {} };
  vi.stubGlobal('navigator', { mediaSession });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor({ title }: { title: string }) {
        titles.push(title);
      }
    },
  );
  document.title = 'De pagina';
  const { button } = await show(`<ol>${ITEM('een')}</ol>${ARTICLE('los')}`);
  button(0)?.click();
  button(1)?.click();
  expect(titles).toEqual(['een', 'De pagina']);
  vi.unstubAllGlobals();
});

describe('the small player', () => {
  let sizes: ReturnType<typeof stubResizeObserver>;
  const find = () => document.querySelector<HTMLElement>('[role="region"]');
  const buttons = () => [...(find()?.querySelectorAll('button') ?? [])];
  async function listen() {
    const view = stubIntersectionObserver();
    sizes = stubResizeObserver();
    const shown = await show(ARTICLE('een'));
    shown.button()?.click();
    await vi.dynamicImportSettled();
    await vi.waitFor(() => expect(view.observed.size).toBe(1));
    const button = shown.button() as HTMLButtonElement;
    return { ...shown, view, article: button };
  }

  it('ends the recording for the next page, too', async () => {
    const { view, article } = await listen();
    view.leave(article);
    expect(sessionStorage.getItem('nmt_listening')).not.toBeNull();
    buttons()[1]?.click();
    expect([find(), sessionStorage.getItem('nmt_listening')]).toEqual([null, null]);
  });

  it('waits where the page before left its recording paused, and not for the sound of another', async () => {
    const address = new URL('/een.mp3', document.baseURI).href;
    const sound = { id: episodeId(address), address, title: 'Een' };
    const left = { sound, next: [], at: 9, speed: 1, isPlaying: false };
    keepListening(completePage(readFacts()), left);
    const view = stubIntersectionObserver();
    const { button, audio } = await show(`${ARTICLE('een')}${ARTICLE('twee')}`);
    await vi.waitFor(() => expect(view.observed.size).toBe(1));
    await vi.dynamicImportSettled();
    view.leave(button(0) as HTMLElement);
    expect([view.observed.size, audio(0).currentTime, buttons()[0]?.textContent]).toEqual([
      1,
      9,
      'Luister verder',
    ]);
  });

  it('is there while the recording has begun and its own button is out of view', async () => {
    const { view, article, audio } = await listen();
    expect(find()).toBeNull();
    view.leave(article);
    expect(
      buttons().map((one) => one.textContent || one.ariaLabel || one.getAttribute('aria-label')),
    ).toEqual(['Pauzeer', 'Stop met luisteren']);
    buttons()[0]?.click();
    expect(audio().paused).toBe(true);
    await vi.waitFor(() => expect(buttons()[0]?.textContent).toBe('Luister verder'));
    buttons()[0]?.click();
    expect(audio().paused).toBe(false);
    view.enter(article);
    expect(find()).toBeNull();
  });

  it('goes when the visitor stops it, and at the end', async () => {
    const { view, article, audio } = await listen();
    view.leave(article);
    const room = () => document.documentElement.style.getPropertyValue('--covered-below');
    const player = find() as HTMLElement;
    sizes.notify(player, { target: player, borderBoxSize: [{ blockSize: 50 }] });
    expect(room()).toBe('calc(66px + env(safe-area-inset-bottom, 0px))');
    buttons()[1]?.click();
    expect([find(), audio().paused]).toEqual([null, true]);
    expect(room()).toBe('');
    article.click();
    expect(find()).not.toBeNull();
    audio().dispatchEvent(new Event('ended'));
    expect(find()).toBeNull();
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShare } from '../../../../../core/domain/share/open-share.ts';
import liveblogUpdate from '../../../../../widgets/liveblog/liveblog-update/liveblog-update.ts';
import { spokenText } from '../../../../../widgets/liveblog/liveblog-update/spoken-text.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubResizeObserver } from '../../support/observers.ts';
import { type Engine, stubSpeech } from '../../support/speech.ts';

vi.mock('../../../../../core/domain/share/open-share.ts', () => ({ openShare: vi.fn(async () => true) }));

const BODY = '<h2>Kop</h2><p>Open.</p><div data-update-rest><p>De rest.</p></div>';
let engine: Engine;

beforeEach(() => {
  engine = stubSpeech();
});

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
});

async function show(body = BODY, more = 'data-article-url="/nieuws/x-a1#update-1"') {
  const holder = document.createElement('ol');
  holder.innerHTML = `<li data-update-id="1" ${more}>${body}<div data-update-tools></div></li>`;
  document.body.append(holder);
  const hook = holder.querySelector<HTMLElement>('li');
  const mounted = await mount(liveblogUpdate, hook);
  const button = (name: string) =>
    [...holder.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const names = () => [...holder.querySelectorAll('button')].map(({ textContent }) => textContent);
  const rest = holder.querySelector('[data-update-rest]');
  return { ...mounted, holder, button, names, rest };
}

it('folds and unfolds the rest of an update [liveblog-widget-2, liveblog-widget-4]', async () => {
  const { names, button, rest, leave } = await show();
  expect(names()).toEqual(['Lees meer', 'Luister', 'Delen']);
  expect(rest?.getAttribute('hidden')).toBe('until-found');
  expect(button('Lees meer')?.getAttribute('aria-expanded')).toBe('false');
  button('Lees meer')?.click();
  expect(rest?.hasAttribute('hidden')).toBe(false);
  expect(button('Lees minder')?.getAttribute('aria-expanded')).toBe('true');
  button('Lees minder')?.click();
  expect(rest?.hasAttribute('hidden')).toBe(true);
  rest?.dispatchEvent(new Event('beforematch'));
  expect(rest?.hasAttribute('hidden')).toBe(false);
  button('Lees minder')?.click();
  leave();
  expect(rest?.hasAttribute('hidden')).toBe(false);
  expect(names()).toEqual([]);
});

it('folds all parts that are the rest together [liveblog-widget-2]', async () => {
  const { holder, button } = await show('<p>Open.</p><p data-update-rest>Een.</p><ul data-update-rest></ul>');
  const hidden = () =>
    [...holder.querySelectorAll('[data-update-rest]')].map((part) => part.hasAttribute('hidden'));
  expect(hidden()).toEqual([true, true]);
  button('Lees meer')?.click();
  expect(hidden()).toEqual([false, false]);
});

it('leaves the reserved line its size, and gives a row the lines that it needs', async () => {
  const sizes = stubResizeObserver();
  const { holder, leave } = await show();
  const place = holder.querySelector<HTMLElement>('li > div:last-child') as HTMLElement;
  const row = place.firstElementChild as HTMLElement;
  expect(place.dataset.updateTools).toBe('line');
  const height = (element: HTMLElement, name: 'offsetHeight' | 'clientHeight', px: number) =>
    Object.defineProperty(element, name, { configurable: true, value: px });
  height(place, 'clientHeight', 44);
  height(row, 'offsetHeight', 44);
  sizes.resize(row);
  expect(place.dataset.updateTools).toBe('line');
  height(row, 'offsetHeight', 88);
  sizes.resize(row);
  expect(place.dataset.updateTools).toBe('lines');
  leave();
  expect([place.dataset.updateTools, sizes.alive()]).toEqual(['', 0]);
});

it('leaves a line alone in which the server sent something', async () => {
  const { holder } = await show(`${BODY}<div data-update-tools><a href="/">Meer</a></div>`);
  expect(holder.querySelector<HTMLElement>('[data-update-tools]')?.dataset.updateTools).toBe('');
});

it('keeps the button under the pointer as an update folds [liveblog-widget-2]', async () => {
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  const { button, rest } = await show();
  button('Lees meer')?.click();
  expect(scrolled).not.toHaveBeenCalled();
  const less = button('Lees minder') as HTMLElement;
  vi.spyOn(less, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, rest?.hasAttribute('hidden') ? -900 : 300, 100, 44),
  );
  vi.spyOn(less, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  vi.stubGlobal('getComputedStyle', () => ({ position: 'static', float: 'none' }));
  less.click();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: -1_200, behavior: 'instant' });
});

it('has no button for missing content [liveblog-widget-2]', async () => {
  engine.remove();
  const { names } = await show('<h2>Kop</h2><p>Kort.</p>', '');
  expect(names()).toEqual([]);
});

it('names each button by the headline, so that a list of them is distinguishable', async () => {
  const { holder, button } = await show();
  const headline = holder.querySelector('h2');
  expect(headline?.id).not.toBe('');
  expect(button('Luister')?.getAttribute('aria-describedby')).toBe(headline?.id);
});

it('reads one update aloud at a time [liveblog-widget-2, liveblog-widget-4]', async () => {
  const first = await show();
  const second = await show('<h2>Tweede</h2><p>Bericht.</p>');
  first.button('Luister')?.click();
  expect(engine.spoken).toEqual(['Kop']);
  expect(first.names()).toContain('Stop');
  second.button('Luister')?.click();
  await vi.waitFor(() => expect(first.names()).toContain('Luister'));
  expect(second.names()).toContain('Stop');
  expect(engine.spoken.at(-1)).toBe('Tweede');
  second.button('Stop')?.click();
  await vi.waitFor(() => expect(second.names()).toContain('Luister'));
});

it('shows Luister again at the end of the text, and a toast where reading fails [liveblog-widget-2]', async () => {
  const { button, names } = await show('<p>Eén zin.</p>');
  button('Luister')?.click();
  engine.finish();
  await vi.waitFor(() => expect(names()).toContain('Luister'));
  button('Luister')?.click();
  engine.breakOff('synthesis-failed');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Voorlezen lukt nu niet.'));
  expect(names()).toContain('Luister');
});

it('stops when the update is taken away', async () => {
  const { button, leave } = await show();
  button('Luister')?.click();
  const before = engine.cancelled;
  leave();
  expect(engine.cancelled).toBe(before + 1);
});

it('plays a recording where the update has one [liveblog-widget-2]', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {});
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  const { button, names } = await show(BODY, 'data-audio-url="/geluid/1.mp3"');
  button('Luister')?.click();
  expect((play.mock.contexts[0] as HTMLAudioElement).src).toContain('/geluid/1.mp3');
  expect(engine.spoken).toEqual([]);
  button('Stop')?.click();
  expect(pause).toHaveBeenCalled();
  await vi.waitFor(() => expect(names()).toContain('Luister'));
  play.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  button('Luister')?.click();
  await vi.waitFor(() => expect(names()).toContain('Luister'));
});

it('plays the recording that a change of the update gave it, if its address is one [liveblog-widget-2]', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {});
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  const { hook, button, names } = await show();
  const listen = async () => {
    button('Luister')?.click();
    const played = (play.mock.contexts.at(-1) as HTMLAudioElement | undefined)?.src;
    button('Stop')?.click();
    await vi.waitFor(() => expect(names()).toContain('Luister'));
    return played;
  };
  hook?.setAttribute('data-audio-url', 'javascript:alert(1)');
  expect(await listen()).toBeUndefined();
  hook?.setAttribute('data-audio-url', '/geluid/later.mp3');
  expect(await listen()).toContain('/geluid/later.mp3');
});

it('shares the update under its headline [liveblog-widget-2]', async () => {
  const { button } = await show();
  button('Delen')?.click();
  expect(vi.mocked(openShare).mock.lastCall?.[1]).toEqual({ title: 'Kop', url: '/nieuws/x-a1#update-1' });
});

it('shares the address that a change of the update gave it, if that is one [liveblog-widget-1, liveblog-widget-2]', async () => {
  const { hook, button } = await show();
  const shared = () => {
    button('Delen')?.click();
    return vi.mocked(openShare).mock.lastCall?.[1].url;
  };
  hook?.setAttribute('data-article-url', '/nieuws/y-a2#update-1');
  expect(shared()).toBe('/nieuws/y-a2#update-1');
  hook?.setAttribute('data-article-url', 'javascript:alert(1)');
  expect(shared()).toBe('/nieuws/x-a1#update-1');
});

it('does not mount on an address that is none [liveblog-widget-1]', async () => {
  await expect(show(BODY, 'data-article-url="javascript:alert(1)"')).rejects.toThrow(/data-article-url/);
});

describe('spokenText', () => {
  it('is the words of the update, folded or not, without times, buttons and other features', async () => {
    const { hook } = await show(
      '<time>10:42</time><h2>Kop</h2><p>Een\n <b>twee</b></p><ul><li>a</li><li><p>b</p></li></ul><p data-widget="poll">Stem</p><div data-update-rest hidden><p>rest</p></div>',
    );
    expect(spokenText(hook)).toBe('Kop\nEen twee\na\nb\nrest');
  });

  it('is all text where there are no paragraphs', () => {
    const update = document.createElement('div');
    update.textContent = 'Zomaar tekst';
    expect(spokenText(update)).toBe('Zomaar tekst');
  });
});

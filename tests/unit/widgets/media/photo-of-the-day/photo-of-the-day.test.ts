// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import photoOfTheDay from '../../../../../widgets/media/photo-of-the-day/photo-of-the-day.ts';
import { backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { settled } from '../../../support/settled.ts';
import { leaveHtmlUnclean } from '../../../support/unclean-html.ts';
import { leaveAll, mount } from '../../support/mount.ts';

/** Requests that a test answers by hand, by path. */
const asked = new Map<string, { answer: (html: string, init?: ResponseInit) => void; times: number }>();
const left: string[] = [];

const NAMES = ['a', 'b', 'c'];
const link = (rel: string, to: string | undefined) =>
  to === undefined
    ? `<a rel="${rel}" role="link" aria-disabled="true">${rel}</a>`
    : `<a rel="${rel}" href="/foto-van-de-dag/${to}/">${rel}</a>`;
const hookOf = (name: string) => {
  const at = NAMES.indexOf(name);
  return `<article data-widget="photo-of-the-day"><h1 data-photo-part="title">Foto ${name}</h1><div data-photo-part="photo"><img src="/${name}.jpg" srcset="/${name}-640.webp 640w" sizes="100vw" alt="Alt ${name}"></div><p data-photo-part="caption">Bijschrift ${name}</p><p data-photo-part="credit">Foto door ${name}</p>${link('prev', NAMES[at - 1])}${link('next', NAMES[at + 1])}</article>`;
};
const headOf = (name: string) =>
  `<title>${name} - Krant</title><link rel="canonical" href="https://krant.example/foto-van-de-dag/${name}/"><meta property="og:title" content="Foto ${name}">`;
const pageOf = (name: string, hook = hookOf(name), type = 'foto-van-de-dag') =>
  `<!doctype html><html><head>${headOf(name)}</head><body data-page-type="${type}">${hook}</body></html>\n<!-- cache -->`;

const answer = async (name: string, html = pageOf(name), init?: ResponseInit) => {
  asked.get(`/foto-van-de-dag/${name}/`)?.answer(html, init);
  await settled();
};
const times = (name: string) => asked.get(`/foto-van-de-dag/${name}/`)?.times ?? 0;
const page = () => ({
  path: location.pathname,
  title: document.title,
  canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  heading: document.querySelector('h1')?.textContent,
  alt: document.querySelector('img')?.alt,
  caption: document.querySelector('[data-photo-part="caption"]')?.textContent,
  credit: document.querySelector('[data-photo-part="credit"]')?.textContent,
});
const shownAs = (name: string) => ({
  path: `/foto-van-de-dag/${name}/`,
  title: `${name} - Krant`,
  canonical: `https://krant.example/foto-van-de-dag/${name}/`,
  heading: `Foto ${name}`,
  alt: `Alt ${name}`,
  caption: `Bijschrift ${name}`,
  credit: `Foto door ${name}`,
});
const way = (rel: 'prev' | 'next') =>
  document.querySelector<HTMLAnchorElement>(`a[rel="${rel}"]`) as HTMLAnchorElement;
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
/** The order of a browser: first the address changes, then the event fires. */
const travel = async (name: string) => {
  history.replaceState(null, '', `/foto-van-de-dag/${name}/`);
  dispatchEvent(new PopStateEvent('popstate'));
  await settled();
};

async function open(name = 'b') {
  history.replaceState(null, '', `/foto-van-de-dag/${name}/`);
  document.head.innerHTML = headOf(name);
  document.body.innerHTML = hookOf(name);
  return mount(photoOfTheDay, document.querySelector<HTMLElement>('article'));
}

beforeEach(() => {
  leaveHtmlUnclean();
  asked.clear();
  left.length = 0;
  vi.spyOn(location, 'assign').mockImplementation((to) => void left.push(String(to)));
  vi.spyOn(location, 'reload').mockImplementation(() => void left.push('reload'));
  backend({
    '*': ({ path }) =>
      new Promise<Response>((resolve) => {
        asked.set(path, {
          times: times(/\/(\w)\/$/.exec(path)?.[1] ?? '') + 1,
          answer: (html, init) =>
            resolve(new Response(html, { headers: { 'Content-Type': 'text/html' }, ...init })),
        });
      }),
  });
});

afterEach(() => {
  leaveAll();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the photo of another day', () => {
  it('is shown in place, with all its details [photo-of-the-day-1]', async () => {
    const { hook } = await open();
    const push = vi.spyOn(history, 'pushState');
    way('next').focus();
    way('next').click();
    expect(hook.getAttribute('aria-busy')).toBe('true');
    expect(page()).toEqual(shownAs('b'));
    await answer('c');
    expect(page()).toEqual(shownAs('c'));
    expect(push).toHaveBeenCalledTimes(1);
    expect(hook.hasAttribute('aria-busy')).toBe(false);
    expect(hook.querySelector('[role="status"]')?.textContent).toBe('Foto: Foto c');
    expect(left).toEqual([]);
  });

  it('has its own links, and none at an end, where the focus stays [photo-of-the-day-1]', async () => {
    await open();
    way('next').focus();
    way('next').click();
    await answer('c');
    expect(way('prev').getAttribute('href')).toBe('/foto-van-de-dag/b/');
    expect(way('next').hasAttribute('href')).toBe(false);
    expect(way('next').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(way('next'));
    expect(press('ArrowRight')).toBe(true);
    expect(press('ArrowLeft')).toBe(false);
    await settled();
    expect(page()).toEqual(shownAs('b'));
    expect(way('next').getAttribute('href')).toBe('/foto-van-de-dag/c/');
    expect(way('next').hasAttribute('aria-disabled')).toBe(false);
  });

  it('gets the link that the page at an end does not have, beside the other one [photo-of-the-day-1]', async () => {
    await open('c');
    way('next').remove();
    way('prev').click();
    await answer('b');
    expect(page()).toEqual(shownAs('b'));
    expect(way('prev').nextElementSibling).toBe(way('next'));
    way('next').click();
    await answer('c');
    expect(page()).toEqual(shownAs('c'));
    expect(left).toEqual([]);
  });

  it('is the last requested photo, not the last to arrive [photo-of-the-day-1]', async () => {
    const { hook } = await open();
    press('ArrowRight');
    press('ArrowRight');
    press('ArrowLeft');
    expect([times('c'), times('a')]).toEqual([1, 1]);
    await answer('a');
    expect(page()).toEqual(shownAs('a'));
    await answer('c');
    expect(page()).toEqual(shownAs('a'));
    expect(hook.hasAttribute('aria-busy')).toBe(false);
  });

  it('is fetched when the reader turns to its link, picture and all, and then not again [photo-of-the-day-1]', async () => {
    const pictures: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        setAttribute(name: string, value: string) {
          pictures.push(`${name}=${value}`);
        }
        set src(src: string) {
          pictures.push(`src=${src}`);
        }
      },
    );
    await open();
    expect(asked.size).toBe(0);
    way('next').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await answer('c');
    expect(pictures).toEqual(['sizes=100vw', 'srcset=/c-640.webp 640w', 'src=/c.jpg']);
    expect(page()).toEqual(shownAs('b'));
    way('next').click();
    await settled();
    expect(page()).toEqual(shownAs('c'));
    expect(times('c')).toBe(1);
  });

  it('is not fetched beforehand for visitors who save data [photo-of-the-day-1]', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    await open();
    way('next').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(asked.size).toBe(0);
  });

  it('leaves clicks with keys to the browser [photo-of-the-day-1]', async () => {
    await open();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    way('next').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(asked.size).toBe(0);
  });
});

describe('the way back', () => {
  it('leads to the photo before, and forward again, without a call [photo-of-the-day-2]', async () => {
    await open();
    way('next').click();
    await answer('c');
    const push = vi.spyOn(history, 'pushState');
    await travel('b');
    expect(page()).toEqual(shownAs('b'));
    await travel('c');
    expect(page()).toEqual(shownAs('c'));
    expect(push).not.toHaveBeenCalled();
    expect([times('b'), times('c')]).toEqual([0, 1]);
  });

  it('requests a photo of an earlier visit, and reloads where that fails [photo-of-the-day-2]', async () => {
    await open();
    await travel('a');
    expect(page()).toMatchObject({ path: '/foto-van-de-dag/a/', heading: 'Foto b' });
    await answer('a');
    expect(page()).toEqual(shownAs('a'));
    await travel('c');
    await answer('c', '', { status: 500 });
    expect(left).toEqual(['reload']);
    logged('error nmt photo-of-the-day: /foto-van-de-dag/c/ could not be shown in place; it is');
  });

  it('is ignored where only the fragment changes, or the reader returned in time [photo-of-the-day-2]', async () => {
    const { hook } = await open();
    dispatchEvent(new PopStateEvent('popstate'));
    await settled();
    expect(asked.size).toBe(0);
    await travel('a');
    await travel('b');
    expect(hook.hasAttribute('aria-busy')).toBe(false);
    await answer('a');
    expect(page()).toEqual(shownAs('b'));
    // While a photo is still loading.
    way('next').click();
    dispatchEvent(new PopStateEvent('popstate'));
    await answer('c');
    expect(page()).toEqual(shownAs('c'));
  });
});

describe('errors', () => {
  it.each([
    ['an error', pageOf('c'), { status: 503 }],
    ['the login page', pageOf('c', '<form></form>', 'login')],
    ['a page of another kind', pageOf('c', hookOf('c'), 'article')],
    ['half a document', pageOf('c').slice(0, -40)],
    ['a page without the hook', pageOf('c', '<p>Leeg</p>')],
    ['a page without a photo', pageOf('c', hookOf('c').replace(/<img[^>]*>/, ''))],
    ['no HTML', '{}', { headers: { 'Content-Type': 'application/json' } }],
  ] as readonly [string, string, ResponseInit?][])(
    'opens the page after %s [photo-of-the-day-2]',
    async (_, html, init) => {
      await open();
      way('next').click();
      await answer('c', html, init);
      expect(left).toEqual([`${location.origin}/foto-van-de-dag/c/`]);
      expect(page()).toEqual(shownAs('b'));
      logged(
        'error nmt photo-of-the-day:',
        '/foto-van-de-dag/c/ could not be shown in place; it is opened as a page.',
      );
    },
  );

  it('replaces all of a hook without marks, and finds its links by their names [photo-of-the-day-1]', async () => {
    const named = (text: string, to: string | undefined) =>
      to === undefined ? '' : `<li><a href="/foto-van-de-dag/${to}/">${text}</a></li>`;
    const plain = (name: string) => {
      const at = NAMES.indexOf(name);
      return `<main data-widget="photo-of-the-day"><h1>Foto ${name}</h1><img alt="Alt ${name}"><p>Foto door ${name}</p><ul>${named('‹ Vorige foto', NAMES[at - 1])}${named('Volgende foto', NAMES[at + 1])}</ul></main>`;
    };
    history.replaceState(null, '', '/foto-van-de-dag/b/');
    document.body.innerHTML = plain('b');
    const hook = document.querySelector('main');
    await mount(photoOfTheDay, hook);
    const shown = () => [hook?.querySelector('h1')?.textContent, hook?.querySelector('p')?.textContent];
    const [, next] = document.querySelectorAll('a');
    next?.focus();
    next?.click();
    await answer('c', pageOf('c', plain('c')));
    expect([location.pathname, ...shown()]).toEqual(['/foto-van-de-dag/c/', 'Foto c', 'Foto door c']);
    expect(document.activeElement?.textContent).toBe('‹ Vorige foto');
    expect(hook?.lastElementChild?.textContent).toBe('Foto: Foto c');
    await travel('b');
    expect(shown()).toEqual(['Foto b', 'Foto door b']);
    expect(press('ArrowLeft')).toBe(false);
  });

  it('opens the page where the browser refuses another entry [photo-of-the-day-2]', async () => {
    await open();
    vi.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('Too many.', 'SecurityError');
    });
    way('next').click();
    await answer('c');
    expect(left).toHaveLength(1);
    expect(page()).toEqual(shownAs('b'));
    logged('error nmt photo-of-the-day: /foto-van-de-dag/c/ could not be shown in place; it is');
  });

  it('does nothing after the feature has ended, and needs a photo to begin [photo-of-the-day-2]', async () => {
    const { hook, leave } = await open();
    way('next').click();
    leave();
    await answer('c');
    expect(page()).toEqual(shownAs('b'));
    expect([hook.hasAttribute('aria-busy'), hook.querySelector('[role="status"]')]).toEqual([false, null]);
    expect(left).toEqual([]);
    document.querySelector('img')?.remove();
    await expect(mount(photoOfTheDay, hook)).rejects.toThrow(
      'photo-of-the-day: there is no img in a data-photo-part="photo".',
    );
  });

  it('navigates nowhere outside the site [photo-of-the-day-2]', async () => {
    await open();
    leaveAll();
    way('next').href = 'https://elders.example/foto/';
    await mount(photoOfTheDay, document.querySelector<HTMLElement>('article'));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    way('next').addEventListener('click', (event) => event.preventDefault(), { once: true });
    way('next').dispatchEvent(click);
    expect(press('ArrowRight')).toBe(true);
    expect(asked.size).toBe(0);
  });
});

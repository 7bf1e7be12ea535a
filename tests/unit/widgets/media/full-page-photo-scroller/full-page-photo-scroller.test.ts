// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import styles from '../../../../../widgets/media/full-page-photo-scroller/full-page-photo-scroller.module.css';
import scroller from '../../../../../widgets/media/full-page-photo-scroller/full-page-photo-scroller.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

let view: ReturnType<typeof stubIntersectionObserver>;
let isReduced = false;
const media = new EventTarget();

function changeMotion(reduced: boolean): void {
  isReduced = reduced;
  media.dispatchEvent(new Event('change'));
}

beforeEach(() => {
  view = stubIntersectionObserver();
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isReduced;
    },
    addEventListener: media.addEventListener.bind(media),
  }));
});

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
});

const FIGURE = (at: number) =>
  `<figure><img data-photo-src="/${at}.jpg" data-photo-srcset="/${at}-640.webp 640w" sizes="100vw" alt="Foto ${at}"><figcaption>Tekst ${at}</figcaption></figure>`;
const FIRST = '<figure><img src="/0.jpg" alt="Foto 0"><figcaption>Tekst 0</figcaption></figure>';

async function show(html = FIRST + [1, 2, 3, 4].map(FIGURE).join('')) {
  document.body.innerHTML = `<div data-widget="full-page-photo-scroller">${html}</div>`;
  const mounted = await mount(scroller, document.querySelector<HTMLElement>('[data-widget]'));
  const figures = [...mounted.hook.querySelectorAll('figure')];
  const texts = figures.map((figure) => figure.querySelector('figcaption') ?? figure);
  return { ...mounted, figures, texts };
}

/** Returns the figures whose files are loaded. */
const loaded = (figures: readonly Element[]) =>
  figures.flatMap((figure, at) => (figure.querySelector('img')?.hasAttribute('src') ? at : []));
/** Returns the figures whose photos are not loaded yet. */
const ahead = (figures: readonly Element[]) =>
  figures.flatMap((figure, at) => (figure.classList.contains(styles.ahead) ? at : []));
const fail = (figure: Element | undefined) => {
  const image = figure?.querySelector('img');
  if (!image) throw new Error('There is no image.');
  Object.defineProperties(image, {
    complete: { configurable: true, value: true },
    naturalWidth: { configurable: true, value: 0 },
  });
  image.dispatchEvent(new Event('error'));
};

it('shows the photo of the text in the middle, and fetches that one and the next [full-page-photo-scroller-1]', async () => {
  const { figures, texts } = await show();
  expect(loaded(figures)).toEqual([0]);
  view.leave(...texts);
  expect(ahead(figures)).toEqual([1, 2, 3, 4]);
  expect(loaded(figures)).toEqual([0, 1]);
  expect(figures[1]?.querySelector('img')).toMatchObject({ srcset: '/1-640.webp 640w', loading: 'eager' });
  if (texts[0] && texts[1]) view.enter(texts[0], texts[1]);
  expect(ahead(figures)).toEqual([2, 3, 4]);
  expect(loaded(figures)).toEqual([0, 1, 2]);
  if (texts[1]) view.leave(texts[1]);
  expect(ahead(figures)).toEqual([1, 2, 3, 4]);
});

it('skips the photos in between after a jump [full-page-photo-scroller-1]', async () => {
  const { figures, texts } = await show();
  // An observer reports all elements at once.
  for (const text of texts.slice(0, 4).reverse()) view.enter(text);
  expect(loaded(figures)).toEqual([0, 3, 4]);
  expect(ahead(figures)).toEqual([4]);
});

it('marks a photo that does not load, and retries it [full-page-photo-scroller-1]', async () => {
  const { figures, texts } = await show(
    `${FIRST}${FIGURE(1)}<figure><figcaption>Zonder foto</figcaption></figure>`,
  );
  view.leave(...texts);
  fail(figures[1]);
  expect(figures[1]?.classList.contains(styles.failed)).toBe(true);
  const set = vi.spyOn(figures[1]?.querySelector('img') as HTMLImageElement, 'src', 'set');
  if (texts[0] && texts[1]) view.enter(texts[0], texts[1]);
  expect(set).toHaveBeenCalledWith('/1.jpg');
  if (texts[2]) view.enter(texts[2]);
  expect(ahead(figures)).toEqual([]);
  Object.defineProperty(figures[1]?.querySelector('img'), 'naturalWidth', { value: 1280 });
  figures[1]?.querySelector('img')?.dispatchEvent(new Event('load'));
  expect(figures[1]?.classList.contains(styles.failed)).toBe(false);
});

it('leaves photos to the browser for visitors who prefer reduced motion, also later [full-page-photo-scroller-2]', async () => {
  isReduced = true;
  const { figures, texts } = await show();
  expect(loaded(figures)).toEqual([0, 1, 2, 3, 4]);
  expect(figures[4]?.querySelector('img')?.loading).toBe('lazy');
  expect(view.alive()).toBe(0);
  changeMotion(false);
  view.leave(...texts);
  expect(ahead(figures)).toEqual([1, 2, 3, 4]);
  expect(figures[1]?.querySelector('img')?.loading).toBe('eager');
  changeMotion(true);
  expect(ahead(figures)).toEqual([]);
  expect(view.alive()).toBe(0);
});

it('fetches all photos for paper [full-page-photo-scroller-2]', async () => {
  const { figures } = await show();
  window.dispatchEvent(new Event('beforeprint'));
  expect(loaded(figures)).toEqual([0, 1, 2, 3, 4]);
});

it('includes figures that are added later [full-page-photo-scroller-1]', async () => {
  const { hook, texts } = await show(FIRST);
  view.leave(...texts);
  hook.insertAdjacentHTML('beforeend', FIGURE(1));
  await Promise.resolve();
  const figures = [...hook.querySelectorAll('figure')];
  view.leave(...hook.querySelectorAll('figcaption'));
  expect(loaded(figures)).toEqual([0, 1]);
  expect(ahead(figures)).toEqual([1]);
});

it('restores the server’s markup, and names the missing part [full-page-photo-scroller-2]', async () => {
  const { hook, figures, texts, leave } = await show();
  const served = FIRST + [1, 2, 3, 4].map(FIGURE).join('');
  view.leave(...texts);
  fail(figures[1]);
  expect(hook.innerHTML).not.toBe(served);
  leave();
  expect(hook.innerHTML).toBe(served);
  expect(view.alive()).toBe(0);
  await expect(show('<p>Geen foto’s</p>')).rejects.toThrow(
    'full-page-photo-scroller: the hook holds no figure.',
  );
});

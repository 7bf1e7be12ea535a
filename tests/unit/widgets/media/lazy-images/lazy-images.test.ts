// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { on } from '../../../../../core/runtime/bus/bus.ts';
import lazyImages from '../../../../../widgets/media/lazy-images/lazy-images.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

let near: ReturnType<typeof stubIntersectionObserver>;

beforeEach(() => {
  vi.useFakeTimers();
  near = stubIntersectionObserver();
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('createImageBitmap', async () => ({ close() {} }));
});

afterEach(() => {
  leaveAll();
  vi.useRealTimers();
  sessionStorage.clear();
  delete document.body.dataset.blazyOffset;
  document.body.replaceChildren();
});

const PLAIN = { src: '/l.jpg' };
const ALL = { src: '/l.jpg', srcMedium: '/m.jpg', srcWebp: '/l.webp', srcMediumWebp: '/m.webp' };

/** Shows an image in a box of 3 by 2, with a noscript image beside it, as the CMS sends it. */
async function show(dataset: Record<string, string> = PLAIN) {
  const box = document.createElement('figure');
  box.getBoundingClientRect = () => ({ width: 300, height: 200 }) as DOMRect;
  const image = document.createElement('img');
  image.alt = 'Een trein in de sneeuw';
  Object.assign(image.dataset, dataset);
  box.append(image, document.createElement('noscript'));
  document.body.append(box);
  const mounted = await mount(lazyImages, image);
  return { ...mounted, box, image };
}

/** Reports the images as near the viewport. */
async function enter(...images: HTMLElement[]): Promise<void> {
  near.enter(...images);
  await vi.advanceTimersByTimeAsync(0);
}

/** Simulates the load of the image's file, in some size. */
async function arrive(image: HTMLImageElement, width = 300, height = 200): Promise<void> {
  Object.defineProperties(image, {
    naturalWidth: { configurable: true, value: width },
    naturalHeight: { configurable: true, value: height },
  });
  image.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(20);
}

const failToArrive = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'));
const source = (image: HTMLElement) => image.getAttribute('src');

it('loads an image only when it is within 200 px [lazy-images-1]', async () => {
  const { image } = await show();
  expect(near.options).toEqual([{ rootMargin: '200px' }]);
  expect(source(image)).toBeNull();
  await enter(image);
  expect(source(image)).toBe('/l.jpg');
  expect(image.loading).toBe('eager');
});

it('takes the offset from the body, and watches all images with one observer [lazy-images-1]', async () => {
  document.body.dataset.blazyOffset = '650';
  const { image } = await show();
  await show();
  expect(near.options).toEqual([{ rootMargin: '650px' }]);
  expect(near.observed.size).toBe(2);
  await enter(image);
  expect(near.observed.size).toBe(1);
});

it('takes the medium source below 640 px, as webp where that is shown [lazy-images-2, lazy-images-7]', async () => {
  vi.stubGlobal('innerWidth', 639);
  const { image } = await show(ALL);
  await enter(image);
  expect(source(image)).toBe('/m.webp');
});

it('marks the parent of a loaded image and emits it [lazy-images-3]', async () => {
  const { image, box } = await show();
  const received: unknown[] = [];
  const off = on('image:loaded', (payload) => received.push(payload.image));
  image.dispatchEvent(new Event('load'));
  expect(box.classList.contains('is-loaded')).toBe(false);
  await enter(image);
  await arrive(image);
  expect(box.classList.contains('is-loaded')).toBe(true);
  expect(received).toEqual([image]);
  off();
});

it('marks an image that misses the proportions of its box, again after a resize [lazy-images-4, lazy-images-6]', async () => {
  const { image, box } = await show();
  await enter(image);
  await arrive(image, 301, 200);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([...image.classList]).toEqual(['is-too-wide']);

  box.getBoundingClientRect = () => ({ width: 300, height: 150 }) as DOMRect;
  dispatchEvent(new Event('resize'));
  await vi.advanceTimersByTimeAsync(999);
  expect([...image.classList]).toEqual(['is-too-wide']);
  await vi.advanceTimersByTimeAsync(20);
  expect([...image.classList]).toEqual(['is-too-high']);
});

it('loads all images at once for printing [lazy-images-5]', async () => {
  const images = [await show(), await show(), await show(ALL)].map(({ image }) => image);
  dispatchEvent(new Event('beforeprint'));
  await vi.advanceTimersByTimeAsync(0);
  expect(images.map(source)).toEqual(['/l.jpg', '/l.jpg', '/l.webp']);
});

it('looks again 300 and 800 ms after the start, and a second after the last resize [lazy-images-6]', async () => {
  const { image } = await show();
  const looks = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return near.starts(image);
  };
  expect(await looks(299)).toBe(1);
  expect(await looks(1)).toBe(2);
  expect(await looks(499)).toBe(2);
  expect(await looks(1)).toBe(3);
  dispatchEvent(new Event('resize'));
  expect(await looks(900)).toBe(3);
  dispatchEvent(new Event('resize'));
  expect(await looks(999)).toBe(3);
  expect(await looks(1)).toBe(4);
  expect(await looks(10_000)).toBe(4);
});

it('takes the plain source where webp is not shown, and remembers that [lazy-images-7, storage-2]', async () => {
  const decode = vi.fn(async () => {
    throw new DOMException('No such format.', 'InvalidStateError');
  });
  vi.stubGlobal('createImageBitmap', decode);
  const { image, box } = await show(ALL);
  const other = box.appendChild(image.cloneNode() as HTMLImageElement);
  await mount(lazyImages, other);
  await enter(other);
  expect(source(other)).toBe('/l.jpg');
  expect(decode).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('nmt_webp')).toContain('"value":false');
});

it('falls back to the plain source when the webp fails [lazy-images-7]', async () => {
  const { image, box } = await show(ALL);
  await enter(image);
  failToArrive(image);
  expect(source(image)).toBe('/l.jpg');
  await arrive(image);
  expect(box.classList.contains('is-loaded')).toBe(true);
});

it('keeps text and box of an image that fails, and tries again when the connection returns [lazy-images-7]', async () => {
  const { image, box } = await show();
  await vi.advanceTimersByTimeAsync(1_000);
  await enter(image);
  failToArrive(image);
  expect(source(image)).toBeNull();
  expect(image.alt).toBe('Een trein in de sneeuw');
  expect(image.className, 'a class lets the style show the text').toBe('is-failed');
  expect(image.isConnected).toBe(true);
  expect(box.className).toBe('');
  expect(logged(/^warn/).flat().join()).toContain('/l.jpg could not be loaded');

  dispatchEvent(new Event('online'));
  await enter(image);
  expect(source(image)).toBe('/l.jpg');
});

it('lets the browser fetch the larger source lazily when the window grew [lazy-images-2, lazy-images-6]', async () => {
  vi.stubGlobal('innerWidth', 400);
  const { image } = await show({ src: '/l.jpg', srcMedium: '/m.jpg' });
  await enter(image);
  await arrive(image);
  vi.stubGlobal('innerWidth', 1000);
  dispatchEvent(new Event('resize'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(source(image)).toBe('/l.jpg');
  expect(image.loading).toBe('lazy');

  failToArrive(image);
  expect(source(image)).toBe('/m.jpg');
  logged('warn nmt feature: The image /l.jpg could not be loaded; what was there stays.');
});

it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', ''])('refuses the address %o', async (src) => {
  if (src === '') await expect(show({})).rejects.toThrow(/data-src is missing/);
  else await expect(show({ src })).rejects.toThrow(/data-src is/);
});

it('gives the image back as it was, and ends with the last one', async () => {
  const first = await show();
  const second = await show();
  const served = first.box.innerHTML;
  await enter(first.image);
  await arrive(first.image, 900, 200);
  first.leave();
  expect(first.box.innerHTML.replace(' class=""', '')).toBe(served);
  expect(first.box.className).toBe('');
  expect(near.alive()).toBe(1);
  second.leave();
  expect(near.alive()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  dispatchEvent(new Event('beforeprint'));
  await vi.advanceTimersByTimeAsync(0);
  expect(source(second.image)).toBeNull();
});

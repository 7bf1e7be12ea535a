// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import photoLightbox from '../../../../../widgets/media/photo-lightbox/photo-lightbox.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const open = vi.hoisted(() =>
  vi.fn<(opening: { start: number; push: boolean; photos: object[] }) => Promise<void>>(),
);
vi.mock('../../../../../widgets/media/photo-lightbox/lightbox.tsx', () => ({
  createLightbox: () => ({ open }),
}));

beforeEach(() => {
  open.mockReset().mockResolvedValue();
});

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

const figure = (hash: string) =>
  `<figure data-photo-hash="${hash}"><div><img src="/${hash}.jpg" alt="${hash}"></div><figcaption>${hash}</figcaption></figure>`;

async function show(html: string) {
  const hook = document.createElement('article');
  hook.dataset.widget = 'photo-lightbox';
  hook.append(document.createRange().createContextualFragment(html));
  document.body.append(hook);
  return mount(photoLightbox, hook);
}

const buttons = (within: Element) => [
  ...within.querySelectorAll<HTMLElement>('[aria-label="Vergroot foto"]'),
];

it('opens a photo by its button, and adds an entry [photo-lightbox-1, photo-lightbox-4]', async () => {
  const { hook } = await show(figure('a') + figure('b'));
  expect(buttons(hook)).toHaveLength(2);
  buttons(hook)[1]?.click();
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  expect(open.mock.calls[0]?.[0]).toMatchObject({ start: 1, push: true });
});

it('opens a photo by a click on it, with the focus on its button [photo-lightbox-4]', async () => {
  const { hook } = await show(figure('a') + figure('b'));
  hook.querySelector('img')?.click();
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  expect(open.mock.calls[0]?.[0]).toMatchObject({ start: 0, push: true });
  // Where the lightbox returns the focus to.
  expect(document.activeElement).toBe(buttons(hook)[0]);
});

it('opens the photo in the address, without another entry [photo-lightbox-1, photo-lightbox-5]', async () => {
  // The lightbox stays open; the simulated browser fires the event for a replaced address as well.
  open.mockReturnValue(new Promise(() => {}));
  history.replaceState(null, '', '#photo=b');
  await show(figure('a') + figure('b'));
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  expect(open.mock.calls[0]?.[0]).toMatchObject({ start: 1, push: false });
});

it('opens nothing for an unknown hash or a caption [photo-lightbox-5]', async () => {
  history.replaceState(null, '', '#photo=c');
  const { hook } = await show(figure('a'));
  hook.querySelector('figcaption')?.click();
  // The next opening is the first.
  buttons(hook)[0]?.click();
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  expect(open.mock.calls[0]?.[0]).toMatchObject({ start: 0, push: true });
});

it('leaves a link elsewhere and a click for a new tab alone [photo-lightbox-4]', async () => {
  const { hook } = await show(
    `<figure data-photo-hash="a"><a href="/artikel"><img src="/a.jpg" alt=""></a></figure>${figure('b')}`,
  );
  const press = (target: Element | null | undefined, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // The test page does not navigate.
    addEventListener('click', (late) => late.preventDefault(), { once: true });
    let wasPrevented = false;
    document.body.addEventListener(
      'click',
      () => {
        wasPrevented = event.defaultPrevented;
      },
      { once: true },
    );
    target?.dispatchEvent(event);
    return wasPrevented;
  };
  expect(press(hook.querySelector('a img'))).toBe(false);
  expect(press(hook.querySelectorAll('img')[1], { ctrlKey: true })).toBe(false);
  expect(press(hook.querySelectorAll('img')[1])).toBe(true);
});

it('adds buttons to later photos, and removes all again [photo-lightbox-4]', async () => {
  const { hook, leave } = await show(figure('a'));
  const served = hook.innerHTML;
  hook.insertAdjacentHTML('beforeend', figure('b'));
  await vi.waitFor(() => expect(buttons(hook)).toHaveLength(2));
  leave();
  expect(buttons(hook)).toHaveLength(0);
  expect(served).toContain('Vergroot foto');
  expect(hook.innerHTML).toBe(figure('a') + figure('b'));
});

it('gives a drawn photo its button again, and looks only at what has changed', async () => {
  const { hook } = await show(`<div>${figure('a')}</div>${figure('b')}`);
  const search = vi.spyOn(hook, 'querySelectorAll');
  const first = hook.querySelector('figure') as HTMLElement;
  first.innerHTML = '<img src="/c.jpg" alt="c">';
  await vi.waitFor(() => expect(buttons(first)).toHaveLength(1));
  expect(search).not.toHaveBeenCalled();
});

it('logs once that the lightbox does not load; photo and caption stay [photo-lightbox-4]', async () => {
  open.mockRejectedValue(new Error('no chunk'));
  const { hook } = await show(figure('a'));
  buttons(hook)[0]?.click();
  await vi.waitFor(() => expect(logged('error', 'The lightbox could not be shown.')).toHaveLength(1));
  expect(hook.querySelector('figcaption')?.textContent).toBe('a');
});

it.each([
  [
    'the picture',
    '<figure><img data-photo-hash="HASH" src="/HASH.jpg" alt=""><figcaption>Bijschrift</figcaption></figure>',
    1,
  ],
  [
    'the link',
    '<figure><a data-photo-hash="HASH" href="/foto/HASH/"><img src="/HASH.jpg" alt=""></a><figcaption>Bijschrift</figcaption></figure>',
    1,
  ],
  [
    'a div',
    '<div data-photo-hash="HASH"><img src="/HASH.jpg" alt=""><p class="figcaption">Bijschrift</p></div>',
    1,
  ],
  ['a link without a figure', '<a data-photo-hash="HASH" href="#"><img src="/HASH.jpg" alt=""></a>', 0],
])('takes the name from %s, too [photo-lightbox-4, photo-lightbox-5]', async (_, html, count) => {
  const { hook, leave } = await show(html.replaceAll('HASH', 'a') + html.replaceAll('HASH', 'b'));
  const before = html.replaceAll('HASH', 'a') + html.replaceAll('HASH', 'b');
  expect(buttons(hook)).toHaveLength(count * 2);
  hook.querySelectorAll('img')[1]?.click();
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  const [opening] = open.mock.calls[0] ?? [];
  expect(opening).toMatchObject({ start: 1, push: true, photos: [{ hash: 'a' }, { hash: 'b' }] });
  if (html.includes('<figcaption>'))
    expect(opening).toMatchObject({ photos: [{ caption: { text: 'Bijschrift' } }, {}] });
  leave();
  expect(hook.innerHTML).toBe(before);
});

it('shows the photos of hooks that are one photo each as one row, once [photo-lightbox-1, photo-lightbox-4]', async () => {
  open.mockReturnValue(new Promise(() => {}));
  history.replaceState(null, '', '#photo');
  const hooks = ['a', 'b'].map((hash) => {
    const box = document.createElement('div');
    box.innerHTML = figure(hash);
    const hook = box.firstElementChild as HTMLElement;
    hook.dataset.widget = 'photo-lightbox';
    document.body.append(hook);
    return hook;
  });
  for (const hook of hooks) await mount(photoLightbox, hook);
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
  expect(open).toHaveBeenCalledTimes(1);
  expect(open.mock.calls[0]?.[0]).toMatchObject({ start: 0, photos: [{ hash: 'a' }, { hash: 'b' }] });
  hooks[1]?.querySelector('img')?.click();
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  expect(open.mock.calls[1]?.[0]).toMatchObject({ start: 1, push: true });
});

it('opens the first photo of the first hook alone at #photo [photo-lightbox-5]', async () => {
  open.mockReturnValue(new Promise(() => {}));
  history.replaceState(null, '', '#photo');
  await show('<p>Nog geen foto</p>');
  await show(figure('a'));
  await show(figure('b'));
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
  expect(open).toHaveBeenCalledTimes(1);
  expect(open.mock.calls[0]?.[0]).toMatchObject({ start: 0, photos: [{ hash: 'a' }] });
});

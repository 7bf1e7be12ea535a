// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { readPhotos } from '../../../../../widgets/media/photo-lightbox/photos.ts';

const here = (path: string) => new URL(path, document.baseURI).href;

function read(html: string, windowWidth = 1280) {
  const hook = document.createElement('article');
  hook.append(document.createRange().createContextualFragment(html));
  document.body.append(hook);
  return readPhotos(hook, windowWidth);
}

afterEach(() => document.body.replaceChildren());

it('reads name, file, text, size and caption of each photo, in order [photo-lightbox-1, photo-lightbox-2]', () => {
  const photos = read(`
    <figure data-photo-hash="a"><img src="/a.jpg" alt="A" width="640" height="400"><figcaption> Een <b>foto</b> </figcaption></figure>
    <figure><img src="/ordinary.jpg" alt=""></figure>
    <figure data-photo-hash=""><img src="/nameless.jpg" alt=""></figure>
    <figure data-photo-hash="no picture"></figure>
    <figure data-photo-hash="b"><div><img src="/b.jpg" alt=""></div></figure>`);
  expect(photos).toEqual([
    {
      hash: 'a',
      sources: [here('/a.jpg')],
      alt: 'A',
      width: 640,
      height: 400,
      caption: { html: ' Een <b>foto</b> ', text: 'Een foto' },
    },
    {
      hash: 'b',
      sources: [here('/b.jpg')],
      alt: '',
      width: undefined,
      height: undefined,
      caption: undefined,
    },
  ]);
});

const LAZY =
  'data-src="/x-1280.jpg" data-src-medium="/x-640.jpg" data-src-webp="/x-1280.webp" data-src-medium-webp="/x-640.webp"';

it('takes the loaded file of a lazy image, otherwise its next one [photo-lightbox-2]', () => {
  const sources = (attributes: string, width: number) =>
    read(`<figure data-photo-hash="x"><img ${attributes} ${LAZY} alt=""></figure>`, width)[0]?.sources;
  expect(sources('', 1280)).toEqual([here('/x-1280.webp'), here('/x-1280.jpg')]);
  document.body.replaceChildren();
  expect(sources('', 360)).toEqual([here('/x-640.webp'), here('/x-640.jpg')]);
  document.body.replaceChildren();
  expect(sources('src="/placeholder.svg"', 360)).toEqual([here('/x-640.webp'), here('/x-640.jpg')]);
  document.body.replaceChildren();
  expect(sources('src="/x-1280.jpg"', 1280)).toEqual([here('/x-1280.jpg')]);
});

it('lets the browser choose the file of a photo that waits for its turn, as the page will [photo-lightbox-2, full-page-photo-scroller-1]', () => {
  const first = (attributes: string, around: [string, string] = ['', '']) => {
    document.body.replaceChildren();
    const image = `<img ${attributes} sizes="160vh" alt="">`;
    const [photo] = read(`<figure data-photo-hash="x">${around[0]}${image}${around[1]}</figure>`);
    return photo && { sources: photo.sources, set: photo.set };
  };
  const waits = 'data-photo-src="/x-1280.jpg" data-photo-srcset="/x-640.webp 640w, /x-1280.webp 1280w"';
  const set = { srcset: '/x-640.webp 640w, /x-1280.webp 1280w', sizes: '160vh' };
  expect(first(waits)).toEqual({ sources: [here('/x-1280.jpg')], set });
  expect(first(`${waits} src="/x-1280.jpg"`)).toEqual({ sources: [here('/x-1280.jpg')], set: undefined });
  expect(first(waits, ['<a href="/x-2560.jpg">', '</a>'])).toEqual({
    sources: [here('/x-2560.jpg'), here('/x-1280.jpg')],
    set: undefined,
  });
  expect(first('data-photo-src="javascript:alert(1)"')).toBeUndefined();
});

it('prefers the larger file that the picture links to, and only a file [photo-lightbox-2]', () => {
  const sources = (href: string) =>
    read(`<figure data-photo-hash="x"><a href="${href}"><img src="/x.jpg" alt=""></a></figure>`).at(-1)
      ?.sources;
  expect(sources('/x-2560.jpg')).toEqual([here('/x-2560.jpg'), here('/x.jpg')]);
  expect(sources('/nieuws/2026/een-artikel')).toEqual([here('/x.jpg')]);
  expect(sources('javascript:alert(1)//.jpg')).toEqual([here('/x.jpg')]);
});

it('leaves out concealed photos [photo-lightbox-2]', () => {
  const hashes = (html: string) => read(html).map(({ hash }) => hash);
  const figure = (hash: string) => `<figure data-photo-hash="${hash}"><img src="/x.jpg" alt=""></figure>`;
  expect(
    hashes(`${figure('a')}<details>${figure('closed')}</details><details open>${figure('b')}</details>
      <div hidden>${figure('hidden')}</div>`),
  ).toEqual(['a', 'b']);
  document.body.replaceChildren();
  expect(hashes('<figure data-photo-hash="x"><details><img src="/x.jpg" alt=""></details></figure>')).toEqual(
    [],
  );
});

it('never takes an unsafe address [photo-lightbox-5]', () => {
  expect(read('<figure data-photo-hash="x"><img data-src="javascript:alert(1)" alt=""></figure>')).toEqual(
    [],
  );
});

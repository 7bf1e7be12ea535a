// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../../../core/domain/liveblog/content-of.ts';
import { morph } from '../../../../../core/domain/liveblog/morph.ts';

function element(html: string): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild as HTMLElement;
}

const part = fc.constantFrom(
  '<p>een</p>',
  '<p>twee <a href="/x">link</a></p>',
  '<p>drie</p>',
  '<h2>kop</h2>',
  '<video src="/v.mp4"></video>',
  '<ul><li>a</li><li>b</li></ul>',
  '<div data-widget="poll" data-id="1">stem</div>',
);
const article = fc.array(part, { maxLength: 7 }).map((parts) => `<li>${parts.join('')}</li>`);

describe('morph', () => {
  it('turns any update into any other [liveblog-7]', () => {
    fc.assert(
      fc.property(article, article, (before, after) => {
        const shown = element(before);
        morph(shown, element(after));
        // A copy, of which nothing is remembered.
        expect(contentOf(shown.cloneNode(true))).toBe(contentOf(element(after)));
        expect(shown.children).toHaveLength(element(after).children.length);
      }),
    );
  });

  it('leaves equal nodes alone, so that a video keeps playing [liveblog-7]', () => {
    const shown = element('<li><h2>Kop</h2><video src="/v.mp4"></video><p>Oud</p><p>Blijft</p></li>');
    const [headline, video, , stays] = shown.children;
    morph(
      shown,
      element('<li><h2>Nieuwe kop</h2><video src="/v.mp4"></video><p>Nieuw</p><p>Meer</p><p>Blijft</p></li>'),
    );
    expect([...shown.children].map(({ textContent }) => textContent)).toEqual([
      'Nieuwe kop',
      '',
      'Nieuw',
      'Meer',
      'Blijft',
    ]);
    expect(shown.children[0]).toBe(headline);
    expect(shown.children[1]).toBe(video);
    expect(shown.children[4]).toBe(stays);
  });

  it('changes words within their text node, where a selection may begin', () => {
    const shown = element('<li><p>Er zijn <b>drie</b> gewonden.</p></li>');
    const [before, bold] = shown.firstElementChild?.childNodes ?? [];
    morph(shown, element('<li><p>Er zijn <b>vier</b> gewonden.</p></li>'));
    expect(shown.textContent).toBe('Er zijn vier gewonden.');
    expect(shown.firstElementChild?.firstChild).toBe(before);
    expect(shown.querySelector('b')).toBe(bold);
  });

  it('keeps the features’ nodes, classes and state', () => {
    const shown = element(
      '<li class="update nmt-fresh" data-widget-state="mounted"><p>Oud</p><iframe></iframe><div data-update-drawn><button>Luister</button></div></li>',
    );
    const drawn = shown.lastElementChild;
    morph(shown, element('<li class="update" data-pinned="1"><p>Nieuw</p><p>Meer</p></li>'));
    expect(shown.lastElementChild).toBe(drawn);
    expect([...shown.children].map(({ localName }) => localName)).toEqual(['p', 'p', 'iframe', 'div']);
    expect(shown.className).toBe('update nmt-fresh');
    expect(shown.dataset).toMatchObject({ pinned: '1', widgetState: 'mounted' });
  });

  it('keeps a loaded picture, and what the visitor closed [liveblog-7]', () => {
    const served = (text: string) =>
      `<li><p>${text}</p><img src="/leeg.gif" data-src="/foto.jpg" alt=""><details open><summary>Kaart</summary>Hier</details></li>`;
    const shown = element(served('Oud'));
    const [image, details] = [shown.querySelector('img'), shown.querySelector('details')];
    image?.setAttribute('src', '/foto.webp');
    details?.removeAttribute('open');
    morph(shown, element(served('Nieuw')));
    expect(shown.querySelector('p')?.textContent).toBe('Nieuw');
    expect(shown.querySelector('img')).toBe(image);
    expect(image?.getAttribute('src')).toBe('/foto.webp');
    expect(details?.hasAttribute('open')).toBe(false);
  });

  it('replaces a hook whose attributes changed, and leaves one that a feature filled', () => {
    const shown = element(
      '<li><div data-widget="poll" data-id="1" data-widget-state="mounted">gevuld</div></li>',
    );
    const [hook] = shown.children;
    morph(shown, element('<li><div data-widget="poll" data-id="1">leeg</div><p>x</p></li>'));
    expect(shown.firstElementChild).toBe(hook);
    expect(hook?.textContent).toBe('gevuld');
    morph(shown, element('<li><div data-widget="poll" data-id="2">leeg</div><p>x</p></li>'));
    expect(shown.firstElementChild).not.toBe(hook);
    expect(shown.firstElementChild?.textContent).toBe('leeg');
  });
});

describe('contentOf', () => {
  it.each([
    [
      'an age that grows',
      '<p><time datetime="2026-01-01">1 minuut</time></p>',
      '<p><time datetime="2026-01-01">2 minuten</time></p>',
    ],
    [
      'a lazy image that has loaded',
      '<p><img data-src="/a.jpg" alt="A"></p>',
      '<p><img data-src="/a.jpg" src="/a.webp" alt="A"></p>',
    ],
    ['space in the source', '<p>een <b>twee</b></p>', '<p>\n een <b>twee</b>\n</p>'],
    [
      'what the sanitiser takes out',
      '<p>een</p>',
      '<p style="color:red" onclick="x()">een<script>1</script></p>',
    ],
  ])('is the same for %s', (_, one, other) => {
    expect(contentOf(element(one))).toBe(contentOf(element(other)));
  });

  it.each([
    ['words', '<p>een</p>', '<p>twee</p>'],
    ['where a link leads', '<p><a href="/a">x</a></p>', '<p><a href="/b">x</a></p>'],
    ['a picture', '<p><img src="/a.jpg" alt=""></p>', '<p><img src="/b.jpg" alt=""></p>'],
    ['structure', '<p>een twee</p>', '<p><b>een</b> twee</p>'],
  ])('distinguishes another %s', (_, one, other) => {
    expect(contentOf(element(one))).not.toBe(contentOf(element(other)));
  });
});

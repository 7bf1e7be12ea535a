// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, contentWithin, rememberServed } from '../../../../../core/domain/liveblog/content-of.ts';
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
        // A copy, for which nothing is stored.
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

describe('what another script made of the server’s content', () => {
  const QUOTE = '<blockquote class="quote">Citaat</blockquote>';
  const shownFrom = (html: string) => {
    const shown = element(html);
    rememberServed(shown);
    return shown;
  };
  const tagsOf = (shown: Element) =>
    [...shown.children].map(({ localName, textContent }) => `${localName} ${textContent}`);

  it.each([
    ['a frame', '<iframe></iframe>', 'iframe '],
    ['a box around a frame', '<div class="embed"><iframe></iframe></div>', 'div '],
  ])('stays where the server changed nothing: %s in the place of a quotation', (_, made, tag) => {
    const shown = shownFrom(`<li><p>Een zin.</p>${QUOTE}<p>Slot.</p></li>`);
    const frame = element(made);
    shown.querySelector('blockquote')?.replaceWith(frame);
    morph(shown, element(`<li><p>Een zín.</p>${QUOTE}<p>Slot.</p></li>`));
    expect(tagsOf(shown)).toEqual(['p Een zín.', tag, 'p Slot.']);
    expect(shown.children[1]).toBe(frame);
    morph(shown, element(`<li><h2>Kop</h2><p>Een zín.</p>${QUOTE}<p>Erbij.</p></li>`));
    expect(tagsOf(shown)).toEqual(['h2 Kop', 'p Een zín.', tag, 'p Erbij.']);
    expect(shown.children[2]).toBe(frame);
  });

  it.each([
    ['first', (quote: string, rest: string) => quote + rest],
    ['last', (quote: string, rest: string) => rest + quote],
  ])('stays where the quotation is the %s part', (_, list) => {
    const shown = shownFrom(`<li>${list(QUOTE, '<p>Oud</p>')}</li>`);
    shown.querySelector('blockquote')?.replaceWith(element('<div><iframe></iframe></div>'));
    morph(shown, element(`<li>${list(QUOTE, '<p>Nieuw</p>')}</li>`));
    expect(tagsOf(shown).join()).toBe(list('div ,', 'p Nieuw,').slice(0, -1));
  });

  it('goes where the server changed or removed it', () => {
    const shown = shownFrom(`<li><p>Een</p>${QUOTE}<p>Twee</p></li>`);
    shown.querySelector('blockquote')?.replaceWith(element('<div><iframe></iframe></div>'));
    morph(shown, element('<li><p>Een</p><blockquote>Ander citaat</blockquote><p>Twee</p></li>'));
    expect(tagsOf(shown)).toEqual(['p Een', 'blockquote Ander citaat', 'p Twee']);
    shown.querySelector('blockquote')?.replaceWith(element('<div><iframe></iframe></div>'));
    morph(shown, element('<li><p>Een</p><p>Twee</p></li>'));
    expect(tagsOf(shown)).toEqual(['p Een', 'p Twee']);
  });

  it('stays away where a script took it away, and stays where a script added it', () => {
    const shown = shownFrom(`<li><p>Een</p>${QUOTE}</li>`);
    shown.querySelector('blockquote')?.remove();
    shown.append(element('<div>Advertentie</div>'));
    morph(shown, element(`<li><p>Een.</p>${QUOTE}</li>`));
    expect(tagsOf(shown)).toEqual(['p Een.', 'div Advertentie']);
  });

  it('stays in texts and attributes as well', () => {
    const shown = shownFrom('<li><p>Een <b>twee</b> <a href="/a" class="x">drie</a></p></li>');
    const [, bold, , link] = shown.firstElementChild?.childNodes ?? [];
    if (shown.firstElementChild?.firstChild) shown.firstElementChild.firstChild.nodeValue = 'One ';
    (link as Element).setAttribute('href', '/a?from=x');
    morph(shown, element('<li><p>Een <b>vier</b> <a href="/a" class="x">drie</a></p></li>'));
    expect(shown.innerHTML).toBe('<p>One <b>vier</b> <a href="/a?from=x" class="x">drie</a></p>');
    expect(shown.querySelector('b')).toBe(bold);
  });
});

describe('contentOf', () => {
  it('is the same for an e-mail address however Cloudflare encoded it', () => {
    const encode = (key: number) =>
      [key, ...new TextEncoder().encode('tip@krant.nl').map((byte) => byte ^ key)]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
    const decoded = element('<p>Mail <a href="mailto:tip@krant.nl">ons</a> of tip@krant.nl nu</p>');
    for (const key of [3, 180]) {
      const code = encode(key);
      const sent = element(
        `<p>Mail <a href="/cdn-cgi/l/email-protection#${code}">ons</a> of <span class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</span> nu</p>`,
      );
      expect(contentWithin(sent)).toBe(contentWithin(decoded));
      // Cloudflare's script replaces the element by a text.
      sent.querySelector('a')?.setAttribute('href', 'mailto:tip@krant.nl');
      sent.querySelector('span')?.replaceWith('tip@krant.nl');
      expect(contentWithin(sent)).toBe(contentWithin(decoded));
    }
  });

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

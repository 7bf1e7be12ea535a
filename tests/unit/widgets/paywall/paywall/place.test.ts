// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAYWALL_DEFAULTS } from '../../../../../core/domain/paywall/config.ts';
import type { PaywallType } from '../../../../../core/domain/paywall/types.ts';
import { putInPlace } from '../../../../../widgets/paywall/paywall/put-in-place.ts';

const PAGE = `<header data-widget="sticky-header"></header>
<main><div data-widget="paywall"></div><div data-paywall-content><p>een</p><figure>foto</figure><p>twee</p><div data-games-player>spel</div><p>drie</p></div></main>`;

let ending: AbortController;
afterEach(() => ending.abort());
beforeEach(() => {
  document.body.innerHTML = PAGE;
  document.head.innerHTML = '';
  ending = new AbortController();
});

const content = () => document.querySelector('[data-paywall-content]') as HTMLElement;
const shown = () =>
  [...content().querySelectorAll('p, figure')]
    .filter((part) => !part.closest('[hidden]'))
    .map((part) => part.textContent);
/** What the wall itself changed has been seen by whoever observes. */
const settled = () => new Promise((done) => setTimeout(done));
function put(as: PaywallType | 'plain', clipAfter = 1) {
  const section = document.createElement('section');
  const hook = document.querySelector('[data-widget="paywall"]') as HTMLElement;
  const isBlocking = putInPlace({
    as,
    section,
    hook,
    clipAfter,
    config: PAYWALL_DEFAULTS,
    signal: ending.signal,
  });
  return { section, isBlocking };
}

describe('a blocking wall', () => {
  it('of type hard hides the whole content and stands in its place [paywall-types-4]', () => {
    const { section, isBlocking } = put('hard');
    expect(isBlocking).toBe(true);
    expect(content().hidden).toBe(true);
    expect(content().nextElementSibling).toBe(section);
  });

  it.each([
    [1, ['een']],
    [2, ['een', 'foto', 'twee']],
    [9, ['een', 'foto', 'twee', 'drie']],
    [0, []],
  ])(
    'of type overcontent clips after %i paragraphs [paywall-types-7, paywall-types-9]',
    (clipAfter, left) => {
      put('overcontent', clipAfter);
      expect(shown()).toEqual(left);
    },
  );

  it('clips paragraphs in elements of their own, too [paywall-types-7]', () => {
    content().innerHTML = '<div><p>een</p></div><div><p>twee</p><p>drie</p></div><div><p>vier</p></div>';
    put('overcontent', 2);
    expect(shown()).toEqual(['een', 'twee']);
  });

  it('takes the focus that was in what it hides, and leaves every other [paywall-types-9]', () => {
    content().insertAdjacentHTML('beforeend', '<button>in de tekst</button>');
    content().querySelector('button')?.focus();
    const section = document.createElement('section');
    section.tabIndex = -1;
    const hook = document.querySelector('[data-widget="paywall"]') as HTMLElement;
    putInPlace({ as: 'hard', section, hook, clipAfter: 1, config: PAYWALL_DEFAULTS, signal: ending.signal });
    expect(document.activeElement).toBe(section);
    ending.abort();
    ending = new AbortController();
    document.body.insertAdjacentHTML('beforeend', '<button id="elders"></button>');
    document.getElementById('elders')?.focus();
    put('hard');
    expect(document.activeElement?.id).toBe('elders');
  });

  it('takes games away, also those that come later [paywall-types-21]', async () => {
    put('overcontent', 9);
    expect(document.querySelector('[data-games-player]')).toBeNull();
    document.body.insertAdjacentHTML('beforeend', '<div data-games-player></div>');
    await vi.waitFor(() => expect(document.querySelector('[data-games-player]')).toBeNull());
  });

  it('hides what comes later [paywall-types-9]', async () => {
    put('overcontent');
    await settled();
    content().insertAdjacentHTML('beforeend', '<p>vier</p>');
    await vi.waitFor(() => expect(shown()).toEqual(['een']));
  });

  it('hides again what somebody shows [paywall-types-9]', async () => {
    put('overcontent');
    await settled();
    (content().children[1] as HTMLElement).hidden = false;
    await vi.waitFor(() => expect(shown()).toEqual(['een']));
  });

  it('hides what another feature shows by a style of its own, and words and drawings without a paragraph [paywall-types-9]', async () => {
    content().insertAdjacentHTML('beforeend', 'losse woorden<svg></svg>');
    put('overcontent');
    await settled();
    const third = content().querySelectorAll('p')[2] as HTMLElement;
    third.style.setProperty('display', 'block', 'important');
    await vi.waitFor(() => expect(third.style.display).toBe('none'));
    expect(content().lastElementChild?.hasAttribute('hidden')).toBe(true);
    const loose = [...content().childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
    expect(loose).toEqual([]);
    expect([...content().querySelectorAll('[hidden]')].map(({ textContent }) => textContent)).toContain(
      'losse woorden',
    );
  });

  it('keeps a paragraph’s own style for when it goes', () => {
    const third = content().querySelectorAll('p')[2] as HTMLElement;
    third.style.display = 'flex';
    put('hard');
    put('overcontent');
    ending.abort();
    expect(third.style.display).toBe('flex');
  });

  it('gives everything back when it goes', () => {
    put('overcontent');
    ending.abort();
    expect(document.body.innerHTML.replace(/ class="[^"]*"|=""(?=[ >])|<!---->/g, '')).toBe(PAGE);
    expect(document.querySelector('section, [data-paywall-hidden]')).toBeNull();
  });

  it('blocks nothing that the page calls free', () => {
    document.head.innerHTML = '<script type="application/ld+json">{"isAccessibleForFree":true}</script>';
    expect(put('hard').isBlocking).toBe(false);
    expect(content().hidden).toBe(false);
  });

  it('finds the content by the structured data where no element is marked', () => {
    content().className = 'tekst';
    content().removeAttribute('data-paywall-content');
    document.head.innerHTML = `<script type="application/ld+json">${JSON.stringify({ isAccessibleForFree: false, hasPart: { isAccessibleForFree: false, cssSelector: '.tekst' } })}</script>`;
    expect(put('hard').isBlocking).toBe(true);
    expect((document.querySelector('.tekst') as HTMLElement).hidden).toBe(true);
  });
});

describe('a soft wall', () => {
  it('of type inline stands after its paragraph, the later ones stay [paywall-types-6]', () => {
    const { section } = put('inline', 2);
    expect(section.previousElementSibling?.textContent).toBe('twee');
    expect(shown()).toEqual(['een', 'foto', 'twee', 'drie']);
  });

  it('of type belowcontent stands right after the content, which stays whole [paywall-types-10]', () => {
    const { section } = put('belowcontent');
    expect(content().nextElementSibling).toBe(section);
    expect(shown()).toHaveLength(4);
  });

  it('of type topbanner stands above the header, in the flow [paywall-types-11]', () => {
    const { section } = put('topbanner');
    expect(section.nextElementSibling?.tagName).toBe('HEADER');
  });

  it('of type soft leaves the article as it is [paywall-types-5]', () => {
    expect(put('soft').section.parentElement).toBe(document.body);
    expect(shown()).toHaveLength(4);
  });

  it.each(['soft', 'inline', 'belowcontent', 'topbanner', 'topbanner-sticky', 'plain'] as const)(
    'of type %s blocks nothing and leaves games alone [paywall-types-2]',
    (type) => {
      expect(put(type).isBlocking).toBe(false);
      expect(document.querySelector('[data-games-player]')).not.toBeNull();
    },
  );
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergePaywallConfig } from '../../../../../../core/domain/paywall/config.ts';
import { type KeptWall, keepWall } from '../../../../../../widgets/paywall/paywall/wall/keep-wall.ts';
import { hasBlockingWall } from '../../../../../../widgets/paywall/paywall/wall/standing-walls.ts';
import { logged, unexpected } from '../../../../support/logged.ts';

const PAYWALL_DEFAULTS = mergePaywallConfig();

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
/** Waits until observers have seen the wall's own changes. */
const settled = () => new Promise((done) => setTimeout(done));
function put(as: Parameters<typeof keepWall>[0]['as'], clipAfter = 1, config = PAYWALL_DEFAULTS) {
  const section = document.createElement('section');
  section.tabIndex = -1;
  const hook = document.querySelector('[data-widget="paywall"]') as HTMLElement;
  const placed = keepWall({ as, section, hook, clipAfter, config, signal: ending.signal });
  return { section, placed };
}

describe('a blocking wall', () => {
  it('of type hard hides the whole content and replaces it [paywall-types-4]', () => {
    const { section, placed } = put('hard');
    expect(placed.blocks()).toBe(true);
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

  it('clips where the server has ended the text, whatever the campaign says [paywall-types-7]', () => {
    const served = '<p>een</p><p>twee</p><div data-paywall-closed><p>drie</p></div>';
    for (const clipAfter of [0, 1, 3]) {
      content().innerHTML = served;
      put('overcontent', clipAfter);
      expect(shown()).toEqual(['een', 'twee']);
      ending.abort();
      ending = new AbortController();
    }
    content().innerHTML = '<p data-paywall-closed>een</p>';
    put('overcontent', 1);
    expect(shown()).toEqual([]);
  });

  it('clips paragraphs in elements of their own, too [paywall-types-7]', () => {
    content().innerHTML = '<div><p>een</p></div><div><p>twee</p><p>drie</p></div><div><p>vier</p></div>';
    put('overcontent', 2);
    expect(shown()).toEqual(['een', 'twee']);
  });

  it('takes the focus out of hidden content, and leaves any other [paywall-types-9]', () => {
    content().insertAdjacentHTML('beforeend', '<button>in de tekst</button>');
    content().querySelector('button')?.focus();
    const { section } = put('hard');
    expect(document.activeElement).toBe(section);
    ending.abort();
    ending = new AbortController();
    document.body.insertAdjacentHTML('beforeend', '<button id="elders"></button>');
    document.getElementById('elders')?.focus();
    put('hard');
    expect(document.activeElement?.id).toBe('elders');
  });

  it('removes games, also those that are added later [paywall-types-21]', async () => {
    put('overcontent', 9);
    expect(document.querySelector('[data-games-player]')).toBeNull();
    document.body.insertAdjacentHTML('beforeend', '<div data-games-player></div>');
    await vi.waitFor(() => expect(document.querySelector('[data-games-player]')).toBeNull());
  });

  it('hides content that is added later [paywall-types-9]', async () => {
    put('overcontent');
    await settled();
    content().insertAdjacentHTML('beforeend', '<p>vier</p>');
    await vi.waitFor(() => expect(shown()).toEqual(['een']));
  });

  it('hides content again that another script shows [paywall-types-9]', async () => {
    put('overcontent');
    await settled();
    (content().children[1] as HTMLElement).hidden = false;
    await vi.waitFor(() => expect(shown()).toEqual(['een']));
  });

  it('hides content that another feature shows by an inline style, and words and drawings without a paragraph [paywall-types-9]', async () => {
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

  it('restores a paragraph’s own style', () => {
    const third = content().querySelectorAll('p')[2] as HTMLElement;
    third.style.display = 'flex';
    put('hard');
    put('overcontent');
    ending.abort();
    expect(third.style.display).toBe('flex');
  });

  it('restores everything when it is removed', () => {
    put('overcontent');
    ending.abort();
    expect(document.body.innerHTML.replace(/ class="[^"]*"|=""(?=[ >])|<!---->/g, '')).toBe(PAGE);
    expect(document.querySelector('section, [data-paywall-hidden]')).toBeNull();
  });

  it('blocks nothing that the page calls free', () => {
    document.head.innerHTML = '<script type="application/ld+json">{"isAccessibleForFree":true}</script>';
    expect(put('hard').placed.blocks()).toBe(false);
    expect(hasBlockingWall()).toBe(false);
    expect(content().hidden).toBe(false);
  });

  it('finds the content by the structured data where no element is marked', () => {
    content().className = 'tekst';
    content().removeAttribute('data-paywall-content');
    document.head.innerHTML = `<script type="application/ld+json">${JSON.stringify({ isAccessibleForFree: false, hasPart: { isAccessibleForFree: false, cssSelector: '.tekst' } })}</script>`;
    expect(put('hard').placed.blocks()).toBe(true);
    expect((document.querySelector('.tekst') as HTMLElement).hidden).toBe(true);
  });
});

describe('a soft wall', () => {
  it('of type inline is placed after its paragraph, the later ones stay [paywall-types-6]', () => {
    const { section } = put('inline', 2);
    expect(section.previousElementSibling?.textContent).toBe('twee');
    expect(shown()).toEqual(['een', 'foto', 'twee', 'drie']);
  });

  it('of type belowcontent is placed right after the content, which stays whole [paywall-types-10]', () => {
    const { section } = put('belowcontent');
    expect(content().nextElementSibling).toBe(section);
    expect(shown()).toHaveLength(4);
  });

  it.each(['inline', 'belowcontent'] as const)(
    'of type %s blocks nothing and leaves games alone [paywall-types-2]',
    (type) => {
      expect(put(type).placed.blocks()).toBe(false);
      expect(document.querySelector('[data-games-player]')).not.toBeNull();
    },
  );
});

/** Simulates a page that is still being parsed, until the returned function is called. */
function parsing(): () => void {
  const state = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
  return () => {
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };
}
const main = () => document.querySelector('main') as HTMLElement;
const insert = (html: string) => main().insertAdjacentHTML('beforeend', html);
const ARTICLE = '<div data-paywall-content><p>een</p><p>twee</p><p>drie</p></div>';
async function isBlocked(placed: KeptWall): Promise<boolean> {
  return Promise.race([placed.isBlocked.then(() => true), settled().then(() => false)]);
}

describe('content that is inserted after the wall', () => {
  beforeEach(() => {
    content().remove();
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['hard', []],
    ['overcontent', ['een']],
  ] as const)(
    'is hidden by a wall of type %s, which moves to it [paywall-types-4, paywall-types-7]',
    async (type, left) => {
      const { section, placed } = put(type);
      expect(section.previousElementSibling?.getAttribute('data-widget')).toBe('paywall');
      expect(await isBlocked(placed)).toBe(false);
      insert(ARTICLE);
      await settled();
      expect(shown()).toEqual(left);
      expect(section.previousElementSibling).toBe(content());
      expect(await isBlocked(placed)).toBe(true);
      logged('warn nmt paywall: The page has no protected content for the wall of type');
    },
  );

  it.each(['hard', 'overcontent', 'inline', 'belowcontent'] as const)(
    'is waited for by a wall of type %s while the page is arriving',
    async (type) => {
      const end = parsing();
      const { section } = put(type);
      expect(section.isConnected).toBe(false);
      insert('<p>kop</p>');
      await settled();
      expect(section.isConnected).toBe(false);
      insert(ARTICLE);
      await settled();
      insert('<footer></footer>');
      await settled();
      expect(section.isConnected).toBe(true);
      expect(unexpected()).toEqual([]);
      end();
    },
  );

  it('is missing on a whole page: it is logged once, and the wall is at its hook', async () => {
    const end = parsing();
    const { section } = put('belowcontent');
    end();
    insert('<p>nog iets</p>');
    await settled();
    expect(section.previousElementSibling?.getAttribute('data-widget')).toBe('paywall');
    const calls = logged(/^warn/);
    expect(calls.flat().join()).toContain('no protected content');
    expect(calls).toHaveLength(1);
  });

  it('arrives in pieces: nothing after the open paragraphs is shown at any time [paywall-types-7]', async () => {
    const end = parsing();
    put('overcontent', 2);
    insert('<div data-paywall-content></div>');
    const seen: (string | null)[][] = [];
    for (const piece of [
      '<h2>kop</h2>',
      '<p>een</p>',
      '<figure>foto</figure>',
      '<p>twee</p>',
      '<p>drie</p>',
      'los',
    ]) {
      content().insertAdjacentHTML('beforeend', piece);
      await settled();
      seen.push(shown());
    }
    end();
    await settled();
    expect(seen).toEqual([
      [],
      ['een'],
      ['een'],
      ['een', 'foto', 'twee'],
      ['een', 'foto', 'twee'],
      ['een', 'foto', 'twee'],
    ]);
    expect(content().lastElementChild?.textContent).toBe('los');
    expect(content().lastElementChild?.hasAttribute('hidden')).toBe(true);
  });

  it('gets an inline wall when paragraph clipAfter has arrived as a whole [paywall-types-6]', async () => {
    const end = parsing();
    const { section } = put('inline', 2);
    insert('<div data-paywall-content><p>een</p><p>twee</p></div>');
    await settled();
    expect(section.isConnected).toBe(false);
    content().insertAdjacentHTML('beforeend', '<p>drie</p>');
    await settled();
    expect(section.previousElementSibling?.textContent).toBe('twee');
    end();
  });

  it('is only marked later', async () => {
    insert('<div id="tekst"><p>een</p></div>');
    put('hard');
    document.getElementById('tekst')?.setAttribute('data-paywall-content', '');
    await settled();
    expect(shown()).toEqual([]);
    logged('warn nmt paywall: The page has no protected content for the wall of type "hard"; it');
  });
});

describe('a page that scripts change under a wall', () => {
  it.each([
    ['the article is replaced with all that is in it', () => main().replaceChildren(...fragment(ARTICLE))],
    [
      'the body is replaced',
      () =>
        document.body.replaceWith(
          Object.assign(document.createElement('body'), { innerHTML: `<main>${ARTICLE}</main>` }),
        ),
    ],
    [
      'the content is emptied and filled again',
      () => content().replaceChildren(...fragment('<p>een</p><p>vijf</p>')),
    ],
    ['the content moves', () => document.querySelector('header')?.after(content())],
    ['the mark is removed', () => content().removeAttribute('data-paywall-content')],
    ['the wall is removed', () => document.querySelector('section')?.remove()],
    ['the content is copied', () => content().replaceWith(content().cloneNode(true))],
  ])('stays blocked where %s [paywall-types-2, paywall-types-9]', async (_name, change) => {
    const kept = content();
    const { section } = put('overcontent');
    await settled();
    change();
    await settled();
    const now = (document.querySelector('[data-paywall-content]') ?? kept) as HTMLElement;
    const visible = [...now.querySelectorAll('p')].filter((part) => !part.closest('[hidden]'));
    expect(visible.map(({ textContent }) => textContent)).toEqual(['een']);
    expect(now.nextElementSibling).toBe(section);
    // A reader who turns out to subscribe gets everything back.
    ending.abort();
    expect(now.querySelector('[hidden], [data-paywall-hidden]')).toBeNull();
    expect(document.querySelector('section')).toBeNull();
  });

  it('has several elements: the first is clipped, the others are hidden, one inside it counts as part of it [paywall-types-7]', async () => {
    content().innerHTML = '<p>een</p><div data-paywall-content><p>twee</p></div><p>drie</p>';
    insert('<div data-paywall-content><p>vier</p></div>');
    put('overcontent', 2);
    await settled();
    const visible = [...document.querySelectorAll('p')].filter((part) => !part.closest('[hidden]'));
    expect(visible.map(({ textContent }) => textContent)).toEqual(['een', 'twee']);
  });

  it('keeps an inline wall after its paragraph where the text is filled later [paywall-types-6]', async () => {
    content().replaceChildren();
    const { section } = put('inline');
    expect(section.parentElement).toBe(content());
    content().insertAdjacentHTML('beforeend', '<p>een</p><p>twee</p>');
    await settled();
    expect(section.previousElementSibling?.textContent).toBe('een');
  });

  it('is given up to a script that removes the wall for ever, and stays blocked', async () => {
    const { section } = put('hard');
    const fight = new MutationObserver(() => section.remove());
    fight.observe(document.body, { childList: true, subtree: true });
    section.remove();
    await settled();
    fight.disconnect();
    expect(content().hidden).toBe(true);
  });

  it('may open the article for everybody at its end', async () => {
    const end = parsing();
    const { placed } = put('hard');
    expect(content().hidden).toBe(true);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="application/ld+json">{"isAccessibleForFree":true}</script>',
    );
    end();
    expect(placed.blocks()).toBe(false);
    expect(content().hidden).toBe(false);
    expect(hasBlockingWall()).toBe(false);
  });
});

describe('a configuration that arrives after the wall', () => {
  beforeEach(() => insert('<div class="puzzel"></div><div class="tekst"><p>een</p></div>'));
  const text = () => document.querySelector('.tekst') as HTMLElement;

  it('names other protected content, and the exceptions [paywall-types-3, paywall-types-21]', () => {
    const { section, placed } = put('hard');
    placed.configure({ ...PAYWALL_DEFAULTS, contentSelector: '.tekst', gamesPlayerSelector: '.puzzel' });
    expect(text().hidden).toBe(true);
    expect(content().hidden).toBe(false);
    expect(section.previousElementSibling).toBe(text());
    expect(document.querySelector('.puzzel')).toBeNull();
  });

  it('gives no player back by a selector that is none [paywall-types-21]', () => {
    const { placed } = put('hard');
    placed.configure({ ...PAYWALL_DEFAULTS, gamesPlayerSelector: '..puzzel' });
    expect(document.querySelector('[data-games-player]')).toBeNull();
    expect(logged(/^warn/).flat().join()).toContain('"..puzzel" is not a valid selector');
    ending.abort();
    expect(document.querySelector('[data-games-player]')).not.toBeNull();
  });

  it('opens nothing by a selector that is none [paywall-types-3]', () => {
    const { placed } = put('hard');
    placed.configure({ ...PAYWALL_DEFAULTS, contentSelector: '..tekst' });
    expect(content().hidden).toBe(true);
    expect(logged(/^warn/).flat().join()).toContain('"..tekst" is not a valid selector');
  });
});

it('two walls that hide the same content give it back together', () => {
  const other = new AbortController();
  put('hard');
  const mine = ending;
  ending = other;
  put('hard');
  mine.abort();
  expect(content().hidden).toBe(true);
  other.abort();
  expect(content().hidden).toBe(false);
  expect(content().getAttribute('style')).toBeNull();
});

function fragment(html: string): ChildNode[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.childNodes];
}

// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetMessages } from '../../../../../core/runtime/log/log.ts';
import { termKey } from '../../../../../widgets/article/glossary-annotator/definitions.ts';
import { finderOf } from '../../../../../widgets/article/glossary-annotator/finder-of.ts';
import glossary from '../../../../../widgets/article/glossary-annotator/glossary-annotator.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const found = (terms: string[], ...texts: string[]) => {
  const find = finderOf(terms.map(termKey));
  return texts.map((text) => find(text).map(({ at, length }) => text.slice(at, at + length)));
};

describe('finding terms', () => {
  it('finds the first whole word, regardless of case [glossary-annotator-1]', () => {
    expect(found(['NAP'], 'Snap, napje en nap', 'NAP')).toEqual([['nap'], []]);
    expect(found(['één'], 'Eén keer, tweeéén, ÉÉN.')).toEqual([['ÉÉN']]);
    expect(found(['peil'], 'peil_buis peil2 peil-schaal')).toEqual([['peil']]);
  });

  it('takes the longest of those that begin alike, over any white space', () => {
    expect(found(['peil', 'normaal amsterdams peil'], 'Normaal\n Amsterdams  Peil is een peil.')).toEqual([
      ['Normaal\n Amsterdams  Peil', 'peil'],
    ]);
  });

  it('finds a term whatever its hyphens, apostrophes and soft hyphens, on both sides [glossary-annotator-1]', () => {
    expect(
      found(
        ["auto's", 'klimaat\u00ADakkoord', 'noord-zuidlijn'],
        'De auto’s, het kli\u00ADmaat\u00ADakkoord, de Noord‑Zuidlijn.',
      ),
    ).toEqual([['auto’s', 'kli\u00ADmaat\u00ADakkoord', 'Noord‑Zuidlijn']]);
    expect(found(['keur'], 'voor\u00ADkeur keur\u00ADing')).toEqual([[]]);
    expect(found(['de bilt'], 'De\u00A0Bilt')).toEqual([['De\u00A0Bilt']]);
  });

  it('takes terms literally', () => {
    expect(found(['(.*)', 'c++', 'a|b', '$'], 'C++ en (.*) maar geen xyz')).toEqual([['C++', '(.*)']]);
  });

  it('finds no term twice, and only terms in the text', () => {
    const words = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => termKey(text) !== '');
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), fc.string(), (terms, text) => {
        const keys = [...new Set(terms.map(termKey))];
        const hits = finderOf(keys)(`${text} ${terms.join(' ')} ${text}`);
        expect(new Set(hits.map(({ term }) => term)).size).toBe(hits.length);
        for (const { term } of hits) expect(keys).toContain(term);
      }),
    );
  });
});

const ARTICLE = `<div data-article-body><h2>NAP</h2><p>Het <a href="/">NAP</a> is het <b>nap</b> van <i>Nederland</i>.</p>
<figure><figcaption>NAP</figcaption></figure><div data-widget="quiz"><p>Dijk</p></div><p>Een dijk bij het nap.</p></div>`;
const LIST = `<dl data-widget="glossary-annotator"><dt>NAP</dt><dd>De <i>nulhoogte</i>.</dd><dd>Sinds 1818.</dd>
<dt>Dijk</dt><dt>Wal</dt><dd>&lt;img src=x&gt;</dd><dt>Leeg</dt></dl>`;
const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-article-body] [role="button"]')];
const open = () => [...document.querySelectorAll('[role="tooltip"]')].map((bubble) => bubble.textContent);

async function show() {
  document.body.innerHTML = ARTICLE + LIST;
  const before = document.body.innerHTML;
  return { ...(await mount(glossary, document.querySelector('dl'))), before };
}

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
});

it('makes the first word outside of links, headings and captions a button, and puts all back [glossary-annotator-1]', async () => {
  const { leave, before } = await show();
  expect(buttons().map((button) => [button.textContent, button.parentElement?.localName])).toEqual([
    ['nap', 'b'],
    ['dijk', 'p'],
  ]);
  leave();
  expect(document.body.innerHTML).toBe(before);
  expect(document.querySelector('p b')?.childNodes).toHaveLength(1);
});

it.each([
  ['<b>Dijk</b>graaf, zee<b>dijk</b>, <span>D</span>ijk', []],
  ['<b>Dijk</b>, een', ['Dijk']],
  ['een<br>dijk', ['dijk']],
  ['dijk<sup>a</sup>', ['dijk']],
  ['dijk<a href="#noot">1</a>', ['dijk']],
  ['zee</p><p>dijk', ['dijk']],
  ['<b>zee</b> dijk', ['dijk']],
])(
  'finds whole words of "%s", whatever elements they are in: %j [glossary-annotator-1]',
  async (text, words) => {
    document.body.innerHTML = `<div data-article-body><p>${text}</p></div>${LIST}`;
    await mount(glossary, document.querySelector('dl'));
    expect(buttons().map((button) => button.textContent)).toEqual(words);
  },
);

it('opens one definition at a time, as text, and leaves the list alone [glossary-annotator-2]', async () => {
  const { hook } = await show();
  const list = hook.innerHTML;
  const [nap, dijk] = buttons();
  nap?.click();
  expect(open()).toEqual(['De nulhoogte.\nSinds 1818.']);
  expect(nap?.getAttribute('aria-expanded')).toBe('true');
  dijk?.click();
  expect(open()).toEqual(['<img src=x>']);
  expect(nap?.getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('<img src=x>');
  dijk?.click();
  expect(open()).toEqual([]);
  expect(hook.innerHTML).toBe(list);
});

it('opens by keyboard, and closes at Escape and at a press outside [glossary-annotator-1]', async () => {
  await show();
  const [nap] = buttons();
  const key = (name: string) =>
    nap?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  for (const close of [
    () => key('Escape'),
    () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    () => key(' '),
  ]) {
    key('Enter');
    expect(open()).toHaveLength(1);
    close();
    expect(open()).toEqual([]);
  }
});

it('closes when the focus moves elsewhere, and stays at a press on the definition [glossary-annotator-1]', async () => {
  await show();
  const [nap, dijk] = buttons();
  nap?.focus();
  nap?.click();
  document.querySelector('[role="tooltip"]')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  nap?.blur();
  expect(open()).toHaveLength(1);
  dijk?.focus();
  expect(open()).toEqual([]);
});

it('removes the definition and its announcement with the list', async () => {
  const { leave } = await show();
  buttons()[0]?.click();
  leave();
  expect(open()).toEqual([]);
  expect(document.querySelector('[role="status"]')).toBeNull();
  buttons()[0]?.click();
  expect(open()).toEqual([]);
});

it('logs that there is no article to explain', async () => {
  forgetMessages();
  document.body.innerHTML = LIST;
  await mount(glossary, document.querySelector('dl'));
  expect(logged(/^warn/).flat().join(' ')).toContain('no word is explained');
});

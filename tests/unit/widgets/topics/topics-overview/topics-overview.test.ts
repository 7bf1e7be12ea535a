// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { hasPart, initialOf } from '../../../../../widgets/topics/topics-overview/names.ts';
import topicsOverview from '../../../../../widgets/topics/topics-overview/topics-overview.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { rendered } from '../../support/rendered.ts';

const GROUPED = `<div data-widget="topics-overview">
<nav><a href="#e">E</a> <a href="#k">K</a> <a href="#boven">Naar boven</a></nav>
<section id="e"><h2>E</h2><ul><li><a href="/onderwerp/energie/">Energie</a></li><li><a href="/onderwerp/europa/">Européaan</a></li></ul></section>
<h2 id="k">K</h2><ul><li><a href="/onderwerp/klimaat/">Klimaat</a></li></ul>
</div>`;

async function open(html: string) {
  document.body.innerHTML = html;
  const mounted = await mount(topicsOverview, document.querySelector('[data-widget]'), {
    pageType: 'topics-overview',
  });
  const { hook } = mounted;
  const box = hook.querySelector<HTMLInputElement>('input');
  if (!box) throw new Error('There is no search box.');
  return {
    ...mounted,
    box,
    async type(text: string) {
      fireEvent.input(box, { target: { value: text } });
      await rendered();
    },
    shown: () =>
      [...hook.querySelectorAll('li a, li')]
        .filter((element) => element.matches('a[href^="/"]') && !element.closest('[hidden]'))
        .map(({ textContent }) => textContent),
    letter: (name: string) => [...hook.querySelectorAll('a')].find(({ textContent }) => textContent === name),
    status: () => hook.querySelector('[role="status"]')?.textContent,
  };
}

afterEach(() => {
  leaveAll();
  document.body.innerHTML = '';
});

describe('the search box', () => {
  it.each([
    ['klim', ['Klimaat']],
    ['KLIMAAT', ['Klimaat']],
    ['europea', ['Européaan']],
    ['ÉNER', ['Energie']],
    ['  e ', ['Energie', 'Européaan']],
    ['', ['Energie', 'Européaan', 'Klimaat']],
    ['xyz', []],
    ['<b>', []],
  ])('filters by %j [topics-overview-1]', async (query, names) => {
    const { type, shown, box } = await open(GROUPED);
    expect(box.labels?.[0]?.textContent ?? box.closest('label')?.textContent).toBe('Zoek een onderwerp');
    await type(query);
    expect(shown()).toEqual(names);
  });

  it('says so where nothing matches, and hides the groups that are empty [topics-overview-1]', async () => {
    const { type, hook, status } = await open(GROUPED);
    await type('xyz');
    expect(status()).toBe('Geen onderwerpen gevonden.');
    expect(hook.querySelector('section')?.hidden).toBe(true);
    expect(hook.querySelector<HTMLElement>('#k')?.hidden).toBe(true);
    await type('klim');
    expect(status()).toBe('1 onderwerp gevonden.');
    expect(hook.querySelector<HTMLElement>('#k')?.hidden).toBe(false);
    await type('');
    expect(status()).toBe('');
    expect(hook.querySelectorAll('[hidden]')).toHaveLength(0);
  });

  it('takes a box without a type, and names one without a name [topics-overview-1]', async () => {
    const list = '<ul><li><a href="/onderwerp/wonen/">Wonen</a></li></ul>';
    const { hook, box, leave } = await open(
      `<div data-widget="topics-overview"><input name="q" placeholder="Zoek">${list}</div>`,
    );
    expect(hook.querySelectorAll('input')).toHaveLength(1);
    expect(box.getAttribute('aria-label')).toBe('Zoek een onderwerp');
    leave();
    expect(box.hasAttribute('aria-label')).toBe(false);
  });

  it('takes the box that the server sent, with what is in it already [topics-overview-1]', async () => {
    const { shown, hook } = await open(
      `<div data-widget="topics-overview"><form><input type="search" value="won"></form>
      <ul><li><a href="/a">Klimaat</a></li><li><a href="/b">Wonen</a></li></ul></div>`,
    );
    expect(shown()).toEqual(['Wonen']);
    expect(hook.querySelectorAll('input')).toHaveLength(1);
    const submit = new Event('submit', { cancelable: true, bubbles: true });
    hook.querySelector('form')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it('filters a list that was sent again since [topics-overview-1]', async () => {
    const { type, shown, hook } = await open(GROUPED);
    hook.querySelector('section ul')?.insertAdjacentHTML('beforeend', '<li><a href="/e">Eieren</a></li>');
    await type('ei');
    expect(shown()).toEqual(['Eieren']);
  });
});

describe('the letters', () => {
  it('stay links to their topics, and are none without topics [topics-overview-2]', async () => {
    const { type, letter } = await open(GROUPED);
    expect(letter('K')?.getAttribute('href')).toBe('#k');
    await type('energie');
    expect(letter('E')?.getAttribute('href')).toBe('#e');
    expect(letter('K')?.hasAttribute('href')).toBe(false);
    expect(letter('K')?.getAttribute('aria-disabled')).toBe('true');
    expect(letter('Naar boven')?.getAttribute('href')).toBe('#boven');
    await type('');
    expect(letter('K')?.getAttribute('href')).toBe('#k');
  });

  it('are made where the server sent none [topics-overview-2]', async () => {
    const { hook, letter, type } = await open(
      `<div data-widget="topics-overview"><ul><li><a href="/a">Skiën</a></li><li id="spoor"><a href="/b">Spoor</a></li>
      <li><a href="/c">🔥</a></li></ul></div>`,
    );
    expect(letter('A')?.hasAttribute('href')).toBe(false);
    const target = () => hook.querySelector(letter('S')?.getAttribute('href') ?? 'none')?.textContent;
    expect(target()).toBe('Skiën');
    expect(letter('#')?.hasAttribute('href')).toBe(true);
    await type('spo');
    expect(target()).toBe('Spoor');
    expect(letter('S')?.getAttribute('href')).toBe('#spoor');
  });

  it('are not topics themselves, whatever the page’s <base>, and stay the same links [topics-overview-2]', async () => {
    const base = document.createElement('base');
    base.href = 'https://elders.example/';
    document.head.append(base);
    const { hook, letter, type, shown } = await open(
      '<div data-widget="topics-overview"><ul><li><a href="/a">Skiën</a></li><li><a href="/b">Anjers</a></li></ul></div>',
    );
    const before = letter('S');
    expect(before?.getAttribute('href')).toMatch(/^http.*#/);
    await type('ski');
    expect([shown(), letter('A')?.hasAttribute('href'), letter('S') === before]).toEqual([
      ['Skiën'],
      false,
      true,
    ]);
    expect(hook.querySelector<HTMLElement>('nav')?.hidden).toBe(false);
    base.remove();
  });

  it('are not made for a list without topics [topics-overview-2]', async () => {
    const { hook, status } = await open('<div data-widget="topics-overview"><ul></ul></div>');
    expect(hook.querySelector('nav')).toBeNull();
    expect(status()).toBe('Geen onderwerpen gevonden.');
  });

  it('leaves the list as the server sent it [topics-overview-2]', async () => {
    const { hook, type, leave } = await open(GROUPED);
    await type('klim');
    leave();
    const served = document.createElement('div');
    served.innerHTML = GROUPED;
    expect(hook.outerHTML).toBe(served.innerHTML);
  });
});

it.each([
  ['Klimaat', 'K'],
  ['énergie', 'E'],
  ['’s-Hertogenbosch', 'S'],
  ['«Œuvre»', 'Œ'],
  ['مناخ', 'م'],
  ['4 daagse', '#'],
  ['🔥 Hitte', '#'],
  ['', '#'],
])('lists %j under %s [topics-overview-2]', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

it('finds a part across white space [topics-overview-1]', () => {
  expect(hasPart('Openbaar  vervoer', 'baar ver')).toBe(true);
  expect(hasPart('Klimaat', '   ')).toBe(true);
  expect(hasPart('Kli\u00ADmaat', 'klimaat')).toBe(true);
  expect(hasPart('’s-Hertogenbosch', "'s-her")).toBe(true);
  expect(hasPart('Noord‑Holland', 'noord-h')).toBe(true);
});

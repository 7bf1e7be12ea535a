// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import lintjesregen from '../../../../../widgets/specials/special-lintjesregen/special-lintjesregen.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';

afterEach(leaveAll);

const SOURCE = 'data-source="/data/lintjes.json" data-format="json"';

async function open(html: string) {
  document.body.replaceChildren(...markup(html));
  return mount(lintjesregen, document.querySelector<HTMLElement>('[data-special]'));
}

const search = () => document.querySelector('[data-widget="honours-search"]');

describe('the page around the search for honours [special-lintjesregen-1]', () => {
  it('makes the element that names the list the hook of the search, and undoes that [page-runtime-2]', async () => {
    const { leave } = await open(`<div data-special="lintjesregen" ${SOURCE}><p>Zonder script.</p></div>`);
    expect(search()?.getAttribute('data-special')).toBe('lintjesregen');
    leave();
    expect(search()).toBeNull();
  });

  it('leaves an article around that element as it is [special-lintjesregen-2]', async () => {
    await open(`<article data-special="lintjesregen"><h2>Kop</h2><div id="lijst" ${SOURCE}></div></article>`);
    expect([search()?.id, document.querySelector('article')?.hasAttribute('data-widget')]).toEqual([
      'lijst',
      false,
    ]);
  });

  it('puts the search below an article that names the list itself [special-lintjesregen-2]', async () => {
    const { leave } = await open(
      `<article data-special="lintjesregen" ${SOURCE}><h2>Kop</h2><p>Tekst.</p></article>`,
    );
    const article = document.querySelector('article');
    expect(article?.lastElementChild).toBe(search());
    expect(search()?.getAttribute('data-source')).toBe('/data/lintjes.json');
    expect(search()?.getAttribute('data-format')).toBe('json');
    leave();
    expect(article?.innerHTML).toBe('<h2>Kop</h2><p>Tekst.</p>');
  });

  it('leaves a search alone that the server put there', async () => {
    await open(
      `<article data-special="lintjesregen"><div data-widget="honours-search" ${SOURCE}></div></article>`,
    );
    expect(document.querySelectorAll('[data-widget], [data-source]')).toHaveLength(1);
  });

  it('fails without a list, by name', async () => {
    await expect(open('<div data-special="lintjesregen"><p>Volgt.</p></div>')).rejects.toThrow(/data-source/);
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import puzzleArticle from '../../../../../widgets/screens/puzzle-article/puzzle-article.ts';
import { markup } from '../../../support/markup.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const print = vi.fn<() => void>();

/** Returns the elements that are marked as not for the paper. */
const unprinted = () => [...document.querySelectorAll('[class*="unprinted"]')].map(({ id }) => id);

async function open(attributes = '') {
  document.body.replaceChildren(
    ...markup(`<header id="kop"></header><main><aside id="naast"></aside><article id="puzzel" data-widget="puzzle-article" ${attributes}>
<p>De opgave</p><div id="advertentie" data-ad-position="inline"></div><div id="oplossing" data-puzzle-solution>42</div></article></main><footer id="voet"></footer>`),
  );
  return mount(puzzleArticle, find('article'));
}

beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});
afterEach(() => {
  leaveAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('hides the solution until it is asked for, and gives it back [puzzle-article-1]', async () => {
  const { leave } = await open();
  expect(find('#oplossing').getAttribute('hidden')).toBe('');
  button('Toon oplossing')?.click();
  expect(find('#oplossing').hidden).toBe(false);
  button('Verberg oplossing')?.click();
  expect(find('#oplossing').hidden).toBe(true);
  leave();
  expect(find('#oplossing').hidden).toBe(false);
  expect(document.querySelector('button')).toBeNull();
});

it('prints the puzzle without header, ads and solution, also an open one [puzzle-article-2]', async () => {
  await open();
  button('Toon oplossing')?.click();
  print.mockImplementation(() => {
    expect(unprinted()).toEqual(expect.arrayContaining(['kop', 'naast', 'advertentie', 'oplossing', 'voet']));
    expect(unprinted()).not.toContain('puzzel');
  });
  button('Print puzzel')?.click();
  expect(print).toHaveBeenCalledOnce();
  dispatchEvent(new Event('afterprint'));
  expect(unprinted()).toEqual([]);
  expect(find('#kop').hasAttribute('class')).toBe(false);
});

it('opens the PDF instead, where the server sent one [puzzle-article-2]', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue({} as Window);
  await open('data-print-url="/puzzels/zondag.pdf"');
  button('Print puzzel')?.click();
  expect(opened.mock.calls.map(([address]) => address)).toEqual([
    expect.stringMatching(/\/puzzels\/zondag\.pdf$/),
  ]);
  expect(print).not.toHaveBeenCalled();
});

it('refuses a PDF that is code', async () => {
  await expect(open('data-print-url="javascript:alert(1)"')).rejects.toThrow(
    'data-print-url is "javascript:',
  );
  expect(find('#oplossing').hidden).toBe(false);
});

// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { nextTask } from '../../../../../core/platform/schedule/next-task.ts';
import { createShow } from '../../../../../core/runtime/feature/show-view.tsx';
import { barPlace } from '../../../../../core/ui/filtering/bar-place.ts';
import { FilterBar } from '../../../../../core/ui/filtering/FilterBar.tsx';
import { findItems } from '../../../../../core/ui/filtering/find-items.ts';
import { narrowList } from '../../../../../core/ui/filtering/narrow-list.ts';
import type { NarrowOptions } from '../../../../../core/ui/filtering/narrow-options.ts';
import type { ChoiceOptions } from '../../../../../core/ui/filtering/served-choice.ts';
import { hasWords, isAll, offeredValues, valueKey } from '../../../../../core/ui/filtering/values.ts';
import { hideProperties } from '../../../support/hide-properties.ts';
import { stubIntersectionObserver } from '../../../widgets/support/observers.ts';

let controller = new AbortController();
afterEach(() => {
  controller.abort();
  controller = new AbortController();
});

const hook = () => document.body.firstElementChild as HTMLElement;
const visible = () =>
  [...document.querySelectorAll<HTMLElement>('li')].filter(({ hidden }) => !hidden).length;

/** Filters a list that is searched by all its words, with a bar that is rendered at once. */
function start(html: string, options: NarrowOptions = {}) {
  document.body.innerHTML = html;
  const { signal } = controller;
  const fail = vi.fn();
  const show = createShow(FilterBar, { hook: hook(), at: barPlace(options), signal, fail });
  return narrowList(hook(), { search: { label: 'Zoek' }, countText: String, ...options }, { show, signal });
}

const status = () => document.querySelector('[role="status"]')?.textContent;

function type(text: string) {
  fireEvent.input(document.querySelector('input') as HTMLInputElement, { target: { value: text } });
}

it('does not send its GET form, whose fields may have the names of its properties [job-listings-1]', () => {
  start('<div><form><input type="search"></form><ul><li>naam</li></ul></div>');
  const form = document.forms[0] as HTMLFormElement;
  hideProperties(form);
  expect(form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false);
});

it('looks at a long list in parts, and gives up a search when the next one starts [obituaries-1]', async () => {
  const announced: number[] = [];
  const items = Array.from({ length: 1000 }, (_, index) => `<li>naam${index}</li>`).join('');
  start(`<div><ul>${items}</ul></div>`, { onNarrowed: (shown) => announced.push(shown.length) });
  await vi.waitFor(() => expect(announced).toEqual([1000]));
  type('naam49');
  expect(visible()).toBe(601);
  type('naam99');
  await vi.waitFor(() => expect(announced).toEqual([1000, 11]));
  await vi.waitFor(() => expect([visible(), status()]).toEqual([11, '11']));
  type('naam');
  controller.abort();
  await nextTask();
  await nextTask();
  expect(visible()).toBe(1000);
  expect(announced).toHaveLength(2);
});

it('looks for items again where items may have come or gone, not for what changes in one', async () => {
  const list = start('<div><ul><li><p>naam <i></i></p></li></ul></div>');
  const search = vi.spyOn(hook(), 'querySelectorAll');
  const changed = new Promise((resolve) =>
    new MutationObserver(resolve).observe(hook(), { childList: true, subtree: true }),
  );
  document.querySelector('li p')?.append('opgeslagen');
  document.querySelector('li i')?.append('!');
  await changed;
  expect(search).not.toHaveBeenCalled();
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li>later</li>');
  await vi.waitFor(() => expect(list.items()).toHaveLength(2));
  expect(search).toHaveBeenCalled();
});

it('is as high without the items that have passed as the server sent it, until it is used', () => {
  stubIntersectionObserver();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 400));
  const isListed = ({ textContent }: HTMLElement) => textContent !== 'Geweest';
  start('<div><ul><li>Een</li><li>Geweest</li></ul></div>', { isListed });
  expect([visible(), hook().style.minBlockSize]).toEqual([1, '400px']);
  type('x');
  expect([visible(), hook().style.minBlockSize]).toEqual([0, '']);
});

it('keeps no height where nothing has passed', () => {
  start('<div><ul><li>Een</li></ul></div>');
  expect(hook().hasAttribute('style')).toBe(false);
});

it('keeps what was typed before a reload', async () => {
  start('<div><input value="twee"><ul><li>Een</li><li>Twee</li></ul></div>');
  await vi.waitFor(() => expect([visible(), status()]).toEqual([1, '1']));
});

it('draws its controls in the place that the server reserved, and announces in the server’s line', () => {
  start(
    '<div><p data-result-count>1 ding</p><div data-filter-bar></div><p>Tekst</p><ul><li>Een</li></ul></div>',
  );
  expect(document.querySelector('[data-filter-bar] input')).not.toBeNull();
  type('x');
  expect(document.querySelector('[data-result-count]')?.textContent).toBe('0');
});

const THEME: NarrowOptions = {
  choices: [{ label: 'Thema', all: 'Alles', attributes: ['theme'], draws: 'buttons' }],
};

it('changes the buttons and the field of its bar in place, so that presses and focus keep their target', async () => {
  start('<div><ul><li data-theme="zee">Een</li><li data-theme="bos">Twee</li></ul></div>', THEME);
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Alles', 'Bos', 'Zee']);
  const sea = screen.getByRole('button', { name: 'Zee' });
  sea.click();
  await vi.waitFor(() => expect(status()).toBe('1'));
  expect([sea.isConnected, sea.getAttribute('aria-pressed')]).toEqual([true, 'true']);
  const box = screen.getByRole('searchbox', { name: 'Zoek' });
  box.focus();
  type('twee');
  await vi.waitFor(() => expect(status()).toBe('0'));
  expect([document.activeElement === box, visible()]).toEqual([true, 0]);
  screen.getByRole('button', { name: 'Alles' }).click();
  await vi.waitFor(() => expect(status()).toBe('1'));
});

it('draws nothing if the server sent everything', () => {
  start('<div><input><p data-result-count></p><ul><li>Een</li></ul></div>');
  expect(document.querySelector('.nmt-view')).toBeNull();
});

it('offers nothing of what stands for all, which the choice has already', () => {
  start('<div><ul><li data-theme="alle">Een</li><li data-theme="bos">Twee</li></ul></div>', THEME);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it.each<[string, NarrowOptions, string]>([
  ['buttons', THEME, 'button'],
  ['a select', { choices: [{ ...THEME.choices?.[0], draws: 'select' } as ChoiceOptions] }, 'option'],
])('names its own language and the server’s in %s on a page in another one', (_, options, role) => {
  document.documentElement.lang = 'en';
  start('<div><ul><li data-theme="forest">One</li></ul></div>', options);
  const languages = screen
    .getAllByRole(role)
    .map((each) => [each.textContent, each.closest('[lang]')?.getAttribute('lang')]);
  expect(languages).toEqual([
    ['Alles', 'nl'],
    ['Forest', 'en'],
  ]);
  document.documentElement.lang = 'nl';
});

it('names the language of what it writes into the server’s controls on a page in another one', () => {
  document.documentElement.lang = 'en';
  start(
    '<div><select><option>Forest</option></select><p data-result-count></p><ul><li data-theme="forest">One</li></ul></div>',
    THEME,
  );
  const languages = [...document.querySelectorAll('option, [data-result-count]')].map((each) =>
    each.getAttribute('lang'),
  );
  expect(languages).toEqual(['nl', null, 'nl']);
  controller.abort();
  expect(document.querySelector('[data-result-count]')?.hasAttribute('lang')).toBe(false);
  document.documentElement.lang = 'nl';
});

it.each([
  ['<nav><ul><li>menu</li></ul></nav><ul><li>a</li><li>b</li></ul>', [], ['a', 'b']],
  ['<ul><li>a<ul><li>deel</li></ul></li></ul>', [], ['adeel']],
  ['<ul><li><button>knop</button></li></ul><article>a</article>', [], ['a']],
  ['<table><thead><tr><th>kop</th></tr></thead><tbody><tr><td>a</td></tr></tbody></table>', [], ['a']],
  ['<ul><li><b data-name="x">a</b></li><li>b</li></ul>', ['[data-name]'], ['a', 'b']],
  ['<div class="k" data-x>a</div><div class="k">b</div><div>c</div>', ['[data-x]'], ['a', 'b']],
  ['<button data-x>knop</button><p data-x>a</p>', ['[data-x]'], ['a']],
  [
    '<ul><li><b data-x>a</b><i data-y>1</i></li><li><b data-x>b</b></li></ul>',
    ['[data-x], [data-y]'],
    ['a1', 'b'],
  ],
  ['<ul><li><b data-x>a</b><b data-x>b</b></li></ul>', ['[data-x]'], ['a', 'b']],
  ['<nav><a data-x>knop</a></nav><p data-x>a</p>', ['[data-x]'], ['a']],
  ['', ['[data-x]'], []],
])('finds the items of %s', (html, items, expected) => {
  document.body.innerHTML = `<div>${html}</div>`;
  expect(findItems(hook(), { items }).map(({ textContent }) => textContent)).toEqual(expected);
});

it.each([
  ['Klimaat & Energie', 'klimaat-energie'],
  ['  Één  ', 'een'],
  ['Alle thema’s', 'alle-thema-s'],
  ['***', ''],
])('compares %s as %s', (text, key) => {
  expect(valueKey(text)).toBe(key);
});

it.each(['', 'Alles', 'alle thema’s', "Alle thema's", 'Kies je krant', 'all'])(
  'takes "%s" for all',
  (text) => {
    expect(isAll(text)).toBe(true);
  },
);

it.each(['Allerlei', 'alledaags', 'kiesrecht'])('takes "%s" for a value', (text) => {
  expect(isAll(text)).toBe(false);
});

it('wants all words of a query, in any order', () => {
  expect([hasWords('jan de vries', 'vries jan'), hasWords('jan de vries', 'jan smit')]).toEqual([
    true,
    false,
  ]);
});

it('takes the box with its name, never one of a dialog, and leaves forms that post alone', () => {
  start(
    `<div><dialog><form method="post"><input name="naam"></form></dialog><input aria-label="Anders"><form><input placeholder="Zoek"></form><ul><li>Een</li></ul></div>`,
  );
  const [posted, other, box] = document.querySelectorAll('input');
  expect([posted, other, box].map((input) => input?.getAttribute('aria-label'))).toEqual([
    null,
    'Anders',
    'Zoek',
  ]);
  const isStopped = [...document.querySelectorAll('form')].map((form) => {
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(submit);
    return submit.defaultPrevented;
  });
  expect(isStopped).toEqual([false, true]);
});

it.each([
  ['natuur wonen', false, ['natuur', 'wonen']],
  ['Werk en inkomen', false, ['Werk en inkomen']],
  ['Werk en inkomen, zorg', false, ['Werk en inkomen', 'zorg']],
  ['den haag', true, ['den haag']],
])('offers the values of "%s" [job-listings-1]', (text, areNames, expected) => {
  const item = document.createElement('li');
  item.dataset.theme = text;
  expect(offeredValues(item, ['themes', 'theme'], areNames)).toEqual(expected);
});

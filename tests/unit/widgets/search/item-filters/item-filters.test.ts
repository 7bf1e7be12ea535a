// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import itemFilters from '../../../../../widgets/search/item-filters/item-filters.ts';
import { painted } from '../../../support/painted.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

const PAGE = `<form data-widget="item-filters" action="/agenda/"><fieldset>
<label><input type="checkbox" name="regio" value="noord">Noord</label>
<label><input type="checkbox" name="regio" value="zuid">Zuid</label></fieldset>
<select name="soort"><option value="">Alles</option><option>sport</option><option>muziek</option></select>
<label><input type="radio" name="prijs" value="" checked>Alles</label><label><input type="radio" name="prijs" value="gratis">Gratis</label>
<button>Toon</button></form>
<ul><li data-filter-values="noord, sport">1</li><li data-filter-values="zuid, sport, gratis">2</li><li data-filter-values="zuid, muziek">3</li><li data-filter-values="">4</li></ul>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  history.replaceState({ other: 1 }, '', '/agenda/?van=1#top');
});
afterEach(leaveAll);

const form = () => document.querySelector('form') as HTMLFormElement;
const control = (value: string) =>
  form().querySelector<HTMLInputElement>(`input[value="${value}"]`) as HTMLInputElement;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li')]
    .filter(({ hidden }) => !hidden)
    .map((li) => li.textContent);
const status = () => document.querySelector('[role="status"]')?.textContent;
const start = () => mount(itemFilters, form(), { pageType: 'item-filters' });
const clear = () =>
  [...form().querySelectorAll('button')].find(({ textContent }) => textContent === 'Wis filters');
function select(value: string) {
  const list = form().querySelector('select') as HTMLSelectElement;
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

it('shows all items and their number at first [item-filters-1]', async () => {
  await start();
  expect(shown()).toEqual(['1', '2', '3', '4']);
  expect(status()).toBe('4 resultaten');
  expect(location.search).toBe('?van=1');
});

it('hides what does not match: any value in a group, and all groups together [item-filters-1]', async () => {
  await start();
  control('noord').click();
  expect([shown(), status()]).toEqual([['1'], '1 resultaat']);
  control('zuid').click();
  expect([shown(), status()]).toEqual([['1', '2', '3'], '3 resultaten']);
  select('sport');
  expect(shown()).toEqual(['1', '2']);
  control('gratis').click();
  expect([shown(), status()]).toEqual([['2'], '1 resultaat']);
});

it('has nothing that has ended, and lets go what ends while the page is open [item-filters-1]', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-29T21:00:00Z') });
  const [first, second] = document.querySelectorAll('li');
  // The day on which the clock goes forward, until its end.
  first?.setAttribute('data-ends-at', '2026-03-29');
  second?.setAttribute('data-ends-at', '2026-03-28T23:59:59+01:00');
  await start();
  expect([shown(), status()]).toEqual([['1', '3', '4'], '3 resultaten']);
  control('noord').click();
  expect(shown()).toEqual(['1']);
  vi.setSystemTime(Date.parse('2026-03-29T22:00:00Z'));
  vi.runOnlyPendingTimers();
  expect([shown(), status()]).toEqual([[], 'Geen resultaten gevonden.']);
  vi.useRealTimers();
});

it('moves nothing in view when something has ended, until the visitor chooses [item-filters-1]', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-29T21:00:00Z') });
  stubIntersectionObserver();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 400));
  const list = document.querySelector('ul') as HTMLElement;
  list.firstElementChild?.setAttribute('data-ends-at', '2026-03-29');
  await start();
  expect(list.style.minBlockSize).toBe('');
  vi.setSystemTime(Date.parse('2026-03-29T22:00:00Z'));
  vi.runOnlyPendingTimers();
  expect([shown(), list.style.minBlockSize]).toEqual([['2', '3', '4'], '400px']);
  control('zuid').click();
  expect([shown(), list.hasAttribute('style')]).toEqual([['2', '3'], false]);
  leaveAll();
  history.replaceState(null, '', '/agenda/');
  document.body.innerHTML = PAGE;
  document.querySelector('li')?.setAttribute('data-ends-at', '2026-03-29');
  await start();
  expect([shown(), document.querySelector('ul')?.style.minBlockSize]).toEqual([['2', '3', '4'], '400px']);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('keeps the choice in the query string beside other parameters, without a new entry [item-filters-2]', async () => {
  await start();
  const entries = history.length;
  control('zuid').click();
  select('muziek');
  await painted();
  expect(location.search + location.hash).toBe('?van=1&regio=zuid&soort=muziek#top');
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({ other: 1 });
});

it('shows the items before it writes the address, which is written too where the visitor leaves before that [item-filters-2]', async () => {
  await start();
  control('zuid').click();
  expect(shown()).toEqual(['2', '3']);
  expect(location.search).not.toContain('zuid');
  dispatchEvent(new Event('pagehide'));
  expect(location.search).toContain('regio=zuid');
});

it('restores the choice from the query string, at the start and when the visitor goes back [item-filters-2]', async () => {
  history.replaceState(null, '', '/agenda/?regio=zuid&regio=onbekend&soort=muziek&prijs=');
  await start();
  expect(shown()).toEqual(['3']);
  expect(control('zuid').checked).toBe(true);
  history.replaceState(null, '', '/agenda/?prijs=gratis');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(shown()).toEqual(['2']);
  expect([control('zuid').checked, control('gratis').checked]).toEqual([false, true]);
  history.replaceState(null, '', '/agenda/');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(shown()).toHaveLength(4);
  expect(form().querySelector<HTMLInputElement>('[name="prijs"][value=""]')?.checked).toBe(true);
});

it('takes over what was chosen before the code was there [item-filters-2]', async () => {
  history.replaceState(null, '', '/agenda/?regio=noord');
  control('zuid').checked = true;
  await start();
  expect(shown()).toEqual(['2', '3']);
  await painted();
  expect(location.search).toBe('?regio=zuid');
});

it.each([
  ['the button ‘Wis filters’', () => clear()?.click()],
  ['a reset of the form', () => form().reset()],
])('clears the choice by %s, also what the server sent as chosen [item-filters-2]', async (_, act) => {
  control('noord').defaultChecked = true;
  control('noord').checked = true;
  await start();
  expect(shown()).toEqual(['1']);
  act();
  expect(shown()).toHaveLength(4);
  expect(control('noord').checked).toBe(false);
  expect(location.search).toBe('?van=1');
});

it('reads ‘Geen resultaten gevonden.’ without a match, and sends nothing [item-filters-2]', async () => {
  await start();
  control('noord').click();
  select('muziek');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form().dispatchEvent(submit);
  expect([shown(), status(), submit.defaultPrevented]).toEqual([[], 'Geen resultaten gevonden.', true]);
});

it('restores the page when it ends [item-filters-2]', async () => {
  const { leave } = await start();
  control('noord').click();
  leave();
  expect(shown()).toHaveLength(4);
  expect([status(), clear()]).toEqual([undefined, undefined]);
});

it('says what is wrong with a hook that is not a form [item-filters-1]', async () => {
  document.body.innerHTML = '<div data-widget="item-filters"></div>';
  await expect(mount(itemFilters, document.querySelector('div'))).rejects.toThrow(
    'item-filters: the hook is a div; expected a form.',
  );
});

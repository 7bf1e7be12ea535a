// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import obituaries from '../../../../widgets/screens/obituaries/obituaries.ts';
import { yearOfItem } from '../../../../widgets/screens/obituaries/years.ts';
import { leaveAll } from '../support/mount.ts';
import { byLabel, shown, start, status, type } from '../support/narrow.ts';
import { rendered } from '../support/rendered.ts';

const SEARCH = 'Zoek op naam';
const ITEM = '[data-obituary]';
const PAGE = `<div data-widget="obituaries"><nav><ul><li><a href="?jaar=2026">2026</a></li><li><a href="?jaar=2024">2024</a></li><li><a href="?jaar=1990">1990</a></li></ul></nav>
<ul data-list-items>
<li data-obituary data-test="Zoe"><h2>Zoë van Ée</h2><p>1931-2026, kende Jansen goed</p></li>
<li data-obituary data-test="Jan"><h2>Jan JANSEN</h2><time datetime="2024-02-03">3 februari</time></li>
<li data-obituary data-test="Piet"><h2>Piet Smit</h2><time datetime="2024-01-01">1 januari</time></li>
</ul></div>`;
const hook = () => document.querySelector<HTMLElement>('[data-widget]');

beforeEach(() => {
  document.body.innerHTML = PAGE;
  history.replaceState(null, '', '/necrologieen/');
});
afterEach(leaveAll);

it('finds names without regard to case and accents, and says when there are none [obituaries-1]', async () => {
  const served = hook()?.innerHTML;
  const { leave } = await start(obituaries, hook());
  expect(status()).toBe('');
  await type(byLabel(SEARCH), 'zoe VAN ee');
  expect([shown(ITEM), status()]).toEqual([['Zoe'], '1 necrologie']);
  await type(byLabel(SEARCH), 'Jänsen');
  expect(shown(ITEM)).toEqual(['Jan']);
  await type(byLabel(SEARCH), 'niemand');
  expect([shown(ITEM), status()]).toEqual([[], 'Geen necrologieën gevonden.']);
  await type(byLabel(SEARCH), '');
  expect([shown(ITEM), status()]).toEqual([['Zoe', 'Jan', 'Piet'], '3 necrologieën']);
  leave();
  expect(hook()?.innerHTML).toBe(served);
});

it('uses the box that the server sent, whatever its markup, and does not send its form [obituaries-1]', async () => {
  document.body.innerHTML = `<div data-widget="obituaries"><form action="/zoek"><input placeholder="Zoek op naam"></form><table><tbody><tr><td>Ali</td></tr><tr><td>Bea</td></tr></tbody></table></div>`;
  await start(obituaries, hook());
  expect(document.querySelectorAll('input')).toHaveLength(1);
  await type(byLabel(SEARCH), 'bea');
  expect(shown('tr')).toEqual(['Bea']);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

it('narrows older pages, too, once they are in the list [obituaries-2]', async () => {
  await start(obituaries, hook());
  await type(byLabel(SEARCH), 'smit');
  const older = document.createElement('li');
  older.innerHTML = '<h2>Wim Smits</h2>';
  const other = document.createElement('li');
  other.innerHTML = '<h2>Truus Bakker</h2>';
  document.querySelector('[data-list-items]')?.append(older, other);
  await rendered();
  expect([older.hidden, other.hidden, status()]).toEqual([false, true, '2 necrologieën']);
});

it('jumps to the first obituary of a year, and leaves years that are not in the list to the server [obituaries-2]', async () => {
  await start(obituaries, hook());
  const scrolled: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  const click = (year: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    [...document.querySelectorAll('a')].find(({ textContent }) => textContent === year)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await type(byLabel(SEARCH), 'smit');
  expect(click('2024')).toBe(true);
  expect(scrolled).toEqual([document.querySelector('[data-test="Jan"]')]);
  expect(document.activeElement).toBe(scrolled[0]);
  expect(shown(ITEM)).toHaveLength(3);
  expect(click('2026')).toBe(true);
  expect(click('1990')).toBe(false);
});

it.each([
  ['<li data-year="1999">2004</li>', '1999'],
  ['<li><time datetime="2003-04-05">nooit</time></li>', '2003'],
  ['<li>Geboren in 1950, gestorven in 2011</li>', '2011'],
  ['<li><time datetime="morgen">x</time>Kamer 12345</li>', undefined],
])('reads the year of %s [obituaries-2]', (html, year) => {
  document.body.innerHTML = html;
  expect(yearOfItem(document.querySelector('li') as HTMLElement)).toBe(year);
});

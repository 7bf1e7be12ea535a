// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../../../widgets/article/table-of-contents/ContentsList.tsx';
import contents from '../../../../../widgets/article/table-of-contents/table-of-contents.ts';
import { tolerate } from '../../../support/logged.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

const BODY = `<h2>Buiten</h2>
<div data-article-body><h2 id="eigen">Eerste</h2><h2>Wie begint?</h2><h2>Wie begint?</h2><h2> </h2>
<div data-widget="quiz"><h2>Van een ander</h2></div></div>`;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const links = () => [...document.querySelectorAll('[data-widget="table-of-contents"] a')];
const current = () => links().filter((link) => link.getAttribute('aria-current') === 'location');

let observers: ReturnType<typeof stubIntersectionObserver>;

beforeEach(() => {
  observers = stubIntersectionObserver();
});

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
});

async function show(hook: string, body = BODY) {
  document.body.innerHTML = hook + body;
  const before = document.body.innerHTML;
  const mounted = await mount(contents, find('[data-widget="table-of-contents"]'));
  await settled();
  return { ...mounted, before };
}

/** Reports that headings have entered or left the view. */
async function scroll(how: 'enter' | 'leave', ...headings: Element[]) {
  observers[how](...headings);
  await settled();
}

it('lists the h2 headings of the text under the title Inhoud, with ids by the slug rule [table-of-contents-1, table-of-contents-2]', async () => {
  const { hook, leave, before } = await show('<div data-widget="table-of-contents"></div>');
  expect(hook.querySelector('h2')?.textContent).toBe('Inhoud');
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Eerste', '#eigen'],
    ['Wie begint?', '#wie-begint'],
    ['Wie begint?', '#wie-begint-2'],
  ]);
  expect(hook.getAttribute('role')).toBe('navigation');
  expect(document.getElementById(hook.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Inhoud');
  leave();
  expect(document.body.innerHTML.replace(' class=""', '')).toBe(before);
});

it('moves the focus along with a plain click on a link [table-of-contents-3]', async () => {
  await show('<div data-widget="table-of-contents"></div>');
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const click = (init: MouseEventInit = {}) =>
    links()[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  click({ ctrlKey: true });
  await turn();
  expect(document.activeElement).toBe(document.body);
  click();
  await turn();
  expect(document.activeElement).toBe(find('#wie-begint'));
});

it('says in which language its title is on a page in another one, and in which the headings are', async () => {
  document.documentElement.lang = 'en';
  const { hook } = await show('<div data-widget="table-of-contents"></div>');
  const languageOf = (part?: Element | null) => part?.closest('[lang]')?.getAttribute('lang');
  expect([languageOf(hook.querySelector('h2')), languageOf(links()[0])]).toEqual(['nl', 'en']);
  document.documentElement.lang = '';
});

it('keeps a list that the server sent, and its title [table-of-contents-2]', async () => {
  const { hook } = await show(
    '<nav data-widget="table-of-contents"><h2>In dit stuk</h2><ol><li><a href="#eigen">Een</a></li></ol></nav>',
  );
  expect(hook.textContent).toBe('In dit stukEen');
  expect(hook.hasAttribute('role')).toBe(false);
});

it('marks the part among those that a list of the server leads to, whatever they are [table-of-contents-3]', async () => {
  await show(
    '<nav data-widget="table-of-contents"><ol><li><a href="#derde">C</a></li><li><a href="#eerste">A</a></li><li><a href="#weg">Weg</a></li></ol></nav>',
    '<article><h2 id="eerste">A</h2><h2>B</h2><h3 id="derde">C</h3></article>',
  );
  const [first, third] = ['#eerste', '#derde'].map(find);
  if (!first || !third) throw new Error('There are no headings.');
  await scroll('enter', first);
  expect(current().map((link) => link.textContent)).toEqual(['A']);
  await scroll('enter', third);
  expect(current().map((link) => link.textContent)).toEqual(['C']);
});

it('lists headings that are added later in their place, and no removed ones, and keeps the focus [table-of-contents-2]', async () => {
  const { hook } = await show(
    '<div data-widget="table-of-contents"></div>',
    '<article><h2>Een</h2><p>Tekst</p></article>',
  );
  expect(hook.hidden).toBe(true);
  find('article')?.insertAdjacentHTML('beforeend', '<div><h2>Drie</h2></div>');
  await vi.waitFor(() => expect(links().map((link) => link.textContent)).toEqual(['Een', 'Drie']));
  expect(hook.hidden).toBe(false);
  const third = links()[1] as HTMLElement;
  third.focus();
  const list = hook.querySelector('ol') as HTMLElement;
  const changes: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => changes.push(...records));
  watcher.observe(list, { childList: true });
  find('p')?.insertAdjacentHTML('afterend', '<h2>Twee</h2>');
  await vi.waitFor(() => expect(links().map((link) => link.textContent)).toEqual(['Een', 'Twee', 'Drie']));
  expect(document.activeElement).toBe(third);
  // Existing links keep their position: moving them would remove their focus.
  expect(changes.flatMap(({ removedNodes }) => [...removedNodes])).toEqual([]);
  watcher.disconnect();
  expect(observers.alive()).toBe(1);
  find('p')?.insertAdjacentHTML('afterend', '<p>Nog een alinea, en geen kop.</p>');
  await settled();
  expect(observers.starts(find('#drie') as HTMLElement)).toBe(2);
  const late = document.getElementById('twee');
  if (!late) throw new Error('The heading has no id.');
  await scroll('enter', late);
  expect(current().map((link) => link.textContent)).toEqual(['Twee']);
  find('#een')?.remove();
  find('#drie')?.remove();
  await vi.waitFor(() => expect(hook.hidden).toBe(true));
  expect(links()).toEqual([]);
  leaveAll();
  find('article')?.insertAdjacentHTML('beforeend', '<h2>Vier</h2><h2>Vijf</h2>');
  await settled();
  expect([links().length, observers.alive(), find('#vier')]).toEqual([0, 0, null]);
});

it('leaves out the titles of frames beside the story, also where the whole article is in one [table-of-contents-2]', async () => {
  await show(
    '<div data-widget="table-of-contents"></div>',
    '<aside><article><h2>Een</h2><aside><h2>Kader</h2></aside><h2>Twee</h2></article></aside>',
  );
  expect(links().map((link) => link.textContent)).toEqual(['Een', 'Twee']);
});

it('leaves out headings as long as they are hidden, such as by a wall [table-of-contents-2]', async () => {
  const { hook } = await show(
    '<div data-widget="table-of-contents"></div>',
    '<article><h2>Een</h2><h2>Twee</h2><div><h2>Drie</h2></div></article>',
  );
  const texts = () => links().map((link) => link.textContent);
  const part = find('article div') as HTMLElement;
  part.hidden = true;
  await vi.waitFor(() => expect(texts()).toEqual(['Een', 'Twee']));
  part.hidden = false;
  await vi.waitFor(() => expect(texts()).toEqual(['Een', 'Twee', 'Drie']));
  // Hiding the whole text hides all its headings.
  (find('article') as HTMLElement).hidden = true;
  await vi.waitFor(() => expect(hook.hidden).toBe(true));
  (find('article') as HTMLElement).hidden = false;
  await vi.waitFor(() => expect([hook.hidden, texts()]).toEqual([false, ['Een', 'Twee', 'Drie']]));
});

it('scrolls to the heading in a shared address, unless the reader has begun to scroll [table-of-contents-3]', async () => {
  const went = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  location.hash = '#wie-begint-2';
  const { leave } = await show('<div data-widget="table-of-contents"></div>');
  expect(went.mock.contexts).toEqual([find('#wie-begint-2')]);
  leave();
  vi.stubGlobal('scrollY', 300);
  await show('<div data-widget="table-of-contents"></div>');
  location.hash = '#eigen';
  vi.stubGlobal('scrollY', 0);
  leaveAll();
  // The browser found that one itself.
  await show('<div data-widget="table-of-contents"></div>');
  expect(went).toHaveBeenCalledTimes(1);
  location.hash = '';
  vi.unstubAllGlobals();
  went.mockRestore();
});

it.each([
  ['one heading', '<article><h2>Eén</h2><h2></h2></article>'],
  ['no article', '<p>Niets</p>'],
])('is hidden with %s [table-of-contents-2]', async (_, body) => {
  tolerate('warn nmt table-of-contents: There is no [data-article-body] or article; the table of');
  const { hook, leave } = await show('<div data-widget="table-of-contents"></div>', body);
  expect(hook.hidden).toBe(true);
  leave();
  expect(hook.hidden).toBe(false);
});

it('marks the last heading that was reached [table-of-contents-3]', async () => {
  const { hook } = await show('<div data-widget="table-of-contents"><h2>Delen</h2></div>');
  const [first, second, third] = [...document.querySelectorAll('[data-article-body] > h2')];
  if (!first || !second || !third) throw new Error('There are no headings.');
  expect(current()).toHaveLength(0);
  await scroll('enter', first, second);
  expect(current().map((link) => link.getAttribute('href'))).toEqual(['#wie-begint']);
  await scroll('enter', third);
  await scroll('leave', third, second);
  expect(current().map((link) => link.textContent)).toEqual(['Eerste']);
  expect(document.getElementById(hook.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Delen');
  expect(observers.options[0]?.rootMargin).toBe('10000000px 0px -50% 0px');
});

it('lists a thousand headings with the same words, each with its own id', async () => {
  const { hook } = await show(
    '<div data-widget="table-of-contents"></div>',
    `<article>${'<h2>Zo</h2>'.repeat(1_000)}</article>`,
  );
  const ids = new Set([...hook.querySelectorAll('a')].map((link) => link.hash));
  expect(ids.size).toBe(1_000);
});

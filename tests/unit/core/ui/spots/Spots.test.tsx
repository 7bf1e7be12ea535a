// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mendCopies } from '../../../../../core/runtime/caretaker/mend-copies.ts';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Spots } from '../../../../../core/ui/spots/Spots.tsx';
import { createSpotsStore } from '../../../../../core/ui/spots/spots-store.ts';
import { logged } from '../../../support/logged.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../../widgets/support/mount.ts';

const PICTURE = '<figure><img src="/tuin.jpg" alt="Tuin"></figure>';
const item = (name: string, x: number | string = 10, y: number | string = 20) =>
  `<li data-x="${x}" data-y="${y}"><h3>${name}</h3><p>Over ${name}.</p></li>`;

const hook = () => document.getElementById('hook') as HTMLElement;
const buttons = () => [...hook().querySelectorAll<HTMLButtonElement>('button[aria-haspopup]')];
const names = () => buttons().map((button) => button.getAttribute('aria-label'));
const spot = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.queryAllByRole('dialog').find(({ localName }) => localName !== 'dialog');
const close = () =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sluiten' }));
const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
const pause = () => act(settled);

type Options = Partial<Parameters<typeof createSpotsStore>[1]>;

const spots = (options: Options) =>
  widget({
    attributes: {},
    at: 'beforeend',
    view: Spots,
    enhance: (element, _, { signal, show }) =>
      show({ store: createSpotsStore(element, { feature: 'kaart', signal, ...options }) }),
  });

function start(html: string, options: Options = {}) {
  document.body.innerHTML = `<div id="hook">${html}</div>`;
  return mount(spots(options), hook());
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/pagina/');
});
afterEach(() => {
  act(leaveAll);
  vi.restoreAllMocks();
});

it('opens one text at a time, closes it by ‘Sluiten’, Escape and its own button, and returns the focus', async () => {
  await start(`${PICTURE}<ol>${item('Heg')}${item('Vijver')}</ol>`);
  spot('Heg').focus();
  fireEvent.click(spot('Heg'));
  expect(panel()?.getAttribute('aria-label')).toBe('Heg');
  expect(panel()?.textContent).toContain('Over Heg.');
  expect(panel()?.contains(document.activeElement)).toBe(true);
  expect(spot('Heg').getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(spot('Vijver'));
  expect(panel()?.textContent).toContain('Over Vijver.');
  expect(panel()?.textContent).not.toContain('Over Heg.');
  expect(spot('Heg').getAttribute('aria-expanded')).toBe('false');
  close();
  expect([panel(), document.activeElement]).toEqual([undefined, spot('Vijver')]);
  fireEvent.click(spot('Heg'));
  pressEscape();
  expect([panel(), document.activeElement]).toEqual([undefined, spot('Heg')]);
  fireEvent.click(spot('Heg'));
  fireEvent.click(spot('Heg'));
  expect(panel()).toBe(undefined);
});

it('closes the panel of another picture', async () => {
  await start(`${PICTURE}<ol>${item('Heg')}</ol>`);
  const other = document.createElement('div');
  other.innerHTML = `${PICTURE}<ol>${item('Toren')}</ol>`;
  document.body.append(other);
  await mount(spots({}), other);
  fireEvent.click(spot('Heg'));
  fireEvent.click(spot('Toren'));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(panel()?.textContent).toContain('Over Toren.');
});

it('leaves an Escape to an open dialog, and one that something else has handled', async () => {
  await start(`${PICTURE}<ol>${item('Heg')}</ol>`);
  fireEvent.click(spot('Heg'));
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  pressEscape();
  expect(panel()).toBeDefined();
  dialog.remove();
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  pressEscape();
  expect(panel()).toBeDefined();
  pressEscape();
  expect(panel()).toBe(undefined);
});

it.each([
  ['150', '20', 'data-x is "150"'],
  ['10', '-1', 'data-y is "-1"'],
  ['NaN', '20', 'data-x is "NaN"'],
  ['', '20', 'data-x is ""'],
])('does not place a point at %j, %j, says why, and leaves its text in the page', async (x, y, message) => {
  await start(`${PICTURE}<ol>${item('Goed')}${item('Fout', x, y)}</ol>`);
  expect(names()).toEqual(['Goed']);
  expect(hook().querySelectorAll('li')[1]?.className).toBe('');
  logged('error nmt kaart:', message);
});

it('fails where there are points and no picture, and does nothing without points', async () => {
  await expect(start(`<ol>${item('Heg')}</ol>`)).rejects.toThrow('kaart: there is no picture in the hook');
  await start(PICTURE);
  expect(buttons()).toEqual([]);
});

it('adds and removes buttons as items come and go, and keeps an open text open', async () => {
  await start(`${PICTURE}<ol>${item('Heg')}</ol>`);
  fireEvent.click(spot('Heg'));
  hook().querySelector('ol')?.insertAdjacentHTML('beforeend', item('Vijver'));
  await pause();
  expect(buttons()).toHaveLength(2);
  expect(panel()?.textContent).toContain('Over Heg.');
  hook().querySelector('li')?.remove();
  await pause();
  expect(names()).toEqual(['Vijver']);
  expect(panel()).toBe(undefined);
});

it('moves a button whose point changes', async () => {
  await start(`${PICTURE}<ol>${item('Heg')}</ol>`);
  hook().querySelector('li')?.setAttribute('data-x', '60');
  await pause();
  expect(spot('Heg').style.getPropertyValue('--x')).toBe('60%');
});

it('opens the text that a point of the server’s links to', async () => {
  await start(
    `${PICTURE}<a href="#tekst" data-x="10" data-y="10">1</a><ol><li id="tekst"><h3>Heg</h3></li></ol>`,
  );
  fireEvent.click(spot('Heg'));
  expect(panel()?.textContent).toContain('Heg');
});

it('opens stories from links in a drawing, but not from links in a story', async () => {
  await start(
    `<svg><a href="#een"><rect/></a><a href="#weg"><rect/></a></svg><article id="een"><h3>Een</h3><a id="in" href="#twee">verder</a></article><a id="naar-twee" href="#twee">Twee</a><article id="twee"><h3>Twee</h3></article>`,
  );
  const link = hook().querySelector('svg a') as SVGElement;
  expect(link.getAttribute('aria-label')).toBe('Een');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => link.dispatchEvent(click));
  expect([click.defaultPrevented, panel()?.getAttribute('aria-label')]).toEqual([true, 'Een']);
  await pause();
  // It is now in the panel.
  const inStory = document.getElementById('in') as HTMLElement;
  expect(fireEvent.click(inStory)).toBe(true);
  expect([panel()?.getAttribute('aria-label'), inStory.hasAttribute('aria-haspopup')]).toEqual([
    'Een',
    false,
  ]);
  const withKey = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.getElementById('naar-twee')?.dispatchEvent(withKey);
  expect(withKey.defaultPrevented).toBe(false);
});

it('restores the server’s markup when it ends, also while a text is open', async () => {
  const html = `${PICTURE}<ol>${item('Heg')}${item('Vijver')}</ol><a href="#x">weg</a>`;
  const { leave } = await start(html);
  fireEvent.click(spot('Vijver'));
  act(leave);
  expect(hook().innerHTML).toBe(html);
});

it('opens what the fragment names, also an item that comes later, and warns of two with one fragment', async () => {
  history.replaceState(null, '', '/pagina/#later');
  const keyed = { keyOf: ({ id }: HTMLElement) => id };
  const li = (id: string, name: string) => item(name).replace('<li', `<li id="${id}"`);
  await start(`${PICTURE}<ol>${li('een', 'Een')}${li('een', 'Dubbel')}</ol>`, keyed);
  expect(panel()).toBe(undefined);
  logged('warn nmt kaart:', '"#een"');
  hook().querySelector('ol')?.insertAdjacentHTML('beforeend', li('later', 'Later'));
  await pause();
  expect(panel()?.getAttribute('aria-label')).toBe('Later');
  const go = (hash: string) => {
    history.replaceState(null, '', `/pagina/${hash}`);
    act(() => window.dispatchEvent(new Event('hashchange')));
  };
  go('#een');
  expect(panel()?.getAttribute('aria-label')).toBe('Een');
  go('#modal=itemShare');
  expect(panel()?.getAttribute('aria-label')).toBe('Een');
  go('#bestaat-niet');
  expect(panel()).toBe(undefined);
});

it('follows a picture that another script replaces', async () => {
  await start(`${PICTURE}<ol>${item('Heg')}</ol>`);
  hook()
    .querySelector('figure')
    ?.replaceWith(
      Object.assign(document.createElement('figure'), { innerHTML: '<img src="/nieuw.jpg" alt="Nieuw">' }),
    );
  await pause();
  expect(buttons()).toHaveLength(1);
  expect(hook().querySelector('[alt="Nieuw"] + * button')).toBe(spot('Heg'));
});

it('leaves the texts in the page while there is no picture, or no point any more', async () => {
  await start(`${PICTURE}<ol>${item('Heg')}${item('Vijver')}</ol>`);
  const [hedge, pond] = hook().querySelectorAll('li');
  const figure = hook().querySelector('figure');
  pond?.setAttribute('data-x', 'weg');
  await pause();
  expect([hedge?.className === '', pond?.className]).toEqual([false, '']);
  figure?.remove();
  await pause();
  expect([hedge?.className, buttons()]).toEqual(['', []]);
  hook().prepend(figure as Element);
  await pause();
  expect([hedge?.className === '', buttons().length]).toEqual([false, 1]);
  logged('error nmt kaart: data-x is "weg"; expected a number from 0 to 100. The item is not');
});

it('needs no picture file: the page’s style may draw a figure', async () => {
  await start(`<figure></figure><ol>${item('Heg')}</ol>`);
  expect(hook().querySelector('figure + * button')).toBe(spot('Heg'));
});

it('keeps the text in the place where a copy of the page looks for it', async () => {
  await start(`${PICTURE}<ol>${item('Heg')}</ol>`);
  fireEvent.click(spot('Heg'));
  const copy = hook().cloneNode(true) as HTMLElement;
  mendCopies([copy]);
  expect(copy.querySelector('li')?.textContent).toBe('HegOver Heg.');
  close();
  expect(hook().querySelector('li')?.textContent).toBe('HegOver Heg.');
});

it('names the languages of its own words and of the server’s on a page in another language', async () => {
  document.documentElement.lang = 'en';
  await start(`${PICTURE}<ol>${item('Hedge')}</ol>`);
  fireEvent.click(spot('Hedge'));
  const language = (element: Element | undefined) => element?.closest('[lang]')?.getAttribute('lang');
  expect(
    [spot('Hedge'), panel(), panel()?.querySelector('p')].map((element) => language(element ?? undefined)),
  ).toEqual(['en', 'en', 'en']);
  expect(language(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sluiten' }))).toBe('nl');
  document.documentElement.removeAttribute('lang');
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSpots } from '../../../../../core/ui/spots/spots.ts';
import { logged } from '../../../support/logged.ts';

const PICTURE = '<figure><img src="/tuin.jpg" alt="Tuin"></figure>';
const item = (name: string, x: number | string = 10, y: number | string = 20) =>
  `<li data-x="${x}" data-y="${y}"><h3>${name}</h3><p>Over ${name}.</p></li>`;

let controller: AbortController;
const hook = () => document.getElementById('hook') as HTMLElement;
const buttons = () => [...hook().querySelectorAll<HTMLButtonElement>('button[aria-haspopup]')];
const spot = (name: string) => buttons().find((button) => button.getAttribute('aria-label') === name);
const panel = () => document.querySelector<HTMLElement>('[role="dialog"]:not([hidden])') ?? undefined;
const press = (name: string) =>
  [...(panel()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)?.click();
const pressEscape = () =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );
const settled = () => new Promise((resolve) => setTimeout(resolve));

function start(html: string, options: Partial<Parameters<typeof createSpots>[1]> = {}) {
  document.body.innerHTML = `<div id="hook">${html}</div>`;
  return createSpots(hook(), { feature: 'kaart', signal: controller.signal, ...options });
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/pagina/');
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
});

it('opens one text at a time, closes it by ‘Sluiten’, Escape and its own button, and returns the focus', () => {
  start(`${PICTURE}<ol>${item('Heg')}${item('Vijver')}</ol>`);
  spot('Heg')?.focus();
  spot('Heg')?.click();
  expect(panel()?.getAttribute('aria-label')).toBe('Heg');
  expect(panel()?.textContent).toContain('Over Heg.');
  expect(panel()?.contains(document.activeElement)).toBe(true);
  expect(spot('Heg')?.getAttribute('aria-expanded')).toBe('true');
  spot('Vijver')?.click();
  expect(panel()?.textContent).toContain('Over Vijver.');
  expect(panel()?.textContent).not.toContain('Over Heg.');
  expect(spot('Heg')?.getAttribute('aria-expanded')).toBe('false');
  press('Sluiten');
  expect([panel(), document.activeElement]).toEqual([undefined, spot('Vijver')]);
  spot('Heg')?.click();
  pressEscape();
  expect([panel(), document.activeElement]).toEqual([undefined, spot('Heg')]);
  spot('Heg')?.click();
  spot('Heg')?.click();
  expect(panel()).toBe(undefined);
});

it('closes the panel of another picture', () => {
  start(`${PICTURE}<ol>${item('Heg')}</ol>`);
  const other = document.createElement('div');
  other.innerHTML = `${PICTURE}<ol>${item('Toren')}</ol>`;
  document.body.append(other);
  createSpots(other, { feature: 'kaart', signal: controller.signal });
  spot('Heg')?.click();
  other.querySelector<HTMLElement>('button[aria-haspopup]')?.click();
  expect(document.querySelectorAll('[role="dialog"]:not([hidden])')).toHaveLength(1);
  expect(panel()?.textContent).toContain('Over Toren.');
});

it('leaves an Escape to an open dialog, and one that something else has handled', () => {
  start(`${PICTURE}<ol>${item('Heg')}</ol>`);
  spot('Heg')?.click();
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
])('does not place a point at %j, %j, says why, and leaves its text in the page', (x, y, message) => {
  start(`${PICTURE}<ol>${item('Goed')}${item('Fout', x, y)}</ol>`);
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(['Goed']);
  expect(hook().querySelectorAll('li')[1]?.className).toBe('');
  logged('error nmt kaart:', message);
});

it('fails where there are points and no picture, and does nothing without points', () => {
  expect(() => start(`<ol>${item('Heg')}</ol>`)).toThrow('kaart: there is no picture in the hook');
  start(PICTURE);
  expect(buttons()).toEqual([]);
});

it('adds and removes buttons as items come and go, and keeps an open text open', async () => {
  start(`${PICTURE}<ol>${item('Heg')}</ol>`);
  spot('Heg')?.click();
  hook().querySelector('ol')?.insertAdjacentHTML('beforeend', item('Vijver'));
  await settled();
  expect(buttons()).toHaveLength(2);
  expect(panel()?.textContent).toContain('Over Heg.');
  hook().querySelector('li')?.remove();
  await settled();
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(['Vijver']);
  expect(panel()).toBe(undefined);
});

it('moves a button whose point changes', async () => {
  start(`${PICTURE}<ol>${item('Heg')}</ol>`);
  hook().querySelector('li')?.setAttribute('data-x', '60');
  await settled();
  expect(spot('Heg')?.style.getPropertyValue('--x')).toBe('60%');
});

it('opens the text that a point of the server’s links to', () => {
  start(`${PICTURE}<a href="#tekst" data-x="10" data-y="10">1</a><ol><li id="tekst"><h3>Heg</h3></li></ol>`);
  spot('Heg')?.click();
  expect(panel()?.textContent).toContain('Heg');
});

it('opens stories from links in a drawing, but not from links in a story', () => {
  start(
    `<svg><a href="#een"><rect/></a><a href="#weg"><rect/></a></svg><article id="een"><h3>Een</h3><a id="in" href="#twee">verder</a></article><a id="naar-twee" href="#twee">Twee</a><article id="twee"><h3>Twee</h3></article>`,
  );
  const link = hook().querySelector('svg a') as SVGElement;
  expect(link.getAttribute('aria-label')).toBe('Een');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect([click.defaultPrevented, panel()?.getAttribute('aria-label')]).toEqual([true, 'Een']);
  document.getElementById('in')?.click();
  expect(panel()?.getAttribute('aria-label')).toBe('Een');
  const withKey = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.getElementById('naar-twee')?.dispatchEvent(withKey);
  expect(withKey.defaultPrevented).toBe(false);
});

it('restores the server’s markup when it ends, also while a text is open', () => {
  const html = `${PICTURE}<ol>${item('Heg')}${item('Vijver')}</ol><a href="#x">weg</a>`;
  start(html);
  spot('Vijver')?.click();
  controller.abort();
  expect(hook().innerHTML).toBe(html);
});

it('opens what the fragment names, also an item that comes later, and warns of two with one fragment', async () => {
  history.replaceState(null, '', '/pagina/#later');
  const keyed = { keyOf: ({ id }: HTMLElement) => id };
  const li = (id: string, name: string) => item(name).replace('<li', `<li id="${id}"`);
  start(`${PICTURE}<ol>${li('een', 'Een')}${li('een', 'Dubbel')}</ol>`, keyed);
  expect(panel()).toBe(undefined);
  logged('warn nmt kaart:', '"#een"');
  hook().querySelector('ol')?.insertAdjacentHTML('beforeend', li('later', 'Later'));
  await settled();
  expect(panel()?.getAttribute('aria-label')).toBe('Later');
  const go = (hash: string) => {
    history.replaceState(null, '', `/pagina/${hash}`);
    window.dispatchEvent(new Event('hashchange'));
  };
  go('#een');
  expect(panel()?.getAttribute('aria-label')).toBe('Een');
  go('#modal=itemShare');
  expect(panel()?.getAttribute('aria-label')).toBe('Een');
  go('#bestaat-niet');
  expect(panel()).toBe(undefined);
});

it('follows a picture that another script replaces', async () => {
  start(`${PICTURE}<ol>${item('Heg')}</ol>`);
  hook()
    .querySelector('figure')
    ?.replaceWith(
      Object.assign(document.createElement('figure'), { innerHTML: '<img src="/nieuw.jpg" alt="Nieuw">' }),
    );
  await settled();
  expect(buttons()).toHaveLength(1);
  expect(hook().querySelector('[alt="Nieuw"] + * button')).toBe(spot('Heg'));
});

it('leaves the texts in the page while there is no picture, or no point any more', async () => {
  start(`${PICTURE}<ol>${item('Heg')}${item('Vijver')}</ol>`);
  const [hedge, pond] = hook().querySelectorAll('li');
  const figure = hook().querySelector('figure');
  pond?.setAttribute('data-x', 'weg');
  await settled();
  expect([hedge?.className === '', pond?.className]).toEqual([false, '']);
  figure?.remove();
  await settled();
  expect([hedge?.className, buttons()]).toEqual(['', []]);
  hook().prepend(figure as Element);
  await settled();
  expect([hedge?.className === '', buttons().length]).toEqual([false, 1]);
  logged('error nmt kaart: data-x is "weg"; expected a number from 0 to 100. The item is not');
});

it('needs no picture file: the page’s style may draw a figure', () => {
  start(`<figure></figure><ol>${item('Heg')}</ol>`);
  expect(hook().querySelector('figure + * button')).toBe(spot('Heg'));
});

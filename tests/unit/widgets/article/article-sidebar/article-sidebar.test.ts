// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import sidebar from '../../../../../widgets/article/article-sidebar/article-sidebar.ts';
import { isEmpty } from '../../../../../widgets/article/article-sidebar/is-empty.ts';
import { sticks } from '../../../../../widgets/article/article-sidebar/sticks.ts';
import { stubWidth } from '../../support/media.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubResizeObserver } from '../../support/observers.ts';

let sizes: ReturnType<typeof stubResizeObserver>;
const notify = (element: Element, blockSize: number) =>
  sizes.notify(element, { target: element, borderBoxSize: [{ blockSize }] });

beforeEach(() => {
  sizes = stubResizeObserver();
});

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
});

async function show(content: string, width = 1280) {
  const media = stubWidth(width);
  document.body.innerHTML = `<div data-article-body>Tekst</div><aside data-widget="article-sidebar">${content}</aside>`;
  const body = document.querySelector('[data-article-body]');
  const mounted = await mount(sidebar, document.querySelector('aside'));
  const measure = (own: number, text: number) => {
    if (!body) throw new Error('There is no text.');
    notify(mounted.hook, own);
    notify(body, text);
  };
  return { ...mounted, media, measure, isSticky: () => mounted.hook.classList.contains('sticky') };
}

it('sticks from the large breakpoint up, and not below it [article-sidebar-1]', async () => {
  const { measure, isSticky, media, leave } = await show('<p>Lees ook</p>');
  measure(400, 2000);
  expect(isSticky()).toBe(true);
  media.change(979);
  expect(isSticky()).toBe(false);
  media.change(980);
  expect(isSticky()).toBe(true);
  vi.stubGlobal('innerHeight', 450);
  window.dispatchEvent(new Event('resize'));
  expect(isSticky()).toBe(false);
  vi.unstubAllGlobals();
  leave();
  expect([isSticky(), sizes.alive()]).toEqual([false, 0]);
});

it('does not stick where it is empty, higher than the text or the window, or without a text [article-sidebar-2]', () => {
  const measures = { isWide: true, own: 400, body: 2000, room: 3000 };
  expect(sticks(measures)).toBe(true);
  expect(sticks({ ...measures, own: 2000 })).toBe(true);
  expect(sticks({ ...measures, own: 2001 })).toBe(false);
  expect(sticks({ ...measures, room: 399 })).toBe(false);
  expect(sticks({ ...measures, own: 0 })).toBe(false);
  expect(sticks({ ...measures, body: undefined })).toBe(false);
  expect(sticks({ ...measures, isWide: false })).toBe(false);
});

it('takes no space while it is empty, and some when content is added [article-sidebar-2]', async () => {
  const { hook } = await show(' <!-- niets --> <div> </div>');
  expect(hook.hidden).toBe(true);
  hook.insertAdjacentHTML('beforeend', '<img src="/advertentie.png" alt="">');
  await vi.waitFor(() => expect(hook.hidden).toBe(false));
});

it('takes space when a hidden part of it is shown, and none for a column that the server hid [article-sidebar-2]', async () => {
  const { hook } = await show('<p hidden>Lees ook</p>');
  expect(hook.hidden).toBe(true);
  const hide = vi.spyOn(hook, 'hidden', 'set');
  hook.append(document.createComment('niets'));
  await new Promise((resolve) => setTimeout(resolve));
  // It also observes its own hiding, and must not loop endlessly.
  expect(hide).not.toHaveBeenCalled();
  hide.mockRestore();
  hook.querySelector('p')?.removeAttribute('hidden');
  await vi.waitFor(() => expect(hook.hidden).toBe(false));
  leaveAll();
  hook.hidden = true;
  await mount(sidebar, hook);
  expect(hook.hidden).toBe(true);
  leaveAll();
  expect(hook.hidden).toBe(true);
});

it.each([
  ['', true],
  [' \n <p></p>', true],
  ['<p>x</p>', false],
  ['<iframe title="x"></iframe>', false],
  ['<div data-widget="most-read"></div>', false],
  [
    '<div><script>advertentie()</script><style>p{}</style></div><noscript>Zet JavaScript aan.</noscript>',
    true,
  ],
  ['<div><p hidden>Straks</p></div>', true],
  ['<div><select></select></div>', false],
])('is empty: %j %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(isEmpty(document.body)).toBe(expected);
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { hasFloat, openFloat } from '../../../../../widgets/podcasts/podcast-player/float.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'documentPictureInPicture');
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.adoptedStyleSheets = [];
});

/** Simulates a browser that supports windows on top of all others. */
function offer() {
  const target = document.implementation.createHTMLDocument();
  const close = vi.fn();
  const opened = Object.assign(new EventTarget(), { document: target, CSSStyleSheet, close });
  const requestWindow = vi.fn(async () => opened);
  Object.assign(window, { documentPictureInPicture: { requestWindow } });
  return { opened, target, close, requestWindow };
}

function controls() {
  document.body.innerHTML = '<div id="voor"></div><div id="knoppen"></div><div id="na"></div>';
  return document.querySelector('#knoppen') as HTMLElement;
}
const order = () => [...document.body.children].map(({ id }) => id);

it('moves the controls to a window in the page’s style, and back when that is closed', async () => {
  expect(hasFloat()).toBe(false);
  const { opened, target, close } = offer();
  expect(hasFloat()).toBe(true);
  document.documentElement.lang = 'nl';
  document.head.innerHTML = '<style>p { color: red }</style>';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('b { color: blue }');
  document.adoptedStyleSheets = [sheet];
  const element = controls();
  const onBack = vi.fn();
  openFloat(element, onBack);
  await vi.waitFor(() => expect(element.ownerDocument).toBe(target));
  expect([order(), target.documentElement.lang, target.querySelector('style')?.textContent]).toEqual([
    ['voor', 'na'],
    'nl',
    'p { color: red }',
  ]);
  expect(target.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain('blue');
  opened.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  expect([order(), close.mock.calls.length]).toEqual([['voor', 'knoppen', 'na'], 1]);
});

it('closes the window when its player is closed', async () => {
  const { target, close } = offer();
  const element = controls();
  const onBack = vi.fn();
  const ending = openFloat(element, onBack);
  await vi.waitFor(() => expect(element.ownerDocument).toBe(target));
  ending.abort();
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  expect([order(), close.mock.calls.length]).toEqual([['voor', 'knoppen', 'na'], 1]);
});

it('leaves the controls in the page if the browser refuses', async () => {
  const { requestWindow } = offer();
  requestWindow.mockRejectedValueOnce(new DOMException('no press', 'NotAllowedError'));
  const element = controls();
  const onBack = vi.fn();
  openFloat(element, onBack);
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  expect(order()).toEqual(['voor', 'knoppen', 'na']);
});

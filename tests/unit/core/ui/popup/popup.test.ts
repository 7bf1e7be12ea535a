// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { on } from '../../../../../core/runtime/bus/bus.ts';
import { followInPopup, openPopup, openTab } from '../../../../../core/ui/popup/popup.ts';
import { popupAddress, popupFeatures } from '../../../../../core/ui/popup/popup-rules.ts';

const BASE = 'https://nmt.example/nieuws/a1';

it.each([
  ['https://sociaal.example/deel?u=1', 'https://sociaal.example/deel?u=1'],
  ['http://sociaal.example/', 'http://sociaal.example/'],
  ['/sectie/', 'https://nmt.example/sectie/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hoi', undefined],
  ['mailto:redactie@nmt.example', undefined],
  ['blob:https://nmt.example/1', undefined],
  ['https://', undefined],
])('%s opens %s [popups-2]', (address, expected) => {
  expect(popupAddress(address, BASE)).toBe(expected);
});

const MAIN = { left: 0, top: 0, width: 1920, height: 1080 };
const TO_THE_LEFT = { left: -1920, top: -200, width: 1920, height: 1080 };

it.each([
  ['in its middle', { left: 100, top: 50, width: 1300, height: 850 }, MAIN, 500, 300],
  [
    'on the screen to the left',
    { left: -1800, top: -100, width: 1300, height: 850 },
    TO_THE_LEFT,
    -1400,
    150,
  ],
  ['not off the left edge', { left: -900, top: -400, width: 400, height: 300 }, MAIN, 0, 0],
  ['not off the right edge', { left: 1800, top: 900, width: 1300, height: 850 }, MAIN, 1420, 730],
  ['at the edge of a small screen', MAIN, { left: 10, top: 20, width: 400, height: 300 }, 10, 20],
])('opens beside the page where the window is: %s [popups-1]', (_, around, screen, left, top) => {
  expect(popupFeatures({ width: 500, height: 350 }, around, screen)).toBe(
    `popup,width=500,height=350,left=${left},top=${top}`,
  );
});

describe('a popup', () => {
  const popup = { opener: window as unknown };
  const open = vi.fn<typeof window.open>();

  beforeEach(() => {
    popup.opener = window;
    open.mockReset().mockReturnValue(popup as unknown as Window);
    vi.stubGlobal('open', open);
    vi.stubGlobal('innerWidth', 1025);
    document.body.innerHTML = '<a href="https://sociaal.example/"><b>Deel</b></a><p>Tekst</p>';
  });

  it('is 500 by 350 or as requested, and has no opener [popups-1, popups-2]', () => {
    expect(openPopup('https://sociaal.example/')).toBe(true);
    expect(openPopup('https://sociaal.example/', { height: 560 })).toBe(true);
    expect(popup.opener).toBeNull();
    expect(open.mock.calls.map(([address]) => address)).toEqual([
      'https://sociaal.example/',
      'https://sociaal.example/',
    ]);
    expect(open.mock.calls.map(([, , features]) => features)).toEqual([
      expect.stringContaining('width=500,height=350'),
      expect.stringContaining('width=500,height=560'),
    ]);
  });

  it('reports another address than its own where that holds a secret [gift-9]', () => {
    const received = vi.fn();
    const off = on('popup:opened', received);
    openPopup('https://sociaal.example/?u=geheim', {}, 'https://sociaal.example');
    expect(received.mock.calls).toEqual([[{ address: 'https://sociaal.example' }]]);
    off();
  });

  it('is a tab for other schemes, at any width, and returns whether it opened', () => {
    vi.stubGlobal('innerWidth', 360);
    expect(openTab('https://sociaal.example/')).toBe(true);
    expect(open.mock.calls).toEqual([['https://sociaal.example/', '_blank', '']]);
    expect(popup.opener).toBeNull();
    expect(openTab('javascript:alert(1)')).toBe(false);
    open.mockReturnValue(null);
    expect(openTab('https://sociaal.example/')).toBe(false);
  });

  it('reports that it opened, and only then', () => {
    const received = vi.fn();
    const off = on('popup:opened', received);
    openPopup('https://sociaal.example/');
    open.mockReturnValue(null);
    openPopup('https://sociaal.example/');
    off();
    expect(received.mock.calls).toEqual([[{ address: 'https://sociaal.example/' }]]);
  });

  it('does not open up to 1024 px, when blocked, and for other addresses [popups-1, popups-2]', () => {
    expect(openPopup('javascript:alert(1)')).toBe(false);
    vi.stubGlobal('innerWidth', 1024);
    expect(openPopup('https://sociaal.example/')).toBe(false);
    expect(open).not.toHaveBeenCalled();
    vi.stubGlobal('innerWidth', 1025);
    open.mockReturnValue(null);
    expect(openPopup('https://sociaal.example/')).toBe(false);
  });

  function click(selector: string, init: MouseEventInit = {}): MouseEvent {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.body.addEventListener('click', (heard) => followInPopup(heard), { once: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return event;
  }

  it('takes a plain click on a link', () => {
    expect(click('b').defaultPrevented).toBe(true);
    expect(popup.opener).toBeNull();
  });

  it.each([
    ['beside a link', 'p', {}],
    ['with ctrl', 'a', { ctrlKey: true }],
    ['with command', 'a', { metaKey: true }],
    ['with shift', 'a', { shiftKey: true }],
    ['with alt', 'a', { altKey: true }],
    ['with another button', 'a', { button: 1 }],
  ])('leaves a click %s to the browser [popups-2]', (_, selector, init) => {
    expect(click(selector, init).defaultPrevented).toBe(false);
    // The simulated browser may open the link itself, by the same function, but not as a popup.
    expect(open.mock.calls.some(([, , features]) => features?.includes('popup'))).toBe(false);
    expect(popup.opener).toBe(window);
  });

  it('leaves the click to the browser where it does not open [popups-2]', () => {
    open.mockReturnValue(null);
    expect(click('a').defaultPrevented).toBe(false);
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { on } from '../../../../../core/bus/bus.ts';
import { followInPopup, openPopup } from '../../../../../core/ui/popup/popup.ts';
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

it('stands in the middle of the window, and never off the screen [popups-1]', () => {
  const size = { width: 500, height: 350 };
  expect(popupFeatures(size, { left: 100, top: 50, width: 1300, height: 850 })).toBe(
    'popup,width=500,height=350,left=500,top=300',
  );
  expect(popupFeatures(size, { left: -900, top: 0, width: 400, height: 300 })).toBe(
    'popup,width=500,height=350,left=0,top=0',
  );
});

describe('a popup', () => {
  const popup = { opener: window as unknown, location: { replace: vi.fn() } };
  const open = vi.fn<typeof window.open>();

  beforeEach(() => {
    popup.opener = window;
    popup.location.replace.mockClear();
    open.mockReset().mockReturnValue(popup as unknown as Window);
    vi.stubGlobal('open', open);
    vi.stubGlobal('innerWidth', 1025);
    document.body.innerHTML = '<a href="https://sociaal.example/"><b>Deel</b></a><p>Tekst</p>';
  });

  it('is 500 by 350 or as asked, and has no opener before it has the address [popups-1, popups-2]', () => {
    popup.location.replace.mockImplementation(() => expect(popup.opener).toBeNull());
    expect(openPopup('https://sociaal.example/')).toBe(true);
    expect(openPopup('https://sociaal.example/', { height: 560 })).toBe(true);
    expect(open.mock.calls.map(([address]) => address)).toEqual(['about:blank', 'about:blank']);
    expect(open.mock.calls.map(([, , features]) => features)).toEqual([
      expect.stringContaining('width=500,height=350'),
      expect.stringContaining('width=500,height=560'),
    ]);
    expect(popup.location.replace).toHaveBeenCalledWith('https://sociaal.example/');
  });

  it('tells that it opened, and only then', () => {
    const told = vi.fn();
    const off = on('popup:opened', told);
    openPopup('https://sociaal.example/');
    open.mockReturnValue(null);
    openPopup('https://sociaal.example/');
    off();
    expect(told.mock.calls).toEqual([[{ address: 'https://sociaal.example/' }]]);
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
    expect(popup.location.replace).toHaveBeenCalledOnce();
  });

  it.each([
    ['beside a link', 'p', {}],
    ['with ctrl', 'a', { ctrlKey: true }],
    ['with command', 'a', { metaKey: true }],
    ['with shift', 'a', { shiftKey: true }],
    ['with alt', 'a', { altKey: true }],
    ['with another button', 'a', { button: 1 }],
  ])('leaves a click %s to the browser [popups-2]', (_, selector, init) => {
    click(selector, init);
    expect(open).not.toHaveBeenCalled();
  });

  it('leaves the click to the browser where it does not open [popups-2]', () => {
    open.mockReturnValue(null);
    expect(click('a').defaultPrevented).toBe(false);
  });
});

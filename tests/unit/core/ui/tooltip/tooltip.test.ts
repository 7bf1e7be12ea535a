// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachTooltip } from '../../../../../core/ui/tooltip/tooltip.ts';
import tooltip from '../../../../../widgets/shell/tooltip/tooltip.ts';
import { byId, showEverything } from '../shown.ts';

let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  showEverything();
  controller = new AbortController();
  document.body.innerHTML = `<button id="one" aria-describedby="hint"></button><button id="two"></button>
    <span id="word">woord</span><span id="around"><a href="/" id="inside"></a></span>`;
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
});

const attach = (id: string, text: string) => attachTooltip(byId(id), () => text, controller.signal);
const shown = () => [...document.querySelectorAll('[role="tooltip"]')].map(({ textContent }) => textContent);
const pointer = (type: string, target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: type === 'pointerdown' }));
const pressEscape = () => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
};

describe('a tooltip', () => {
  it('opens under the pointer, tied to the element, and closes after it [tooltip-2]', () => {
    attach('one', '<b>Uitleg</b>');
    pointer('pointerenter', byId('one'));
    expect(shown()).toEqual(['<b>Uitleg</b>']);
    const [, id = ''] = (byId('one').getAttribute('aria-describedby') ?? '').split(' ');
    expect(byId(id).getAttribute('role')).toBe('tooltip');
    pointer('pointerleave', byId('one'));
    vi.advanceTimersByTime(149);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    expect(byId('one').getAttribute('aria-describedby')).toBe('hint');
  });

  it('stays while the pointer is on itself [tooltip-2]', () => {
    attach('one', 'Uitleg');
    pointer('pointerenter', byId('one'));
    const bubble = document.querySelector('[role="tooltip"]') as Element;
    pointer('pointerleave', byId('one'));
    pointer('pointerenter', bubble);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toEqual(['Uitleg']);
    pointer('pointerleave', bubble);
    vi.advanceTimersByTime(150);
    expect(shown()).toEqual([]);
  });

  it('opens on a tap and not on a finger that scrolls; a press beside it closes it [tooltip-2]', () => {
    attach('one', 'Uitleg');
    pointer('pointerenter', byId('one'), 'touch');
    pointer('pointerdown', byId('one'), 'touch');
    expect(shown()).toEqual([]);
    byId('one').click();
    expect(shown()).toEqual(['Uitleg']);
    pointer('pointerdown', byId('two'), 'touch');
    expect(shown()).toEqual([]);
  });

  it('takes Escape for itself while it is open, and only then [tooltip-2]', () => {
    attach('one', 'Uitleg');
    expect(pressEscape().defaultPrevented).toBe(false);
    pointer('pointerenter', byId('one'));
    expect(pressEscape().defaultPrevented).toBe(true);
    expect(shown()).toEqual([]);
    expect(pressEscape().defaultPrevented).toBe(false);
  });

  it('closes on blur [tooltip-2]', () => {
    attach('one', 'Uitleg');
    pointer('pointerenter', byId('one'));
    byId('one').dispatchEvent(new Event('focusout', { bubbles: true }));
    expect(shown()).toEqual([]);
  });

  it('is the only one [tooltip-3]', () => {
    attach('one', 'Een');
    attach('two', 'Twee');
    pointer('pointerenter', byId('one'));
    pointer('pointerenter', byId('two'));
    expect(shown()).toEqual(['Twee']);
    pointer('pointerleave', byId('one'));
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['Twee']);
  });

  it.each(['', '  \n'])('does not open for the text %j [tooltip-3]', (text) => {
    attach('one', text);
    pointer('pointerenter', byId('one'));
    expect(shown()).toEqual([]);
  });

  it('makes unfocusable elements focusable, for as long as it is attached [tooltip-2]', () => {
    attach('word', 'Uitleg');
    expect(byId('word').tabIndex).toBe(0);
    pointer('pointerenter', byId('word'));
    controller.abort();
    expect(byId('word').hasAttribute('tabindex')).toBe(false);
    expect(shown()).toEqual([]);
    pointer('pointerenter', byId('word'));
    expect(shown()).toEqual([]);
  });

  it('describes the focusable element inside [tooltip-2]', () => {
    attach('around', 'Uitleg');
    expect(byId('around').hasAttribute('tabindex')).toBe(false);
    pointer('pointerenter', byId('around'));
    expect(byId('inside').hasAttribute('aria-describedby')).toBe(true);
  });
});

it('as a feature shows the attribute’s value at that moment [tooltip-1, tooltip-2]', async () => {
  const hook = byId('two');
  hook.dataset.tooltip = 'Eerst';
  const facts = { config: {}, query: '', hash: '', pageType: 'features', articleType: '' };
  await tooltip.mount(hook, {
    feature: 'tooltip',
    facts: { ...facts, appView: false, loggedIn: false, release: '', editorTools: false },
    signal: controller.signal,
    fail: vi.fn(),
  });
  pointer('pointerenter', hook);
  expect(shown()).toEqual(['Eerst']);
  pressEscape();
  hook.dataset.tooltip = 'Later';
  pointer('pointerenter', hook);
  expect(shown()).toEqual(['Later']);
});

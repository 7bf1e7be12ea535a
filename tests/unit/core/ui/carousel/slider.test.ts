// @vitest-environment happy-dom
import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { subscribe } from '../../../../../core/platform/dom/subscribe.ts';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { SliderControls } from '../../../../../core/ui/carousel/SliderControls.tsx';
import { createSlider, sliderPlace } from '../../../../../core/ui/carousel/slider.ts';
import { leaveAll, mount } from '../../../widgets/support/mount.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../../widgets/support/observers.ts';
import { layOutRow } from '../../../widgets/support/slider.ts';

let sizes: ReturnType<typeof stubResizeObserver>;
let view: ReturnType<typeof stubIntersectionObserver>;

beforeEach(() => {
  vi.useFakeTimers();
  sizes = stubResizeObserver();
  view = stubIntersectionObserver();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  act(leaveAll);
  vi.useRealTimers();
  document.body.replaceChildren();
});

const labels = { back: 'Vorige', forward: 'Volgende' };
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

interface Options {
  readonly step?: number;
  readonly buttonsAbove?: number;
}

const sliding = (options: Options = {}) =>
  widget({
    attributes: {},
    at: sliderPlace,
    view: SliderControls,
    enhance(hook, _, { signal, show }) {
      const slider = createSlider(hook, { feature: 'card-slider', signal, ...options });
      subscribe(slider.store, ({ hasButtons }) => show(hasButtons ? { slider, labels } : undefined), signal);
    },
  });

/** A row of items of 184 px with gaps of 16 px in 584 px: three are visible. */
async function slider(count: number, options: Options = {}) {
  const hook = document.createElement('section');
  const head = document.createElement('div');
  head.dataset.sliderHead = '';
  head.textContent = ' Om rustig te lezen ';
  const track = document.createElement('ul');
  track.dataset.sliderTrack = '';
  track.append(...Array.from({ length: count }, () => document.createElement('li')));
  hook.append(head, track);
  document.body.append(hook);
  const scroll = layOutRow(track, { item: 184, gap: 16, width: 584 });
  const { leave } = await mount(sliding(options), hook);
  const names = () =>
    within(head)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  const [back, forward] = within(head).queryAllByRole('button') as [HTMLElement, HTMLElement];
  const messages = () => head.querySelector('[aria-live]')?.textContent;
  return { hook, head, track, scroll, back, forward, names, messages, leave };
}

const BOTH = ['Vorige', 'Volgende'];
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

it('has buttons that move one visible width and are disabled at the ends, with their focus [card-slider-3]', async () => {
  const { scroll, back, forward, names, messages } = await slider(8);
  expect(names()).toEqual(BOTH);
  expect([isOff(back), isOff(forward)]).toEqual([true, false]);
  expect(back.title).toBe('Dit is het begin.');
  fireEvent.click(back);
  expect(scroll.left).toBe(0);
  fireEvent.click(forward);
  expect(scroll.left).toBe(600);
  await wait(150);
  expect([isOff(back), isOff(forward)]).toEqual([false, false]);
  expect(messages()).toBe('4 tot en met 6 van 8');
  forward.focus();
  fireEvent.click(forward);
  await wait(150);
  expect(scroll.left).toBe(1000);
  expect(isOff(forward)).toBe(true);
  expect(document.activeElement).toBe(forward);
  fireEvent.click(forward);
  expect(scroll.left).toBe(1000);
});

it('counts a second press from where the first one leads [card-slider-3]', async () => {
  const { track, forward } = await slider(20);
  // The browser is still scrolling.
  const goals: unknown[] = [];
  track.scrollTo = ((options: ScrollToOptions) => goals.push(options.left)) as typeof track.scrollTo;
  fireEvent.click(forward);
  fireEvent.click(forward);
  expect(goals).toEqual([600, 1200]);
});

it.each([0, 1, 3])(
  'has no buttons and takes no focus where all of %i items fit [card-slider-3]',
  async (count) => {
    const { names, track } = await slider(count);
    expect(names()).toEqual([]);
    expect(track.hasAttribute('tabindex')).toBe(false);
  },
);

it('has no buttons up to the given number, but is focusable [podcast-slider-1]', async () => {
  const { names, track } = await slider(5, { buttonsAbove: 5 });
  expect(names()).toEqual([]);
  expect(track.tabIndex).toBe(0);
  track.append(document.createElement('li'));
  await wait(0);
  expect(names()).toEqual(BOTH);
});

it('follows items that are added later and another width, and watches those items too [card-slider-3]', async () => {
  const { names, track } = await slider(2);
  const later = Array.from({ length: 4 }, () => document.createElement('li'));
  track.append(...later);
  await wait(0);
  expect(names()).toEqual(BOTH);
  expect(later.every((item) => view.observed.has(item) && sizes.observed.has(item))).toBe(true);
  for (const item of later) item.remove();
  await wait(0);
  expect(names()).toEqual([]);
  expect(later.some((item) => view.observed.has(item) || sizes.observed.has(item))).toBe(false);
  Object.defineProperty(track, 'clientWidth', { configurable: true, value: 300 });
  act(() => sizes.resize(track));
  expect(names()).toEqual(BOTH);
});

it('measures nothing while it scrolls; the observers report the visible items [card-slider-1]', async () => {
  const { track, back } = await slider(500);
  const first = track.children[0] as Element;
  const read = vi.fn(() => ({ left: 0, right: 184, width: 184 }) as DOMRect);
  first.getBoundingClientRect = read;
  for (let left = 0; left < 900; left += 30) track.scrollLeft = left;
  expect(read).not.toHaveBeenCalled();
  expect(isOff(back)).toBe(true);
  act(() => view.enter(first));
  expect(isOff(back)).toBe(false);
  expect(read).not.toHaveBeenCalled();
});

it('moves by the keys that the reader expects, and leaves those of fields alone [card-slider-3]', async () => {
  const { track, scroll } = await slider(8, { step: 277 });
  const press = (key: string, target: Element = track, more = {}) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  press('ArrowRight');
  expect(scroll.left).toBe(277);
  press('ArrowLeft');
  expect(scroll.left).toBe(0);
  press('End');
  expect(scroll.left).toBe(1000);
  press('Home');
  expect(scroll.left).toBe(0);
  press('ArrowRight', track, { metaKey: true });
  const field = document.createElement('input');
  track.children[0]?.append(field);
  press('ArrowRight', field);
  expect(scroll.left).toBe(0);
});

it.each(['<video controls>', '<audio controls>'])(
  'leaves the arrow keys to %s in a card, which seeks by them [card-slider-3]',
  async (markup) => {
    const { track, scroll } = await slider(8);
    const item = track.children[0] as HTMLElement;
    item.innerHTML = markup;
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    item.firstElementChild?.dispatchEvent(event);
    expect([scroll.left, event.defaultPrevented]).toEqual([0, false]);
  },
);

/** Presses, moves and releases, like a mouse. */
function drag(track: HTMLElement, target: Element, px: number): boolean {
  track.setPointerCapture = () => {};
  const at = (type: string, clientX: number, buttons: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerType: 'mouse',
        pointerId: 1,
        button: 0,
        buttons,
        clientX,
      }),
    );
  at('pointerdown', 300, 1);
  at('pointermove', 300 - px, 1);
  at('pointerup', 300 - px, 0);
  return target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

it('drags from 4 px on, and a drag is not a click; less stays one [card-slider-2]', async () => {
  const { track, scroll } = await slider(8);
  const link = document.createElement('a');
  track.children[1]?.append(link);
  expect(drag(track, link, 3)).toBe(true);
  expect(scroll.left).toBe(0);
  expect(drag(track, link, 4)).toBe(false);
  // It rests at the start of an item.
  expect(scroll.left).toBe(200);
  await wait(150);
  expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
  expect(track.dataset.dragging).toBeUndefined();
});

it.each([
  ['another button of the mouse', { button: 2 }],
  ['a finger, which scrolls by itself', { pointerType: 'touch' }],
])('is not dragged by %s [card-slider-2]', async (_, init) => {
  const { track, scroll } = await slider(8);
  const at = (type: string, clientX: number) =>
    track.dispatchEvent(
      new PointerEvent(type, { pointerType: 'mouse', pointerId: 1, button: 0, buttons: 2, clientX, ...init }),
    );
  at('pointerdown', 300);
  at('pointermove', 100);
  expect(scroll.left).toBe(0);
  expect(track.dataset.dragging).toBeUndefined();
});

it.each(['<audio controls>', '<video controls>'])(
  'is not dragged by a press on %s, whose own controls it moves [card-slider-2]',
  async (markup) => {
    const { track, scroll } = await slider(8);
    const item = track.children[0] as HTMLElement;
    item.innerHTML = markup;
    drag(track, item.firstElementChild as Element, 100);
    expect(scroll.left).toBe(0);
    expect(track.dataset.dragging).toBeUndefined();
  },
);

it('takes no click away where all cards fit, however far the pointer moved [card-slider-2]', async () => {
  const { track } = await slider(3);
  const link = document.createElement('a');
  track.children[1]?.append(link);
  expect(drag(track, link, 40)).toBe(true);
  expect(track.dataset.dragging).toBeUndefined();
});

it('passes over cards that are not shown: they are neither counted nor a place to stop at [card-slider-3]', async () => {
  const { track, scroll, back, forward, messages } = await slider(12);
  const hidden = track.children[11] as Element;
  hidden.getBoundingClientRect = () => ({ left: 0, right: 0, width: 0 }) as DOMRect;
  act(() => sizes.resize(hidden));
  fireEvent.click(forward);
  await wait(150);
  fireEvent.click(forward);
  await wait(150);
  expect(messages()).toBe('7 tot en met 9 van 11');
  fireEvent.click(back);
  expect(scroll.left).toBe(600);
});

it('drops a press without an end [card-slider-2]', async () => {
  const { track, scroll } = await slider(8);
  const at = (type: string, clientX: number, buttons: number) =>
    track.dispatchEvent(
      new PointerEvent(type, { pointerType: 'mouse', pointerId: 1, button: 0, buttons, clientX }),
    );
  at('pointerdown', 300, 1);
  at('pointermove', 100, 0);
  at('pointermove', 50, 1);
  expect(scroll.left).toBe(0);
  expect(track.dataset.dragging).toBeUndefined();
});

it('is dragged for as long as the pointer holds it, however still [card-slider-2]', async () => {
  const { track } = await slider(8);
  const at = (type: string, clientX: number, buttons: number) =>
    track.dispatchEvent(
      new PointerEvent(type, { pointerType: 'mouse', pointerId: 1, button: 0, buttons, clientX }),
    );
  at('pointerdown', 300, 1);
  at('pointermove', 150, 1);
  track.dispatchEvent(new Event('scroll'));
  act(() => vi.advanceTimersByTime(5_000));
  expect(track.dataset.dragging).toBe('');
  at('pointerup', 150, 0);
  act(() => vi.advanceTimersByTime(5_000));
  expect(track.dataset.dragging).toBeUndefined();
});

it('moves at once for readers who prefer reduced motion [card-slider-3]', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  const { track, forward } = await slider(8);
  fireEvent.click(forward);
  expect(track.scrollTo).toHaveBeenCalledWith({ left: 600, behavior: 'instant' });
});

it('names the row where it takes the focus, and gives everything back [card-slider-3]', async () => {
  const { hook, head, track, leave } = await slider(8);
  const served = '<div data-slider-head=""> Om rustig te lezen </div>';
  expect(track.getAttribute('aria-label')).toBe('Om rustig te lezen');
  act(leave);
  expect(head.outerHTML).toBe(served);
  expect([...track.attributes].map(({ name }) => name)).toEqual(['data-slider-track']);
  expect(view.alive() + sizes.alive()).toBe(0);
  expect(hook.querySelector('button')).toBeNull();
});

it('slides a list that the server did not mark, and gives it back [card-slider-1, card-slider-3]', async () => {
  const hook = document.createElement('section');
  const served = '<h2>Uitgelicht</h2><ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>';
  hook.innerHTML = served;
  document.body.append(hook);
  const track = hook.querySelector('ul') as HTMLElement;
  layOutRow(track, { item: 184, gap: 16, width: 384 });
  const { leave } = await mount(sliding(), hook);
  expect(track.dataset.sliderTrack).toBe('');
  expect(track.getAttribute('aria-label')).toBe('Uitgelicht');
  const line = track.previousElementSibling as HTMLElement;
  expect(
    within(line)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(BOTH);
  act(leave);
  expect(hook.innerHTML).toBe(served);
});

it('says that there is no row [card-slider-3]', async () => {
  const hook = document.createElement('div');
  hook.innerHTML = '<div data-slider-head></div>';
  await expect(mount(sliding(), hook)).rejects.toThrow(
    'card-slider: there is no data-slider-track in the hook; expected an element with it, or a list.',
  );
});

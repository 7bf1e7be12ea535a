// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldSign } from '../../../../../widgets/lists/paginated-list/create-held-sign.ts';
import { onScrollGesture, onScrollKey } from '../../../../../widgets/lists/paginated-list/growth/continue.ts';
import { createDwell } from '../../../../../widgets/lists/paginated-list/growth/dwell.ts';
import { heightFor } from '../../../../../widgets/lists/paginated-list/growth/height-for.ts';
import { createHeldItems } from '../../../../../widgets/lists/paginated-list/growth/held-items.ts';
import {
  createReservedSpace,
  type ReservedSpace,
} from '../../../../../widgets/lists/paginated-list/growth/reserved-space.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

const ITEM = 100;

describe('the space for further items [paginated-list-4]', () => {
  const boxes = (...tops: (readonly [top: number, height: number])[]) =>
    tops.map(([top, height]) => ({ top, bottom: top + height }));

  it.each([
    ['items without distance', 2, boxes([0, 100], [100, 100]), { height: 200, row: 100 }],
    ['margins or gaps between them', 4, boxes([0, 100], [116, 100], [232, 100]), { height: 464, row: 116 }],
    [
      'the farthest distance and the highest item',
      1,
      boxes([0, 80], [90, 100], [220, 50]),
      { height: 130, row: 130 },
    ],
    ['rows of three', 4, boxes([0, 90], [0, 100], [5, 80], [120, 90]), { height: 240, row: 120 }],
    ['a single row, by its style', 3, boxes([0, 100], [0, 100], [0, 100]), { height: 124, row: 124 }],
    ['one item, by its style', 2, boxes([0, 100]), { height: 248, row: 124 }],
    ['items that are not drawn', 2, boxes([0, 0], [0, 100], [110, 100], [0, 0]), { height: 220, row: 110 }],
    ['an empty list', 5, [], { height: 0, row: 0 }],
    ['overlapping items', 2, boxes([0, 100], [99.8, 100]), { height: 200, row: 100 }],
  ])('counts %s', (_, count, items, needed) => {
    const found = heightFor(count, items, 24);
    expect(found.height).toBeCloseTo(needed.height);
    expect(found.row).toBeCloseTo(needed.row);
  });
});

/** A list in which every item is 100 px high, with a given reserved space at its end. */
function listWith({ reserved, endsBelow = false }: { reserved: number; endsBelow?: boolean }) {
  const holder = document.createElement('div');
  const sight = { endsBelow };
  const space: ReservedSpace = {
    end: document.createElement('div'),
    height: () => reserved,
    request: vi.fn(),
    resize: vi.fn(),
    resizeUnseen: vi.fn(),
    endsBelow: () => sight.endsBelow,
    release: vi.fn(),
    during(change) {
      const before = holder.childElementCount;
      change(() => reserved + (before - holder.childElementCount) * ITEM);
    },
  };
  const onHeld = vi.fn();
  return { holder, sight, onHeld, held: createHeldItems(holder, space, onHeld) };
}

const items = (count: number) => Array.from({ length: count }, () => document.createElement('article'));

it.each([
  ['ends with the window below a short list', 300, innerHeight - 400],
  ['goes unseen below a list that fills the window', innerHeight, 0],
])('space of a list that has ended %s, and goes at the next key [paginated-list-4]', (_, items, unseen) => {
  const hook = document.createElement('div');
  const holder = document.createElement('div');
  hook.append(holder);
  const reserved = () => Number.parseFloat(holder.style.paddingBlockEnd) || 0;
  let content = 2 * innerHeight;
  hook.getBoundingClientRect = () => new DOMRect(0, 100, 300, content + reserved());
  const space = createReservedSpace(hook, holder, new AbortController().signal);
  // As the more-button goes, and with it the height that the style keeps until then.
  space.during(() => {
    content = items;
  });
  expect(reserved()).toBe(2 * innerHeight - items);
  space.request(0);
  expect(reserved()).toBe(unseen);
  space.resize();
  expect(reserved()).toBe(0);
});

describe('items of a further page [paginated-list-4]', () => {
  it.each([
    ['there is space for all', { reserved: 400 }, false],
    ['it is a hair too small', { reserved: 399 }, false],
    ['nobody sees the list grow', { reserved: 0, endsBelow: true }, false],
    ['the visitor requested them', { reserved: 0 }, true],
  ])('are appended at once where %s', async (_, list, isExpected) => {
    const { holder, held, onHeld } = listWith(list);
    const fresh = items(4);
    await expect(held.append(fresh, isExpected)).resolves.toEqual(fresh);
    expect([...holder.children]).toEqual(fresh);
    expect(onHeld).not.toHaveBeenCalled();
  });

  it.each([
    [150, 1],
    [397, 3],
    [0, 0],
  ])('fill a space of %i px with %i, and the others are held and counted', (reserved, count) => {
    const { holder, held, onHeld } = listWith({ reserved });
    void held.append(items(4), false);
    expect(holder.childElementCount).toBe(count);
    expect(onHeld).toHaveBeenLastCalledWith(4 - count);
  });

  it('are appended when the end of the list is out of sight, and not before', async () => {
    const { holder, sight, held, onHeld } = listWith({ reserved: 100 });
    const fresh = items(3);
    const appended = held.append(fresh, false);
    held.releaseUnseen();
    expect(holder.childElementCount).toBe(1);
    sight.endsBelow = true;
    held.releaseUnseen();
    expect([...holder.children]).toEqual(fresh);
    await expect(appended).resolves.toEqual(fresh.slice(1));
    expect(onHeld).toHaveBeenLastCalledWith(0);
    held.releaseUnseen();
    expect(holder.childElementCount).toBe(3);
  });

  it('are appended when the visitor continues', async () => {
    const { holder, held } = listWith({ reserved: 0 });
    expect(held.release()).toBe(false);
    const appended = held.append(items(2), false);
    expect(held.release()).toBe(true);
    expect(holder.childElementCount).toBe(2);
    expect(held.release()).toBe(false);
    await expect(appended).resolves.toHaveLength(2);
  });
});

describe('a visitor who scrolls down by a key', () => {
  const press = (target: Element, init: KeyboardEventInit) => {
    const run = vi.fn();
    const listening = new AbortController();
    onScrollKey(run, listening.signal);
    document.body.append(target);
    target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
    listening.abort();
    target.remove();
    return run.mock.calls.length === 1;
  };
  const link = () => Object.assign(document.createElement('a'), { href: '/' });

  it.each(['End', 'PageDown', 'ArrowDown', ' '])('presses %o', (key) => {
    expect(press(link(), { key })).toBe(true);
  });

  it.each(['Tab', 'Enter', 'Home', 'ArrowUp', 'a'])('is not one who presses %o', (key) => {
    expect(press(link(), { key })).toBe(false);
  });

  it.each(['ctrlKey', 'altKey', 'shiftKey'])('presses no %s beside it', (modifier) => {
    expect(press(link(), { key: ' ', [modifier]: true })).toBe(false);
  });

  it.each(['input', 'textarea', 'select', 'button', 'summary', 'video'])('is not one in a %s', (name) => {
    expect(press(document.createElement(name), { key: ' ' })).toBe(false);
  });
});

describe('a visitor who scrolls down by wheel or finger [paginated-list-4]', () => {
  const listening = () => {
    const run = vi.fn();
    const ending = new AbortController();
    onScrollGesture(run, ending.signal);
    return { run, end: () => ending.abort() };
  };
  const wheel = (timeStamp: number, deltaY: number, ctrlKey = false) =>
    dispatchEvent(Object.defineProperties(new Event('wheel'), valuesOf({ timeStamp, deltaY, ctrlKey })));
  const touch = (type: string, ...at: number[]) =>
    dispatchEvent(
      Object.defineProperties(new Event(type), valuesOf({ touches: at.map((clientY) => ({ clientY })) })),
    );
  const valuesOf = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

  it('begins once with each turn of the wheel, and not with one that runs down', () => {
    const { run, end } = listening();
    wheel(1000, 100);
    wheel(1100, 60);
    wheel(1250, 20);
    expect(run).toHaveBeenCalledTimes(1);
    wheel(1500, 100);
    expect(run).toHaveBeenCalledTimes(2);
    end();
    wheel(2000, 100);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('ignores a wheel that scrolls up and one that zooms', () => {
    const { run, end } = listening();
    wheel(1000, -100);
    wheel(2000, 100, true);
    expect(run).not.toHaveBeenCalled();
    end();
  });

  it.each([
    ['up', [500], [470], 1],
    ['up once', [500], [470, 300], 1],
    ['down', [500], [530], 0],
    ['hardly', [500], [495], 0],
    ['with another finger, which zooms', [500, 600], [400], 0],
  ] as const)('moves a finger %s', (_, from, moves, times) => {
    const { run, end } = listening();
    touch('touchstart', ...from);
    for (const move of moves) touch('touchmove', move);
    expect(run).toHaveBeenCalledTimes(times);
    end();
  });
});

describe('a visitor who waits at the end of the list [paginated-list-4]', () => {
  let sights: ReturnType<typeof stubIntersectionObserver>;
  let ending: AbortController;
  const run = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    sights = stubIntersectionObserver();
    ending = new AbortController();
    document.body.innerHTML =
      '<a id="before" href="/">Vorige</a><div id="end"></div><a id="after" href="/meer">Meer</a>';
  });

  afterEach(() => {
    ending.abort();
    run.mockReset();
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  const part = (id: string) => document.getElementById(id) as HTMLElement;
  const begin = () => {
    const dwell = createDwell(part('end'), run, ending.signal);
    sights.enter(part('end'));
    dwell.begin();
    return dwell;
  };
  const turn = (id: string, type: string, pointerType = 'mouse') =>
    part(id).dispatchEvent(
      Object.defineProperty(new Event(type, { bubbles: true }), 'pointerType', { value: pointerType }),
    );

  it('is noticed after a second', () => {
    begin();
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it('is not noticed while the end is out of sight', () => {
    begin();
    sights.leave(part('end'));
    vi.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
    sights.enter(part('end'));
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'pointermove', 'focusin'])(
    'does not wait any more with a %s behind the items',
    (type) => {
      begin();
      turn('after', type);
      vi.advanceTimersByTime(5000);
      expect(run).not.toHaveBeenCalled();
    },
  );

  it('waits on with a pointer over the items, or a finger that scrolls behind them', () => {
    begin();
    turn('before', 'pointermove');
    turn('after', 'pointermove', 'touch');
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not wait where the more-button has the focus: it must not move away', () => {
    part('after').focus();
    begin();
    vi.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
  });

  it('does not wait once the items are in the list, or the list has been removed', () => {
    begin().end();
    vi.advanceTimersByTime(5000);
    begin();
    ending.abort();
    vi.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('the more-button while items wait [paginated-list-4]', () => {
  it('shows how many, and restores its own words afterwards', () => {
    const link = document.createElement('a');
    link.innerHTML = 'Meer artikelen<span>, pagina 3</span>';
    const [words] = link.childNodes;
    const list = new AbortController();
    const show = createHeldSign(link, list.signal);
    show(4);
    expect(link.textContent).toBe('Toon 4 artikelen');
    show(1);
    expect(link.textContent).toBe('Toon 1 artikel');
    show(0);
    expect(link.innerHTML).toBe('Meer artikelen<span>, pagina 3</span>');
    expect(link.firstChild).toBe(words);
    show(2);
    list.abort();
    expect(link.textContent).toBe('Meer artikelen, pagina 3');
    expect(link.className).toBe('');
  });
});

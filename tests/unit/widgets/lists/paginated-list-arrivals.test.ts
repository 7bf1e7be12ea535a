// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createArrivals } from '../../../../widgets/lists/paginated-list/arrivals.ts';
import { placeIn } from '../../../../widgets/lists/paginated-list/place.ts';
import { onScrollDown } from '../../../../widgets/lists/paginated-list/reader.ts';
import type { Room } from '../../../../widgets/lists/paginated-list/room.ts';

const ITEM = 100;

/** A list in which every item is 100 px high, with so much room at its end. */
function listWith({ room: height, endsBelow = false }: { room: number; endsBelow?: boolean }) {
  const holder = document.createElement('div');
  const sight = { endsBelow };
  const room: Room = {
    end: document.createElement('div'),
    height: () => height,
    want: vi.fn(),
    grow: vi.fn(),
    takeUnseen: vi.fn(),
    endsBelow: () => sight.endsBelow,
    drop: vi.fn(),
    around(change) {
      const before = holder.childElementCount;
      change(() => height + (before - holder.childElementCount) * ITEM);
    },
  };
  return { holder, room, sight, arrivals: createArrivals(holder, room) };
}

const items = (count: number) => Array.from({ length: count }, () => document.createElement('article'));

describe('items that come into a list [paginated-list-4]', () => {
  it.each([
    ['there is room for all', { room: 400 }, false],
    ['it is a hair too small', { room: 399 }, false],
    ['nobody sees the list grow', { room: 0, endsBelow: true }, false],
    ['the reader asked for them', { room: 0 }, true],
  ])('are let in at once where %s', async (_, list, isExpected) => {
    const { holder, arrivals } = listWith(list);
    const fresh = items(4);
    await expect(arrivals.add(fresh, isExpected)).resolves.toEqual(fresh);
    expect([...holder.children]).toEqual(fresh);
  });

  it.each([
    [150, 1],
    [397, 3],
    [0, 0],
  ])('fill room of %i px with %i, and the others wait', (room, count) => {
    const { holder, arrivals } = listWith({ room });
    void arrivals.add(items(4), false);
    expect(holder.childElementCount).toBe(count);
  });

  it('come when the end of the list has gone out of sight, and not before', async () => {
    const { holder, sight, room, arrivals } = listWith({ room: 100 });
    const fresh = items(3);
    const added = arrivals.add(fresh, false);
    arrivals.admitUnseen();
    expect(holder.childElementCount).toBe(1);
    sight.endsBelow = true;
    arrivals.admitUnseen();
    expect([...holder.children]).toEqual(fresh);
    await expect(added).resolves.toEqual(fresh.slice(1));
    expect(room.takeUnseen).toHaveBeenCalledTimes(2);
    arrivals.admitUnseen();
    expect(holder.childElementCount).toBe(3);
  });

  it('come when the reader goes on; where they are still on their way, room is made', async () => {
    const { holder, room, arrivals } = listWith({ room: 0 });
    arrivals.goOn();
    expect(room.grow).toHaveBeenCalledOnce();
    const added = arrivals.add(items(2), false);
    arrivals.goOn();
    expect(holder.childElementCount).toBe(2);
    expect(room.grow).toHaveBeenCalledOnce();
    await expect(added).resolves.toHaveLength(2);
  });
});

describe('a reader who scrolls down by a key', () => {
  const press = (target: Element, init: KeyboardEventInit) => {
    const run = vi.fn();
    const listening = new AbortController();
    onScrollDown(run, listening.signal);
    document.body.append(target);
    target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
    listening.abort();
    target.remove();
    return run.mock.calls.length === 1;
  };
  const link = () => Object.assign(document.createElement('a'), { href: '/' });

  it.each(['End', 'PageDown', 'ArrowDown', ' '])('is told of: %o', (key) => {
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

describe('where a reader is in a list [paginated-list-2]', () => {
  const holderWith = (...tops: number[]) => {
    const holder = document.createElement('div');
    holder.append(
      ...tops.map((top) => {
        const item = document.createElement('article');
        item.getBoundingClientRect = () => new DOMRect(0, top, 100, ITEM);
        return item;
      }),
    );
    return holder;
  };

  it.each([
    ['the first item that reaches into the window', [-150, -50, 50], { item: 1, top: -50 }],
    ['the last one above it', [-900, -800], { item: 1, top: -800 }],
    ['nowhere where the list is below the window', [9_000, 9_100], {}],
    ['nowhere in an empty one', [], {}],
  ])('is %s', (_, tops, place) => {
    expect(placeIn(holderWith(...tops))).toEqual(place);
  });
});

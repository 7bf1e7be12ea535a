// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { applyList } from '../../../../../core/domain/liveblog/apply.ts';
import { moveElement } from '../../../../../core/domain/liveblog/move-element.ts';
import { readUpdates } from '../../../../../core/domain/liveblog/read-updates.ts';
import { PAGE_UPDATES } from '../../../../../core/domain/liveblog/update.ts';

interface Told {
  readonly id: number;
  readonly pinned: boolean;
  readonly words: string;
}

afterEach(() => {
  document.body.replaceChildren();
});

const anyList = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 15 }),
    pinned: fc.boolean(),
    words: fc.constantFrom('een', 'twee'),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

function listOf(updates: readonly Told[]): HTMLElement {
  const list = document.createElement('ol');
  list.innerHTML = updates
    .map(
      ({ id, pinned, words }) =>
        `<li data-liveblog-update data-article-id="${id}" data-published-at="1774778400"${pinned ? ' data-pinned="1"' : ''}><h2>${words}</h2></li>`,
    )
    .join('');
  return list;
}

const read = (list: HTMLElement) => readUpdates(list, PAGE_UPDATES, 'liveblog');
/** Reads a copy, for which nothing is stored. */
const say = (list: HTMLElement) =>
  read(list.cloneNode(true) as HTMLElement).map(({ id, pinned, content }) => ({ id, pinned, content }));

/** Turns one list into the other; new updates are new nodes. */
function apply(shown: HTMLElement, server: HTMLElement) {
  const wanted = read(server);
  const clean = new Map(wanted.map(({ id, element }) => [id, element.cloneNode(true) as HTMLElement]));
  return applyList(shown, read(shown), wanted, clean);
}

it("makes the list on the page the server's, in order, with the elements that were there [liveblog-6, liveblog-7]", () => {
  fc.assert(
    fc.property(anyList, anyList, (before, after) => {
      const shown = listOf(before);
      shown.append(document.createElement('footer'));
      document.body.append(shown);
      const elements = new Map(read(shown).map(({ id, element }) => [id, element]));
      apply(shown, listOf(after));
      expect(say(shown)).toEqual(say(listOf(after)));
      for (const { id, element } of read(shown)) if (elements.has(id)) expect(element).toBe(elements.get(id));
      expect(shown.lastElementChild?.localName).toBe(
        before.length > 0 || after.length === 0 ? 'footer' : 'li',
      );
      shown.remove();
    }),
  );
});

it('moves an update that was pinned to the top, and no other [liveblog-6]', () => {
  const received = [3, 2, 1].map((id) => ({ id, pinned: false, words: 'een' }));
  const shown = listOf(received);
  document.body.append(shown);
  const server = listOf([{ id: 1, pinned: true, words: 'een' }, ...received.slice(0, 2)]);
  expect(apply(shown, server).moved).toEqual(['1']);
  expect(say(shown).map(({ id }) => id)).toEqual(['1', '3', '2']);
});

it('moves the focus to the next update where the one that has it is removed', () => {
  const shown = listOf([3, 2, 1].map((id) => ({ id, pinned: false, words: 'een' })));
  document.body.append(shown);
  const [, second, third] = read(shown);
  if (second) second.element.tabIndex = -1;
  second?.element.focus();
  apply(shown, listOf([3, 1].map((id) => ({ id, pinned: false, words: 'een' }))));
  expect(document.activeElement).toBe(third?.element);
});

it('lets a video play on and keeps the focus where the browser cannot move an element as it is', () => {
  const list = listOf([2, 1].map((id) => ({ id, pinned: false, words: 'een' })));
  document.body.append(list);
  const [first, second] = read(list).map(({ element }) => element);
  if (!first || !second) throw new Error('No updates.');
  const [video, link] = [document.createElement('video'), document.createElement('button')];
  second.append(video, link);
  link.focus();
  Object.defineProperty(video, 'paused', { value: false });
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  moveElement(list, second, first);
  expect(list.firstElementChild).toBe(second);
  expect(play).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(link);

  const moveBefore = vi.fn();
  Object.assign(list, { moveBefore });
  moveElement(list, first, second);
  expect(moveBefore).toHaveBeenCalledWith(first, second);
});

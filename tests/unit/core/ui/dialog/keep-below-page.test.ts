// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepBelowPage } from '../../../../../core/ui/dialog/keep-below-page.ts';
import { type CloseReason, openModal } from '../../../../../core/ui/dialog/open-modal.ts';
import { byId, showEverything } from '../shown.ts';

const reasons: CloseReason[] = [];
let close = () => {};

beforeEach(() => {
  showEverything();
  reasons.length = 0;
  document.body.innerHTML = `
    <main id="page"><button id="opener"></button></main><p id="inert" inert></p>
    <dialog id="dialog"><div tabindex="-1"><div id="check"></div><button id="yes"></button></div></dialog>`;
  byId('opener').focus();
});
afterEach(() => close());

const theDialog = () => byId('dialog') as HTMLDialogElement;
const areInert = (...ids: string[]) => ids.map((id) => byId(id).hasAttribute('inert'));

function open(closable = true): void {
  close = openModal(theDialog(), {
    closable,
    close: (reason) => {
      reasons.push(reason);
      close();
    },
  });
}

function keep(): AbortController {
  const ending = new AbortController();
  keepBelowPage(byId('check'), ending.signal);
  return ending;
}

const press = (key: string) =>
  byId('yes').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const addPuzzle = (id: string) => {
  const puzzle = document.createElement('div');
  puzzle.id = id;
  document.body.append(puzzle);
};

it.each([
  ['before it opens', [keep, open]],
  ['while it is open', [open, keep]],
] as const)('takes a modal out of the top layer, known %s, and keeps the focus', (_, steps) => {
  const closed = vi.fn();
  theDialog().setAttribute('aria-modal', 'true');
  theDialog().addEventListener('close', closed);
  const show = vi.spyOn(theDialog(), 'show');
  for (const step of steps) step();
  addPuzzle('puzzle');
  expect(show).toHaveBeenCalledOnce();
  expect([theDialog().open, theDialog().hasAttribute('aria-modal'), closed.mock.calls]).toEqual([
    true,
    false,
    [],
  ]);
  expect(document.activeElement).toBe(byId('yes'));
  expect(areInert('page', 'inert', 'puzzle', 'dialog')).toEqual([true, true, false, false]);
  close();
  expect(areInert('page', 'inert', 'puzzle')).toEqual([false, true, false]);
  expect(theDialog().getAttribute('aria-modal')).toBe('true');
  expect(document.activeElement).toBe(byId('opener'));
});

it('leaves the puzzle of an earlier opening active, and not the page', () => {
  keep();
  open();
  addPuzzle('puzzle');
  close();
  open();
  expect(areInert('page', 'puzzle')).toEqual([true, false]);
});

it('closes by Escape, as a modal does, and not as a wall', () => {
  keep();
  open();
  press('a');
  expect(reasons).toEqual([]);
  press('Escape');
  press('Escape');
  expect(reasons).toEqual(['escape']);
  open(false);
  press('Escape');
  expect([reasons, theDialog().open]).toEqual([['escape'], true]);
});

it('is an ordinary modal again once there is no robot check', () => {
  const show = vi.spyOn(theDialog(), 'show');
  keep().abort();
  open();
  expect([show.mock.calls, areInert('page')]).toEqual([[], [false]]);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CloseReason, openModal } from '../../../../../core/ui/dialog/open-modal.ts';
import { arePromptsHeld } from '../../../../../core/ui/overlay/prompt-hold.ts';
import { logged } from '../../../support/logged.ts';
import { byId, showEverything } from '../shown.ts';

const reasons: CloseReason[] = [];
let close = () => {};
let observers: ResizeObserverCallback[] = [];
let isPrinting = false;

beforeEach(() => {
  showEverything();
  reasons.length = 0;
  observers = [];
  isPrinting = false;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === 'print' && isPrinting }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        observers.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = `
    <button id="opener"></button>
    <dialog id="dialog"><div id="panel" tabindex="-1">Een vraag <button id="yes"></button><button id="no"></button></div></dialog>`;
  byId('opener').focus();
});

const theDialog = () => byId('dialog') as HTMLDialogElement;

afterEach(() => close());

function open({ closable = true, dialog = theDialog() } = {}): HTMLDialogElement {
  close = openModal(dialog, {
    closable,
    close: (reason) => {
      reasons.push(reason);
      close();
    },
  });
  return dialog;
}

/** Simulates what browsers report after a box was removed, or restored. */
const report = () => {
  for (const observer of observers) observer([], {} as ResizeObserver);
};
const settle = () => Promise.resolve();

function wrap(element: Element): Element {
  const host = document.createElement('div');
  element.replaceWith(host);
  host.append(element);
  return host;
}

function expectPageBack(dialog: HTMLDialogElement): void {
  expect(reasons).toEqual(['hidden']);
  expect(dialog.open).toBe(false);
  expect(document.documentElement.style.overflow).toBe('');
  expect(arePromptsHeld()).toBe(false);
  expect(document.activeElement).toBe(byId('opener'));
  logged('warn nmt dialog:', /"Een vraag" is not shown/);
}

describe.each([
  ['a modal', true],
  ['a wall', false],
])('%s', (_, closable) => {
  it.each<[string, (dialog: HTMLDialogElement) => void]>([
    ['that is hidden', (dialog) => dialog.setAttribute('hidden', '')],
    ['whose panel is hidden', () => byId('panel').setAttribute('hidden', '')],
    ['that is invisible', (dialog) => dialog.style.setProperty('visibility', 'hidden', 'important')],
    ['that is inert', () => document.body.setAttribute('inert', '')],
    ['that was removed', (dialog) => dialog.remove()],
  ])('%s when it opens counts as closed, and gives the page back', async (_, hide) => {
    const dialog = theDialog();
    hide(dialog);
    open({ closable, dialog });
    expect(reasons).toEqual([]);
    await settle();
    document.body.removeAttribute('inert');
    expectPageBack(dialog);
    report();
    expect(reasons).toHaveLength(1);
  });

  it.each<[string, (dialog: HTMLDialogElement) => void]>([
    ['is hidden', (dialog) => dialog.setAttribute('hidden', '')],
    ['is removed', (dialog) => dialog.remove()],
    ['loses what it holds', (dialog) => dialog.replaceChildren()],
    ['is removed with all around it', (dialog) => wrap(dialog).remove()],
  ])('that %s later counts as closed, and gives the page back', async (_, hide) => {
    const dialog = open({ closable });
    await settle();
    report();
    expect(reasons).toEqual([]);
    hide(dialog);
    report();
    // Its text may have been removed as well.
    if (dialog.textContent === '') {
      logged('warn nmt dialog:', /is not shown/);
      expect(document.documentElement.style.overflow).toBe('');
    } else expectPageBack(dialog);
  });
});

it('closes a dialog whose attribute a script has removed, so that the page is not inert any more', () => {
  const dialog = open();
  const closed = vi.spyOn(dialog, 'close').mockImplementation(() => expect(dialog.open).toBe(true));
  dialog.removeAttribute('open');
  dialog.setAttribute('hidden', '');
  report();
  logged('warn nmt dialog:', /is not shown/);
  expect(closed).toHaveBeenCalledOnce();
});

it('stays open while the page is printed, which shows no dialog', () => {
  const dialog = open();
  isPrinting = true;
  dialog.setAttribute('hidden', '');
  report();
  expect(reasons).toEqual([]);
});

describe('a key', () => {
  /** Whether the browser would perform the key's action, in the capture and bubble phases. */
  const press = (key: string, target: Element, ...types: ('down' | 'held' | 'up')[]) =>
    types.map((type) =>
      target.dispatchEvent(
        new KeyboardEvent(type === 'up' ? 'keyup' : 'keydown', {
          key,
          repeat: type === 'held',
          bubbles: true,
          cancelable: true,
        }),
      ),
    );

  it.each(['Enter', ' ', 'Escape'])(
    '"%s" that was down before answers nothing until it is pressed anew',
    (key) => {
      const heard = vi.fn();
      open();
      byId('dialog').addEventListener('keydown', heard);
      expect(press(key, byId('yes'), 'held', 'held', 'up')).toEqual([false, false, false]);
      expect(heard).not.toHaveBeenCalled();
      expect(press(key, byId('yes'), 'down', 'held', 'up')).toEqual([true, true, true]);
    },
  );

  it('that is held while the focus moves answers nothing in the new place', () => {
    open();
    expect(press('Enter', byId('yes'), 'down')).toEqual([true]);
    expect(press('Enter', byId('no'), 'held', 'up')).toEqual([false, false]);
  });

  it.each(['Tab', 'ArrowDown', 'a'])('"%s" may be held', (key) => {
    open();
    expect(press(key, byId('yes'), 'held')).toEqual([true]);
    expect(press(key, byId('no'), 'held', 'up')).toEqual([true, true]);
  });
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from '../../../../../core/ui/dialog/Dialog.tsx';
import { arePromptsHeld } from '../../../../../core/ui/overlay/prompt-hold.ts';
import { logged } from '../../../support/logged.ts';
import { showEverything } from '../shown.ts';

const onClose = vi.fn<DialogProps['onClose']>();
const onExited = vi.fn();
let isMotionReduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  showEverything();
  isMotionReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }));
  vi.stubGlobal('history', { state: null, pushState: vi.fn(), replaceState: vi.fn(), back: vi.fn() });
  onClose.mockClear();
  onExited.mockClear();
});

afterEach(() => {
  cleanup();
  vi.clearAllTimers();
  vi.useRealTimers();
});

const show = (props: Partial<DialogProps> = {}) => (
  <Dialog title="Verzameling maken" open onClose={onClose} onExited={onExited} {...props}>
    {props.children ?? <input aria-label="Naam" name="name" defaultValue="Klimaat" />}
  </Dialog>
);

function element(): HTMLDialogElement {
  const [dialog] = document.querySelectorAll('dialog');
  if (!dialog) throw new Error('There is no dialog.');
  return dialog;
}

const isThere = () => document.querySelectorAll('dialog').length > 0;

describe('a dialog', () => {
  it('takes no second half of the double click that opened it [modal-behaviour-6]', () => {
    const onPressed = vi.fn();
    render(
      show({
        children: (
          <button type="button" onClick={onPressed}>
            Bewaar
          </button>
        ),
      }),
    );
    const within = screen.getByRole('button', { name: 'Bewaar' });
    for (const target of [element(), within, screen.getByRole('button', { name: 'Sluiten' })]) {
      fireEvent.mouseDown(target, { detail: 2 });
      fireEvent.click(target, { detail: 2 });
    }
    expect(onPressed).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    // A double click on the button itself counts as one.
    for (const detail of [1, 2]) {
      fireEvent.mouseDown(within, { detail });
      fireEvent.click(within, { detail });
    }
    expect(onPressed).toHaveBeenCalledTimes(2);
    // A key press has no click count.
    fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }), { detail: 0 });
    expect(onClose.mock.calls).toEqual([['close']]);
  });

  it('is not in the page while it is closed', () => {
    render(show({ open: false }));
    expect(isThere()).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('is named by its title, and has a button Sluiten [popups-3, modal-behaviour-12]', () => {
    render(show());
    expect(element().open).toBe(true);
    expect(element().getAttribute('aria-modal')).toBe('true');
    expect(screen.getByRole('dialog', { name: 'Verzameling maken' })).toBe(element());
    fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(onClose.mock.calls).toEqual([['close']]);
  });

  it('is named by a heading inside in the place of its title, and the focus begins at the first field all the same [modal-behaviour-12]', () => {
    const content = (
      <>
        <h2 id="kop:1" tabIndex={-1}>
          Welkom terug
        </h2>
        <button type="button">Verder</button>
      </>
    );
    render(show({ labelledBy: 'kop:1', children: content }));
    expect(screen.getByRole('dialog', { name: 'Welkom terug' })).toBe(element());
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verder' }));
    cleanup();
    render(show({ labelledBy: 'er-is-er-geen' }));
    expect(element().getAttribute('aria-label')).toBe('Verzameling maken');
    expect(document.activeElement).toBe(screen.getByLabelText('Naam'));
  });

  it('puts the focus on its first field, and holds prompts and the page [modal-behaviour-12]', () => {
    render(show());
    expect(document.activeElement).toBe(screen.getByLabelText('Naam'));
    expect(arePromptsHeld()).toBe(true);
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  it('stays until the fade out is over, and can no longer be used [modal-behaviour-8, modal-behaviour-9]', () => {
    const { rerender } = render(show());
    rerender(show({ open: false }));
    expect(element().open).toBe(false);
    expect(element().hasAttribute('inert')).toBe(true);
    expect(arePromptsHeld()).toBe(false);
    act(() => vi.advanceTimersByTime(249));
    expect(isThere()).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(isThere()).toBe(false);
    expect(onExited).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes at once under reduced motion [modal-behaviour-9]', () => {
    isMotionReduced = true;
    const { rerender } = render(show());
    rerender(show({ open: false }));
    act(() => vi.advanceTimersByTime(0));
    expect(isThere()).toBe(false);
  });

  it('can open again while it fades', () => {
    const { rerender } = render(show());
    rerender(show({ open: false }));
    act(() => vi.advanceTimersByTime(100));
    rerender(show());
    act(() => vi.advanceTimersByTime(1000));
    expect(element().open).toBe(true);
    expect(onExited).not.toHaveBeenCalled();
  });

  it('leaves nothing behind when it is taken away open [modal-behaviour-10]', () => {
    const { unmount } = render(show({ operation: 'custom' }));
    unmount();
    expect(isThere()).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
    expect(arePromptsHeld()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('gives its fields when it is sent [modal-behaviour-5]', () => {
    const onSubmit = vi.fn<(fields: FormData) => void>();
    render(show({ onSubmit, footer: <button type="submit">Bewaren</button> }));
    fireEvent.click(screen.getByText('Bewaren'));
    expect(onSubmit.mock.calls[0]?.[0].get('name')).toBe('Klimaat');
  });

  it('leaves Enter to a handler before it, to a held key and to composing [modal-behaviour-5]', () => {
    const onSubmit = vi.fn();
    render(
      <Dialog title="Zoeken" open onClose={onClose} onSubmit={onSubmit}>
        <div
          role="listbox"
          tabIndex={0}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <p data-testid="text">Tekst</p>
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Enter' });
    fireEvent.keyDown(screen.getByTestId('text'), { key: 'Enter', repeat: true });
    fireEvent.keyDown(screen.getByTestId('text'), { key: 'Enter', isComposing: true });
    // Safari ends a composition before this key event.
    fireEvent.keyDown(screen.getByTestId('text'), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(screen.getByTestId('text'), { key: 'Enter', ctrlKey: true });
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByTestId('text'), { key: 'Enter' });
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('sends Tab from its last stop to its first, and back [modal-behaviour-7]', () => {
    render(show());
    const [close, field] = [screen.getByRole('button', { name: 'Sluiten' }), screen.getByLabelText('Naam')];
    fireEvent.keyDown(field, { key: 'Tab' });
    expect(document.activeElement).toBe(close);
    fireEvent.keyDown(close, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(field);
  });

  it('closes on a click that began and ended on the overlay [modal-behaviour-6]', () => {
    render(show());
    const field = screen.getByLabelText('Naam');
    fireEvent.mouseDown(field);
    fireEvent.click(element());
    fireEvent.mouseDown(element());
    fireEvent.click(field);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(element());
    fireEvent.click(element());
    expect(onClose.mock.calls).toEqual([['outside']]);
  });

  it('closes on the browser’s own request, but not on that of a file field in it [modal-behaviour-4]', () => {
    render(show());
    screen.getByLabelText('Naam').dispatchEvent(new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
    const cancel = new Event('cancel', { cancelable: true });
    element().dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose.mock.calls).toEqual([['escape']]);
  });

  it('reports that the browser has closed it [modal-behaviour-4]', () => {
    render(show());
    element().close();
    expect(onClose.mock.calls).toEqual([['escape']]);
  });

  it('as a wall opens again when the browser closes it, and takes no entry', () => {
    render(show({ closable: false, operation: 'custom' }));
    expect(screen.queryByRole('button', { name: 'Sluiten' })).toBeNull();
    element().close();
    expect(element().open).toBe(true);
    element().dispatchEvent(new Event('cancel', { cancelable: true }));
    fireEvent.mouseDown(element());
    fireEvent.click(element());
    expect(onClose).not.toHaveBeenCalled();
    expect(history.pushState).not.toHaveBeenCalled();
  });

  it.each<[string, (dialog: HTMLDialogElement) => void]>([
    ['it', (dialog) => dialog.remove()],
    ['its place', (dialog) => dialog.parentElement?.remove()],
  ])('closes after another script has removed %s, and can open again', (_, remove) => {
    let report = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => {};
        disconnect = () => {};
        constructor(callback: () => void) {
          report = callback;
        }
      },
    );
    const { rerender } = render(show());
    remove(element());
    report();
    logged('warn nmt dialog:', /"Verzameling maken" is not shown/);
    expect(onClose.mock.calls).toEqual([['hidden']]);
    rerender(show({ open: false }));
    expect(document.documentElement.style.overflow).toBe('');
    rerender(show());
    expect(element().open).toBe(true);
    rerender(show({ open: false }));
    act(() => vi.advanceTimersByTime(1000));
    expect(isThere()).toBe(false);
    expect(onExited).toHaveBeenCalledOnce();
  });

  it('closes when another opens [modal-behaviour-10]', () => {
    render(show());
    render(show({ title: 'Een ander', onClose: vi.fn() }));
    expect(onClose.mock.calls).toEqual([['superseded']]);
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arePromptsHeld } from '../../../../../core/prompts/hold.ts';
import { servedModal } from '../../../../../core/ui/dialog/served-modal.ts';
import { markup } from '../../../support/markup.ts';
import { showEverything } from '../shown.ts';

const SERVED =
  '<dialog aria-labelledby="t"><div><header data-modal-head=""><h2 id="t">Is dit jouw boek?</h2></header><div data-modal-content=""><p>Tekst</p></div><div data-modal-footer=""><button type="button" data-modal-close="">Kies een ander</button><a href="/ebook/">Download</a></div></div></dialog>';

let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  showEverything();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  controller = new AbortController();
  document.body.append(...markup(`<button id="opener">Kies</button>${SERVED}`));
});

afterEach(() => {
  controller.abort();
  vi.clearAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function modal() {
  const element = document.querySelector('dialog') as HTMLDialogElement;
  const opener = document.querySelector<HTMLElement>('#opener');
  opener?.focus();
  const made = servedModal(element, controller.signal);
  const named = (text: string) =>
    [...element.querySelectorAll<HTMLElement>('button, a')].find(
      (each) => each.textContent === text || each.getAttribute('aria-label') === text,
    ) as HTMLElement;
  return { ...made, element, opener, named };
}

it('opens as every modal does, and gives the focus back [ebook-1]', () => {
  const { element, opener, open, close, named } = modal();
  open();
  expect(element.open).toBe(true);
  expect(arePromptsHeld()).toBe(true);
  expect(document.activeElement).toBe(named('Kies een ander'));
  close();
  expect(element.open).toBe(false);
  expect(element.inert).toBe(true);
  expect(arePromptsHeld()).toBe(false);
  expect(document.activeElement).toBe(opener);
  vi.advanceTimersByTime(250);
  expect(element.inert).toBe(false);
});

it.each(['Sluiten', 'Kies een ander'])('closes by ‘%s’ [ebook-1]', (name) => {
  const { element, open, named } = modal();
  open();
  named(name).click();
  expect(element.open).toBe(false);
});

it('closes by Escape and by a click outside, but not by half a double click or one from the inside [ebook-1]', () => {
  const { element, open } = modal();
  const press = (from: Element, detail: number) => {
    from.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  };
  open();
  press(element.querySelector('p') as Element, 1);
  press(element, 2);
  expect(element.open).toBe(true);
  press(element, 1);
  expect(element.open).toBe(false);
  open();
  element.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(element.open).toBe(false);
});

it('keeps Tab inside [ebook-1]', () => {
  const { element, open, named } = modal();
  open();
  const tab = (from: HTMLElement, shiftKey = false) => {
    from.focus();
    from.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }),
    );
    return document.activeElement;
  };
  expect(tab(named('Download'))).toBe(named('Sluiten'));
  expect(tab(named('Sluiten'), true)).toBe(named('Download'));
  expect(element.contains(document.activeElement)).toBe(true);
});

it('opens again while it fades, and leaves the markup as it was sent [ebook-1]', () => {
  const { element, open, close } = modal();
  open();
  close();
  open();
  vi.advanceTimersByTime(250);
  expect([element.open, element.inert]).toEqual([true, false]);
  controller.abort();
  expect(element.open).toBe(false);
  expect(element.outerHTML).toBe(SERVED);
});

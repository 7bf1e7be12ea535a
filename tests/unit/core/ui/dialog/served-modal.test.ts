// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { servedModal } from '../../../../../core/ui/dialog/served-modal.ts';
import { arePromptsHeld } from '../../../../../core/ui/overlay/prompt-hold.ts';
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
  // happy-dom does not traverse the history: its timeouts end.
  vi.advanceTimersByTime(6000);
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

/** Presses on one element and releases on another, like a mouse; `false` if the click has no effect. */
function press(from: Element, to: Element, detail = 1): boolean {
  const init = { bubbles: true, cancelable: true, detail };
  from.dispatchEvent(new MouseEvent('mousedown', init));
  return to.dispatchEvent(new MouseEvent('click', init));
}

it('closes by Escape and by a click outside, but not by one from the inside [ebook-1]', () => {
  const { element, open } = modal();
  open();
  press(element.querySelector('p') as Element, element);
  expect(element.open).toBe(true);
  press(element, element);
  expect(element.open).toBe(false);
  open();
  element.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(element.open).toBe(false);
});

it('the second half of the double click that opened it presses nothing [ebook-1]', () => {
  const { element, open, named } = modal();
  open();
  const heard = vi.fn();
  element.addEventListener('click', heard);
  const link = named('Download');
  expect(press(link, link, 2)).toBe(false);
  press(element, element, 2);
  expect(heard).not.toHaveBeenCalled();
  expect(element.open).toBe(true);
  // A double click on the link itself counts as one.
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press(link, link, 1);
  press(link, link, 2);
  expect(heard).toHaveBeenCalledTimes(2);
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

it('gives a dialog without a head a panel, a name and ‘Sluiten’, and leaves the markup as it was sent [in-memoriam-contact-1]', () => {
  const bare =
    '<dialog><h2>Contact</h2><form method="dialog"><input name="naam"><button>Verstuur</button></form><p hidden="">Dank</p></dialog>';
  document.body.replaceChildren(...markup(bare));
  const { element, open, named } = modal();
  open();
  expect(element.querySelectorAll('[data-modal-close]')).toHaveLength(1);
  expect(element.children).toHaveLength(1);
  expect(document.activeElement).toBe(element.querySelector('input'));
  const id = element.getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Contact');
  named('Sluiten').click();
  expect(element.open).toBe(false);
  controller.abort();
  expect(element.outerHTML).toBe(bare);
});

it('has an entry in the history, so that back closes it [modal-behaviour-2]', () => {
  const { element, open } = modal();
  open();
  expect(location.hash).toBe('#modal=custom');
  // Like the browser.
  history.replaceState(null, '', location.pathname);
  dispatchEvent(new Event('hashchange'));
  expect(element.open).toBe(false);
});

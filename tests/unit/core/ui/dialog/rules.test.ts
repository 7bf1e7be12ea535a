// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submitFrom, submitsOnEnter } from '../../../../../core/ui/dialog/enter-key.ts';
import { focusFirst, rememberFocus, returnFocus } from '../../../../../core/ui/dialog/focus.ts';
import { lockScroll } from '../../../../../core/ui/dialog/lock-scroll.ts';
import { takeSlot } from '../../../../../core/ui/dialog/take-slot.ts';
import { byId, showEverything } from '../shown.ts';

beforeEach(() => {
  showEverything();
  document.body.innerHTML = '';
});

describe('Enter', () => {
  it.each([
    ['<input id="x">', true],
    ['<input id="x" type="checkbox">', true],
    ['<div id="x" tabindex="-1"></div>', true],
    ['<div id="x" role="combobox" aria-expanded="false"></div>', true],
    ['<div id="x" role="combobox" aria-expanded="true"></div>', false],
    ['<button id="x"></button>', false],
    ['<a href="/" id="x"></a>', false],
    ['<a href="/"><b id="x"></b></a>', false],
    ['<summary id="x"></summary>', false],
    ['<textarea id="x"></textarea>', false],
    ['<select id="x"></select>', false],
    ['<input id="x" type="submit">', false],
    ['<input id="x" type="file">', false],
    ['<div id="x" role="button"></div>', false],
    ['<div contenteditable="true"><p id="x"></p></div>', false],
  ])('on %s submits: %s [modal-behaviour-5, modal-behaviour-11]', (markup, expected) => {
    document.body.innerHTML = markup;
    expect(submitsOnEnter(byId('x'))).toBe(expected);
  });

  it.each([
    ['<button type="button"></button><button id="send"></button>', 1],
    ['<input type="submit" id="send">', 1],
    ['<input>', 1],
    ['<button disabled id="send"></button>', 0],
  ])('in a form with %s sends it %i times [modal-behaviour-5]', (fields, times) => {
    document.body.innerHTML = `<div id="modal"><p id="text"></p><form>${fields}</form></div>`;
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', sent);
    expect(submitFrom(byId('text'), byId('modal'))).toBe(true);
    expect(sent).toHaveBeenCalledTimes(times);
  });

  it('takes the form around it before the first one, and reports where there is none [modal-behaviour-5]', () => {
    document.body.innerHTML =
      '<div id="modal"><form></form><form id="mine"><p id="text"></p></form></div><p id="out"></p>';
    const sent = vi.fn((event: Event) => event.preventDefault());
    byId('mine').addEventListener('submit', sent);
    submitFrom(byId('text'), byId('modal'));
    expect(sent).toHaveBeenCalledOnce();
    expect(submitFrom(byId('out'), byId('out'))).toBe(false);
  });
});

describe('the focus of a modal', () => {
  it.each([
    ['<a href="/" id="link"></a><input id="field"><button id="button"></button>', 'field'],
    [
      '<button data-focus-last id="close"></button><a href="/" id="link"></a><button id="button"></button>',
      'button',
    ],
    ['<button data-focus-last id="close"></button><a href="/" id="link"></a>', 'close'],
    ['<input id="field"><button data-focus-first id="chosen"></button>', 'chosen'],
    ['<a href="/" id="link"></a>', 'link'],
    ['<p>Tekst</p>', 'panel'],
  ])('starts in %s on %s [modal-behaviour-12]', (content, first) => {
    document.body.innerHTML = `<div id="panel" tabindex="-1">${content}</div>`;
    focusFirst(document.body, byId('panel'));
    expect(document.activeElement?.id).toBe(first);
  });

  function openFrom(opener: string): HTMLDialogElement {
    byId(opener).focus();
    const modal = document.createElement('dialog');
    modal.innerHTML = '<button id="inside"></button>';
    rememberFocus(modal);
    document.body.append(modal);
    byId('inside').focus();
    return modal;
  }

  function close(modal: HTMLDialogElement): string | undefined {
    modal.remove();
    returnFocus(modal);
    return document.activeElement?.id;
  }

  const LIST = `<nav><a href="/" id="home"></a></nav>
    <ul id="list">${['a', 'b', 'c'].map((id) => `<li id="item-${id}"><a href="/" id="link-${id}"></a><button id="${id}"></button></li>`).join('')}</ul>
    <footer><a href="/" id="last"></a></footer>`;

  it('returns to the opener [modal-behaviour-12]', () => {
    document.body.innerHTML = LIST;
    expect(close(openFrom('b'))).toBe('b');
  });

  it.each([
    [['item-b'], 'c'],
    [['item-c'], 'b'],
    [['item-a', 'item-b', 'item-c'], 'last'],
    [['list'], 'last'],
    [['b'], 'link-b'],
  ])('returns near to where it was when %s left the page [modal-behaviour-12]', (leaving, expected) => {
    document.body.innerHTML = LIST;
    const modal = openFrom(leaving[0]?.slice(-1) === 't' ? 'b' : (leaving.at(-1)?.slice(-1) ?? ''));
    for (const id of leaving) byId(id).remove();
    expect(close(modal)).toBe(expected);
  });

  it('returns to the opener of the modal before, where the opener was in that one [modal-behaviour-10]', () => {
    document.body.innerHTML = LIST;
    const first = openFrom('b');
    const second = document.createElement('dialog');
    second.innerHTML = '<button id="deeper"></button>';
    rememberFocus(second);
    document.body.append(second);
    byId('deeper').focus();
    first.remove();
    returnFocus(first);
    expect(document.activeElement?.id).toBe('deeper');
    expect(close(second)).toBe('b');
  });

  it('leaves the focus to a visitor who has moved it [modal-behaviour-12]', () => {
    document.body.innerHTML = LIST;
    const modal = openFrom('b');
    byId('home').focus();
    expect(close(modal)).toBe('home');
  });
});

describe('the place of the one open modal', () => {
  it('moves to the last one; the one before closes [modal-behaviour-10]', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const leaveFirst = takeSlot(first);
    const leaveSecond = takeSlot(second);
    expect(first).toHaveBeenCalledOnce();
    leaveFirst();
    expect(second).not.toHaveBeenCalled();
    leaveSecond();
    takeSlot(vi.fn())();
    expect(second).not.toHaveBeenCalled();
  });

  it('is not a wall’s: others open over it [modal-behaviour-10]', () => {
    const below = vi.fn();
    const leaveBelow = takeSlot(below);
    const leaveWall = takeSlot(undefined);
    expect(below).toHaveBeenCalledOnce();
    const over = vi.fn();
    takeSlot(over)();
    leaveWall();
    leaveBelow();
    expect(over).not.toHaveBeenCalled();
  });
});

describe('the page behind a modal', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('style');
  });

  it.each([
    ['keeps the room of its scrollbar', true, { gutter: 'stable', padding: '3px' }],
    ['gets that room as padding in older browsers', false, { gutter: '', padding: '15px' }],
  ])('does not move and %s', (_, isSupported, expected) => {
    const { style } = document.documentElement;
    style.paddingInlineEnd = '3px';
    vi.stubGlobal('CSS', { supports: () => isSupported });
    vi.stubGlobal('innerWidth', 1000);
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(985);
    const unlockFirst = lockScroll();
    const unlockSecond = lockScroll();
    expect(style.overflow).toBe('hidden');
    expect({ gutter: style.scrollbarGutter ?? '', padding: style.paddingInlineEnd }).toEqual(expected);
    unlockFirst();
    unlockFirst();
    expect(style.overflow).toBe('hidden');
    unlockSecond();
    expect(style.overflow).toBe('');
    expect(style.paddingInlineEnd).toBe('3px');
  });

  it('stops by its body where the root says nothing, so that a body with its own overflow stays at its place', () => {
    const { documentElement, body } = document;
    vi.spyOn(window, 'getComputedStyle').mockImplementation(
      (element) => ({ overflow: element === body ? 'hidden auto' : 'visible' }) as CSSStyleDeclaration,
    );
    body.style.overflow = 'hidden auto';
    const unlock = lockScroll();
    expect([documentElement.style.overflow, body.style.overflow]).toEqual(['', 'hidden']);
    unlock();
    expect([documentElement.style.overflow, body.style.overflow]).toEqual(['', 'hidden auto']);
    body.removeAttribute('style');
  });

  it('gets no room where the scrollbar takes none', () => {
    vi.stubGlobal('innerWidth', 1000);
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
    const unlock = lockScroll();
    expect(document.documentElement.style.paddingInlineEnd).toBe('');
    expect(document.documentElement.style.scrollbarGutter || '').toBe('');
    unlock();
  });
});

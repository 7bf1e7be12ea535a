// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setText } from '../../../../../core/platform/dom/set-text.ts';
import {
  addClass,
  insert,
  replaceChildren,
  restore,
  setAttributes,
  setStyles,
  show,
  toggleClass,
} from '../../../../../core/platform/dom/undo.ts';
import { translate } from '../../../support/translate.ts';

let controller: AbortController;
let element: HTMLElement;

function load(html: string): void {
  document.body.innerHTML = html;
  element = document.body.firstElementChild as HTMLElement;
}
const page = () => document.body.innerHTML;

beforeEach(() => {
  controller = new AbortController();
});

/** Each change, with the page before and after it; the helper is called twice, as callbacks may be. */
const CHANGES: [string, string, (signal: AbortSignal) => void, string][] = [
  [
    'setAttributes',
    '<p lang="nl" role="note"></p>',
    (signal) => setAttributes(element, { role: null, lang: 'fr', title: '' }, signal),
    '<p lang="fr" title=""></p>',
  ],
  ['show', '<p hidden=""></p>', (signal) => show(element, true, signal), '<p></p>'],
  ['show', '<p hidden="until-found"></p>', (signal) => show(element, true, signal), '<p></p>'],
  [
    'show, hiding',
    '<p></p>',
    (signal) => show(element, false, signal),
    '<p hidden="" data-nmt-hidden=""></p>',
  ],
  ['addClass', '<p></p>', (signal) => addClass(element, 'on', signal), '<p class="on"></p>'],
  ['addClass', '<p class="a"></p>', (signal) => addClass(element, 'on', signal), '<p class="a on"></p>'],
  [
    'toggleClass, removing',
    '<p class="on"></p>',
    (signal) => toggleClass(element, 'on', false, signal),
    '<p class=""></p>',
  ],
  [
    'setStyles',
    '<p></p>',
    (signal) => setStyles(element, { 'font-size': '2px', '--top': '3px' }, signal),
    '<p style="font-size: 2px; --top: 3px;"></p>',
  ],
  [
    'setStyles',
    '<p style="font-size: 1px;"></p>',
    (signal) => setStyles(element, { 'font-size': '2px' }, signal),
    '<p style="font-size: 2px;"></p>',
  ],
  [
    'replaceChildren',
    '<p>of <b>the server</b></p>',
    (signal) => replaceChildren(element, ['other'], signal),
    '<p>other</p>',
  ],
];

describe('changes that are undone', () => {
  it.each(CHANGES)('%s puts %s back when the signal aborts', (_, before, change, after) => {
    load(before);
    change(controller.signal);
    change(controller.signal);
    expect(page()).toBe(after);
    controller.abort();
    expect(page()).toBe(before);
  });

  it.each(CHANGES)('%s leaves %s alone after the signal has aborted', (_, before, change) => {
    load(before);
    controller.abort();
    change(controller.signal);
    expect(page()).toBe(before);
  });

  it('restores the server’s markup, not that of an earlier call', () => {
    load('<p hidden="" role="note"></p>');
    const { signal } = controller;
    for (const isShown of [true, false, true, false, true]) show(element, isShown, signal);
    setAttributes(element, { role: 'status' }, signal);
    setAttributes(element, { role: null }, signal);
    controller.abort();
    expect(element.getAttribute('hidden')).toBe('');
    expect(element.getAttribute('role')).toBe('note');
  });

  it('keeps classes and styles that somebody else sets meanwhile', () => {
    load('<p></p>');
    addClass(element, 'on', controller.signal);
    setStyles(element, { color: 'red' }, controller.signal);
    element.classList.add('theirs');
    element.style.top = '0px';
    controller.abort();
    expect(page()).toBe('<p class="theirs" style="top: 0px;"></p>');
  });

  it('sets no style that the element has', () => {
    load('<p style="--top: 3px"></p>');
    const set = vi.spyOn(element.style, 'setProperty');
    setStyles(element, { '--top': '3px' }, controller.signal);
    expect(set).not.toHaveBeenCalled();
    setStyles(element, { '--top': '4px', color: 'red' }, controller.signal);
    setStyles(element, { '--top': '4px', color: '' }, controller.signal);
    expect(set.mock.calls).toEqual([
      ['--top', '4px'],
      ['color', 'red'],
      ['color', ''],
    ]);
    controller.abort();
    expect(element.style.cssText).toBe('--top: 3px;');
  });

  it('keeps two signals apart', () => {
    load('<p></p>');
    const other = new AbortController();
    setAttributes(element, { title: 'a' }, controller.signal);
    setAttributes(element, { lang: 'nl' }, other.signal);
    controller.abort();
    expect(page()).toBe('<p lang="nl"></p>');
  });

  it('leaves no empty class or style behind after several changes', () => {
    load('<p></p>');
    addClass(element, 'on', controller.signal);
    addClass(element, 'shown', controller.signal);
    setStyles(element, { color: 'red' }, controller.signal);
    setStyles(element, { top: '0px' }, controller.signal);
    controller.abort();
    expect(page()).toBe('<p></p>');
  });

  it('sets a text again only if it is another, whatever a page translator made of it', () => {
    load('<p>Nog drie</p>');
    setText(element, 'Nog drie', controller.signal);
    setText(element, 'Nog twee', controller.signal);
    translate(element);
    setText(element, 'Nog twee', controller.signal);
    expect(element.textContent).toBe('Nog~ twee~');
    setText(element, 'Nog drie', controller.signal);
    expect(page()).toBe('<p>Nog drie</p>');
    setText(element, 'Nog een', controller.signal);
    restore(element, controller.signal);
    setText(element, 'Nog een', controller.signal);
    expect(page()).toBe('<p>Nog een</p>');
    controller.abort();
    setText(element, 'Nog twee', controller.signal);
    expect(page()).toBe('<p>Nog drie</p>');
  });

  it('restores the same nodes', () => {
    load('<p><a href="/">link</a></p>');
    const link = element.firstElementChild;
    replaceChildren(element, [], controller.signal);
    controller.abort();
    expect(element.firstElementChild).toBe(link);
  });
});

describe('insert', () => {
  it('removes the inserted node, wherever it is by then', () => {
    load('<p></p>');
    const node = document.createElement('i');
    insert(element, 'afterbegin', node, controller.signal);
    expect(page()).toBe('<p><i></i></p>');
    insert(element, 'afterend', node, controller.signal);
    expect(page()).toBe('<p></p><i></i>');
    controller.abort();
    expect(page()).toBe('<p></p>');
  });

  it('inserts nothing after the signal has aborted', () => {
    load('<p></p>');
    controller.abort();
    insert(element, 'afterbegin', document.createElement('i'), controller.signal);
    expect(page()).toBe('<p></p>');
  });
});

describe('restore', () => {
  it('puts an element back at once, which can be changed and undone again', () => {
    load('<p title="a">of the server</p>');
    const { signal } = controller;
    const change = () => {
      setAttributes(element, { title: null, lang: 'ar' }, signal);
      replaceChildren(element, ['other'], signal);
    };
    change();
    restore(element, signal);
    expect(page()).toBe('<p title="a">of the server</p>');
    change();
    expect(page()).toBe('<p lang="ar">other</p>');
    controller.abort();
    expect(page()).toBe('<p title="a">of the server</p>');
  });

  it('does nothing where nothing was changed', () => {
    load('<p></p>');
    restore(element, controller.signal);
    expect(page()).toBe('<p></p>');
  });
});

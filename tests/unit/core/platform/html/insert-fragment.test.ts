// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { insertFragment, rememberWords } from '../../../../../core/platform/html/insert-fragment.ts';
import { translate } from '../../../support/translate.ts';

let block: HTMLElement;
const link = (address: string, text: string) => {
  const element = document.createElement('a');
  element.href = address;
  element.textContent = text;
  return element;
};
const fragmentOf = (...nodes: Node[]) => {
  const fragment = document.createDocumentFragment();
  fragment.append(...nodes);
  return fragment;
};

beforeEach(() => {
  block = document.createElement('div');
  block.append(link('/oud', 'Oud'), link('/blijft', 'Blijft'));
  document.body.replaceChildren(block);
});

it('replaces the content and restores the server’s markup, also after a second fragment', () => {
  const served = [...block.childNodes];
  const controller = new AbortController();
  insertFragment(block, fragmentOf(link('/1', 'Eén')), controller.signal);
  insertFragment(block, fragmentOf(link('/2', 'Twee')), controller.signal);
  expect(block.textContent).toBe('Twee');
  controller.abort();
  expect([...block.childNodes]).toEqual(served);
  insertFragment(block, fragmentOf(link('/3', 'Drie')), controller.signal);
  expect(block.textContent, 'nothing comes after the end').toBe('OudBlijft');
});

it('changes nothing where both are equal', () => {
  const [first] = block.children;
  const { signal } = new AbortController();
  insertFragment(block, fragmentOf(link('/oud', ' Oud'), link('/blijft', 'Blijft')), signal);
  expect(block.firstElementChild).toBe(first);
  insertFragment(block, fragmentOf(link('/anders', 'Oud'), link('/blijft', 'Blijft')), signal);
  expect(block.firstElementChild).not.toBe(first);
});

it.each(['<img src="/foto.webp">', '<div data-widget="weather"></div>'])(
  'inserts what has no words: %s [async-fragment-2]',
  (html) => {
    const fragment = document.createRange().createContextualFragment(html);
    block.replaceChildren();
    insertFragment(block, fragment, new AbortController().signal);
    expect(block.innerHTML).toBe(html);
  },
);

it('leaves a translation alone until the server sends other words', () => {
  const controller = new AbortController();
  const { signal } = controller;
  const served = () => fragmentOf(link('/oud', 'Oud'), link('/blijft', 'Blijft'));
  rememberWords(block);
  translate(block);
  insertFragment(block, served(), signal);
  expect(block.textContent).toBe('Oud~Blijft~');
  insertFragment(block, fragmentOf(link('/nieuw', 'Nieuw')), signal);
  translate(block);
  insertFragment(block, fragmentOf(link('/nieuw', 'Nieuw')), signal);
  expect(block.textContent).toBe('Nieuw~');
  insertFragment(block, served(), signal);
  expect(block.textContent).toBe('OudBlijft');
});

it('keeps the focus on the same link, or on the first where that one has been removed', () => {
  const { signal } = new AbortController();
  (block.lastElementChild as HTMLElement).focus();
  insertFragment(block, fragmentOf(link('/nieuw', 'Nieuw'), link('/blijft', 'Blijft')), signal);
  expect(document.activeElement?.textContent).toBe('Blijft');
  insertFragment(block, fragmentOf(link('/weer', 'Weer')), signal);
  expect(document.activeElement?.textContent).toBe('Weer');
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDocument } from '../../../../../core/runtime/caretaker/watch-document.ts';
import { find } from '../loader/support.ts';

let received: string[];
let observer: MutationObserver | undefined;

/** Waits until the observer has reported the changes. */
const turn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

beforeEach(async () => {
  document.body.innerHTML = '<section><div id="a"></div></section><section id="to"></section>';
  await turn();
  received = [];
  const observe = vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (
    this: MutationObserver,
    ...given
  ) {
    observer = this;
    observe.mockRestore();
    this.observe(...given);
  });
  watchDocument(
    (root) => void received.push(`added ${(root as Element).id}`),
    (root) => void received.push(`removed ${(root as Element).id}`),
  );
});

afterEach(() => {
  observer?.disconnect();
});

it('reports added and removed elements', async () => {
  find('#to').innerHTML = 'Tekst<div id="b"></div>';
  await turn();
  find('#a').remove();
  await turn();
  expect(received).toEqual(['added b', 'removed a']);
});

it('takes an element that moved for one that is there, never for one that left', async () => {
  find('#to').append(find('#a'));
  await turn();
  expect(received).toEqual(['added a']);
});

it('ignores an element that was added and removed before the check', async () => {
  const passing = document.createElement('div');
  passing.id = 'passing';
  find('#to').append(passing);
  passing.remove();
  await turn();
  expect(received).not.toContain('added passing');
});

it('reports a hook of a page that still arrives again once the parser has finished it', async () => {
  const parsing = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
  const hook = document.createElement('div');
  hook.id = 'hook';
  hook.dataset.widget = 'quiz';
  find('body').append(hook);
  await turn();
  expect(received).toEqual(['added hook']);
  hook.append('Eerste helft');
  await turn();
  expect(received).toHaveLength(1);
  hook.after('\n');
  await turn();
  expect(received).toEqual(['added hook', 'added hook']);
  find('body').append('Meer');
  await turn();
  expect(received).toHaveLength(2);
  parsing.mockRestore();
});

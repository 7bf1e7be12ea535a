// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { contentOf } from '../../../../../core/platform/dom/content-of.ts';
import { create } from '../../../../../core/platform/dom/create.ts';
import { replaceContent } from '../../../../../core/platform/dom/replace-content.ts';
import { insert } from '../../../../../core/platform/dom/undo.ts';
import { mendCopies } from '../../../../../core/runtime/caretaker/mend-copies.ts';
import { enhancer } from '../../../../../core/runtime/feature/enhancer.ts';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { createFold } from '../../../../../core/ui/fold/fold.ts';
import { leaveAll, mount } from '../../../widgets/support/mount.ts';
import { find } from '../loader/support.ts';

const SERVED = '<p>Doe de quiz <a href="/quiz">op een pagina</a></p>';

const drawing = widget({ attributes: {}, view: () => <button type="button">Start</button> });
const replacing = enhancer({
  attributes: {},
  enhance: (hook, _attributes, { signal }) =>
    contentOf(hook, signal)(create('button', { class: 'nmt-save-root' }, 'Bewaar')),
});
const adding = enhancer({
  attributes: {},
  enhance: (hook, _attributes, { signal }) =>
    insert(hook, 'beforeend', create('button', { class: 'nmt-slider-next' }, 'Volgende'), signal),
});
/** Like sections that open at their headings: the heading's text is moved to a button in it. */
const folding = enhancer({
  attributes: {},
  enhance(hook, _attributes, { signal }) {
    const text = hook.querySelector('p') as HTMLElement;
    const link = text.querySelector('a') as HTMLElement;
    const button = create('button', { class: 'nmt-fold-button' }, 'Doe de quiz');
    createFold(button, [link], {}, signal);
    replaceContent(text, [button, link], signal);
  },
});

beforeEach(() => {
  leaveAll();
  document.body.innerHTML = `<main><div id="hook" data-widget="quiz">${SERVED}</div></main>`;
});

it.each([
  ['a view', drawing],
  ['content in the place of the server’s', replacing],
  ['a button beside it', adding],
  ['a fold, whose button has the text of an element', folding],
])('makes a copy of a hook with %s a hook as the server sent it', async (_, feature) => {
  await mount(feature, find('#hook'));
  expect(screen.getByRole('button')).toBeTruthy();
  find('#hook').dataset.widgetState = 'mounted';
  const copy = find('#hook').cloneNode(true) as HTMLElement;
  mendCopies([copy]);
  expect(copy.outerHTML).toBe(`<div id="hook" data-widget="quiz">${SERVED}</div>`);
  expect(screen.getByRole('button')).toBeTruthy();
});

it('mends a copy that comes after its original has left, as a cached page does', async () => {
  const { leave } = await mount(drawing, find('#hook'));
  const copy = find('main').cloneNode(true) as HTMLElement;
  leave();
  expect(find('#hook').outerHTML).toBe(`<div id="hook" data-widget="quiz">${SERVED}</div>`);
  mendCopies([copy.firstElementChild as Element]);
  expect(copy.innerHTML).toBe(`<div id="hook" data-widget="quiz">${SERVED}</div>`);
});

// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createFold, type FoldOptions } from '../../../../../core/ui/fold/fold.ts';
import { markup } from '../../../support/markup.ts';

let controller: AbortController;
let button: HTMLButtonElement;
let part: HTMLElement;

const create = (options: FoldOptions = {}) => createFold(button, [part], options, controller.signal);

beforeEach(() => {
  controller = new AbortController();
  document.body.replaceChildren(...markup('<button type="button">Meer</button><p>Tekst</p>'));
  button = document.querySelector('button') as HTMLButtonElement;
  part = document.querySelector('p') as HTMLElement;
});

it('opens and closes parts, and says so', () => {
  const onChange = vi.fn<(isOpen: boolean) => void>();
  const fold = create({ onChange });
  const state = () => [fold.isOpen(), part.getAttribute('hidden'), button.getAttribute('aria-expanded')];
  expect(state()).toEqual([false, 'until-found', 'false']);
  button.click();
  expect(state()).toEqual([true, null, 'true']);
  button.click();
  expect(state()).toEqual([false, 'until-found', 'false']);
  fold.open(true);
  expect(state()).toEqual([true, null, 'true']);
  expect(onChange.mock.calls.flat()).toEqual([false, true, false, true]);
});

it('opens for a match of the browser’s search, which does not look into a solution', () => {
  const fold = create();
  part.dispatchEvent(new Event('beforematch'));
  expect(fold.isOpen()).toBe(true);
  controller.abort();
  controller = new AbortController();
  create({ isFindable: false });
  expect(part.getAttribute('hidden')).toBe('');
});

it('leaves the page as the server sent it', () => {
  const served = document.body.innerHTML;
  create();
  button.click();
  button.click();
  controller.abort();
  expect(document.body.innerHTML).toBe(served);
  button.click();
  expect(part.hasAttribute('hidden')).toBe(false);
});

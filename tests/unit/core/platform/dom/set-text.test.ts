// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { setText } from '../../../../../core/platform/dom/set-text.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

/**
 * Writes a text into a button on a page with a language.
 * @returns the button, and a function that undoes it
 */
function write(language: string): { button: HTMLElement; undo: () => void } {
  document.documentElement.lang = language;
  document.body.innerHTML = '<button><b>Send</b></button>';
  const controller = new AbortController();
  const button = document.querySelector('button') as HTMLElement;
  setText(button, 'Verstuur', controller.signal);
  return { button, undo: () => controller.abort() };
}

it('marks its language on a page in another one, and puts back what the server sent', () => {
  const { button, undo } = write('en');
  expect(button.outerHTML).toBe('<button lang="nl">Verstuur</button>');
  undo();
  expect(button.outerHTML).toBe('<button><b>Send</b></button>');
});

it('marks nothing on a page in the language of the texts', () => {
  expect(write('nl').button.outerHTML).toBe('<button>Verstuur</button>');
});

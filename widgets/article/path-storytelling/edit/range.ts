import { NO_POSITION, positionText } from '../texts.ts';

/** The range of one step. */
export interface StepRange {
  readonly element: HTMLLIElement;
  readonly onInput: (handler: (position: number) => void) => void;
  readonly onFocus: (handler: () => void) => void;
}

/**
 * Creates a range from the route's start to its end: arrow keys move it by a thousandth, PageUp and PageDown by a
 * tenth.
 * @param name of the step
 * @param position undefined without one
 */
export function createRange(name: string, position: number | undefined): StepRange {
  const element = document.createElement('li');
  const label = document.createElement('label');
  const words = document.createElement('span');
  const output = document.createElement('output');
  const range = document.createElement('input');
  words.textContent = name;
  Object.assign(range, { type: 'range', min: '0', max: '1', step: '0.001', value: String(position ?? 0) });
  const show = (at: number | undefined) => {
    output.textContent = at === undefined ? NO_POSITION : positionText(at);
    range.setAttribute('aria-valuetext', output.textContent);
  };
  show(position);
  label.append(words, range);
  element.append(label, output);
  return {
    element,
    onInput: (handler) =>
      range.addEventListener('input', () => {
        show(range.valueAsNumber);
        handler(range.valueAsNumber);
      }),
    onFocus: (handler) => range.addEventListener('focus', handler),
  };
}

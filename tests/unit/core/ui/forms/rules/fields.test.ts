// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkField, wordLimitOf } from '../../../../../../core/ui/forms/rules/check.ts';
import { fieldsOf, labelOf } from '../../../../../../core/ui/forms/rules/controls.ts';
import { watchPresses } from '../../../../../../core/ui/forms/rules/presses.ts';
import { required } from '../../../../../../core/ui/forms/rules/rules.ts';
import { createWordLimiter } from '../../../../../../core/ui/forms/rules/word-limiter.ts';
import { markup } from '../../../../support/markup.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

function form(inner: string): HTMLFormElement {
  document.body.append(...markup(`<form>${inner}</form>`));
  return document.querySelector('form') as HTMLFormElement;
}

function field(inner: string) {
  const [first] = fieldsOf(form(inner));
  if (!first) throw new Error('There is no field.');
  return first;
}

describe('the fields of a form', () => {
  it('are the fields for a reader, radio buttons of one name together, in the order of the page', () => {
    const fields = fieldsOf(
      form(`<input name="a"><input type="hidden" name="h"><input type="radio" name="r" value="1">
        <textarea name="t"></textarea><input type="radio" name="r" value="2"><select name="s"></select>
        <button>Verstuur</button><input type="submit">`),
    );
    expect(fields.map(([control]) => control.name)).toEqual(['a', 'r', 't', 's']);
    expect(fields.map(({ length }) => length)).toEqual([1, 2, 1, 1]);
  });

  it('are called by their label or legend', () => {
    expect(labelOf(field('<label for="n">Naam</label><input id="n">'))).toBe('Naam');
    document.body.replaceChildren();
    const group =
      '<fieldset><legend>Bellen?</legend><label><input type="radio" name="r"> Ja</label></fieldset>';
    expect(labelOf(field(group))).toBe('Bellen?');
    document.body.replaceChildren();
    expect(labelOf(field('<input>'))).toBe('');
  });
});

describe('checking a field [forms-1, forms-2]', () => {
  it.each([
    ['<input required>', 'Vul dit veld in.'],
    ['<input required value="   ">', 'Vul dit veld in.'],
    ['<input value="  ">', undefined],
    [
      '<input type="email" value="jan@krant">',
      "Het e-mailadres 'jan@krant' dat je invoerde is niet correct.",
    ],
    ['<input type="email">', undefined],
    ['<textarea data-max-words="2">een twee drie</textarea>', 'Maximaal 2 woorden a.u.b. (U heeft er 3.)'],
    ['<textarea data-max-words="3">een twee drie</textarea>', undefined],
    ['<textarea data-max-words="veel">een twee drie</textarea>', undefined],
    ['<input required disabled>', undefined],
    ['<input type="checkbox" required>', 'Vink dit vakje aan om verder te gaan.'],
  ])('%s: %s', (inner, fault) => expect(checkField(field(inner))).toBe(fault));

  it("shows a feature's own message first", () => {
    expect(checkField(field('<input required>'), [required('Je naam ontbreekt')])).toBe('Je naam ontbreekt');
  });

  it.each(['0', '-1', '2.5', 'x', ''])('does not take %j for a limit', (text) => {
    expect(wordLimitOf(field(`<input data-max-words="${text}">`)[0])).toBeUndefined();
  });
});

describe('the word limiter', () => {
  function limited(attributes = '') {
    const [input] = field(`<input data-max-words="2" ${attributes}>`) as [HTMLInputElement];
    const limiter = createWordLimiter();
    return {
      input,
      limiter,
      type(text: string) {
        input.value = text;
        return limiter.apply(input);
      },
    };
  }

  it('cuts a line, fixes its length and shows the number of words [forms-3]', () => {
    const { input, type } = limited();
    expect(type('een twee drie')).toEqual({ warning: 'Maximaal 2 woorden a.u.b. (U heeft er 3.)' });
    expect(input.value).toBe('een twee');
    expect(input.maxLength).toBe(8);
  });

  it('keeps the length at the limit and lifts it below [forms-4]', () => {
    const { input, type } = limited('maxlength="200"');
    type('een twee drie');
    expect(type('een twe')).toBe('kept');
    expect(input.maxLength).toBe(8);
    expect(type('een')).toBe('lifted');
    expect(input.getAttribute('maxlength')).toBe('200');
  });

  it('takes away a length that the server did not send [forms-4]', () => {
    const { input, type } = limited();
    type('een twee drie');
    type('een');
    expect(input.hasAttribute('maxlength')).toBe(false);
  });

  it('keeps the caret where the reader was', () => {
    const { input, limiter } = limited();
    input.value = 'een x twee';
    input.setSelectionRange(5, 5);
    limiter.apply(input);
    expect(input.value).toBe('een x');
    expect(input.selectionStart).toBe(5);
  });

  it('restores the server’s markup of all fields', () => {
    const { input, limiter, type } = limited('maxlength="50"');
    type('een twee drie');
    limiter.restore();
    expect(input.getAttribute('maxlength')).toBe('50');
  });

  it('leaves a text of several lines as it is [forms-2]', () => {
    const [area] = field('<textarea data-max-words="1">een twee</textarea>');
    expect(createWordLimiter().apply(area)).toBe('kept');
    expect(area.value).toBe('een twee');
  });
});

describe('a delayed message', () => {
  const point = (type: string) => document.dispatchEvent(new Event(type));

  it('runs at once while nothing is down, and behind the click where something is', () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const { whenReleased } = watchPresses(controller.signal);
    const run = vi.fn();
    whenReleased(run);
    expect(run).toHaveBeenCalledOnce();
    point('pointerdown');
    whenReleased(run);
    point('pointerup');
    expect(run).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is dropped when the form leaves', () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const { whenReleased } = watchPresses(controller.signal);
    const run = vi.fn();
    point('pointerdown');
    whenReleased(run);
    point('pointercancel');
    controller.abort();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});

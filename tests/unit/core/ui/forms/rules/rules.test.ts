import { describe, expect, it } from 'vitest';
import { email, firstError, maxWords, required } from '../../../../../../core/ui/forms/rules/rules.ts';
import {
  type ControlFacts,
  validityMessage,
} from '../../../../../../core/ui/forms/rules/validity-message.ts';

describe('rules', () => {
  it('want something, of which spaces are nothing', () => {
    expect(required()('')).toBe('Vul dit veld in.');
    expect(required('Je voorletters ontbreken')('  \n')).toBe('Je voorletters ontbreken');
    expect(required()('a')).toBeUndefined();
  });

  it('require an e-mail address, or nothing, without the spaces of a pasted value', () => {
    expect(email()('jan@krant')).toBe("Het e-mailadres 'jan@krant' dat je invoerde is niet correct.");
    expect(email()(' jan@krant.nl ')).toBeUndefined();
    expect(email()('')).toBeUndefined();
  });

  it('limit the number of words, and show it [forms-2]', () => {
    expect(maxWords(3)('een twee drie')).toBeUndefined();
    expect(maxWords(3)('een twee drie vier')).toBe('Maximaal 3 woorden a.u.b. (U heeft er 4.)');
  });

  it('show the first error only', () => {
    expect(firstError('', [required('leeg'), maxWords(1)])).toBe('leeg');
    expect(firstError('een twee', [required('leeg'), maxWords(1)])).toContain('Maximaal 1');
    expect(firstError('een', [required(), maxWords(1)])).toBeUndefined();
  });
});

describe("the browser's own check, in Dutch [forms-1]", () => {
  const facts: ControlFacts = {
    validity: {},
    type: 'text',
    value: 'abc',
    min: '2',
    max: '9',
    minLength: 5,
    maxLength: 2,
    title: '',
    customMessage: '',
  };

  it.each<[Partial<ControlFacts>, string | undefined]>([
    [{}, undefined],
    [{ validity: { valueMissing: true } }, 'Vul dit veld in.'],
    [{ validity: { valueMissing: true }, type: 'checkbox' }, 'Vink dit vakje aan om verder te gaan.'],
    [{ validity: { valueMissing: true }, type: 'radio' }, 'Kies een van de mogelijkheden.'],
    [{ validity: { valueMissing: true }, type: 'select-one' }, 'Kies een van de mogelijkheden.'],
    [{ validity: { valueMissing: true }, type: 'file' }, 'Kies een bestand.'],
    [
      { validity: { typeMismatch: true }, type: 'email' },
      "Het e-mailadres 'abc' dat je invoerde is niet correct.",
    ],
    [
      { validity: { typeMismatch: true }, type: 'url' },
      'Vul een volledig webadres in, zoals https://www.voorbeeld.nl.',
    ],
    [{ validity: { patternMismatch: true } }, 'Gebruik de gevraagde vorm.'],
    [{ validity: { patternMismatch: true }, title: '1234 AB' }, 'Gebruik de gevraagde vorm: 1234 AB'],
    [{ validity: { tooShort: true } }, 'Gebruik minstens 5 tekens. Dit zijn er 3.'],
    [{ validity: { tooLong: true } }, 'Gebruik hooguit 2 tekens. Dit zijn er 3.'],
    [{ validity: { rangeUnderflow: true }, type: 'number' }, 'De waarde moet 2 of hoger zijn.'],
    [{ validity: { rangeOverflow: true }, type: 'number' }, 'De waarde mag hooguit 9 zijn.'],
    [{ validity: { rangeUnderflow: true }, type: 'date' }, 'Kies 2 of een latere datum.'],
    [{ validity: { rangeOverflow: true }, type: 'date' }, 'Kies 9 of een eerdere datum.'],
    [
      { validity: { stepMismatch: true } },
      'Deze waarde kan hier niet. Kies een waarde die er dichtbij ligt.',
    ],
    [{ validity: { badInput: true }, type: 'number' }, 'Vul een getal in.'],
    [{ validity: { badInput: true }, type: 'date' }, 'Vul een volledige datum in.'],
    [{ validity: { customError: true }, customMessage: 'Verzameling bestaat al' }, 'Verzameling bestaat al'],
    [{ validity: { customError: true } }, 'Dit is niet goed ingevuld.'],
  ])('%j: %s', (some, message) => expect(validityMessage({ ...facts, ...some })).toBe(message));

  it('checks missing values before invalid ones', () => {
    const validity = { patternMismatch: true, tooShort: true, valueMissing: true };
    expect(validityMessage({ ...facts, validity })).toBe('Vul dit veld in.');
  });
});

import { describe, expect, it } from 'vitest';
import { countryRules } from '../../../../../../widgets/paywall/paywall/funnel/countries.ts';
import {
  type FieldName,
  formatInitials,
  formatPostcode,
  isPostcode,
} from '../../../../../../widgets/paywall/paywall/funnel/fields.ts';
import { levelOf } from '../../../../../../widgets/paywall/paywall/funnel/password-level.ts';
import { LABELS, MISSING } from '../../../../../../widgets/paywall/paywall/funnel/texts.ts';
import { validateField } from '../../../../../../widgets/paywall/paywall/funnel/validation.ts';

const NL = countryRules('NL');
const FACTS = { country: NL, passwordLevel: levelOf('goed genoeg', 3) };
const errorOf = (name: FieldName, value: string, required = true, messages = {}) =>
  validateField({ name, required }, value, FACTS, messages);

describe('the rules of the fields', () => {
  it.each(['1234 AB', '1234AB', '9999zz', ' 1234 ab ', '1234\u00a0AB', '1000 SE', '1234 AS', '1234 SB'])(
    'takes %j for a postcode [personal-data-form-2]',
    (text) => expect(isPostcode(text, NL)).toBe(true),
  );

  it.each([
    '1234SS',
    '1234 SA',
    '1234 sd',
    '0123 AB',
    '123 AB',
    '12345 AB',
    '1234  AB',
    '1234 A',
    '1234 A1',
    '1234 ABC',
    'x'.repeat(10_000),
  ])('refuses %j as a postcode [personal-data-form-2]', (text) =>
    expect(errorOf('postcode', text)).toBe('Voer een postcode in van de vorm "1234 AB".'),
  );

  it('writes a postcode as it is sent', () => {
    expect(formatPostcode(' 1234ab', NL)).toBe('1234 AB');
    expect(formatPostcode('1234SS', NL)).toBe('1234SS');
  });

  it('wants a house number to begin with digits [personal-data-form-3]', () => {
    for (const text of ['1', '12 a', ' 7', ' 1234567890 ']) expect(errorOf('nr', text)).toBeUndefined();
    expect(errorOf('nr', '12345678901')).toBe('Voer een huisnummer in van de vorm "123".');
    for (const text of ['a1', '-1', 'twaalf']) {
      expect(errorOf('nr', text)).toBe('Voer een huisnummer in van de vorm "123".');
    }
  });

  it('allows eight characters without digits in infix and suffix [personal-data-form-4, personal-data-form-12]', () => {
    for (const name of ['infix', 'suffix'] as const) {
      expect(errorOf(name, '', false)).toBeUndefined();
      expect(errorOf(name, 'van der', false)).toBeUndefined();
      expect(errorOf(name, '12345678'.replace(/\d/g, 'a'), false)).toBeUndefined();
      expect(errorOf(name, 'aaaaaaaaa', false)).toBe(`Fout in ${LABELS[name]}`);
      expect(errorOf(name, 'a2', false)).toBe(`Fout in ${LABELS[name]}`);
    }
  });

  it('wants a surname without digits [personal-data-form-5]', () => {
    expect(errorOf('surname', "d'Àncona-Müller")).toBeUndefined();
    expect(errorOf('surname', 'Jansen2')).toBe('Fout in Achternaam');
    expect(errorOf('surname', '   ')).toBe('Je achternaam ontbreekt');
    expect(errorOf('surname', 'a'.repeat(10_000))).toBe('Fout in Achternaam');
  });

  it('takes letters, spaces and dots for initials, and writes them in capitals with dots [personal-data-form-6, personal-data-form-7, personal-data-form-13]', () => {
    expect(formatInitials('ab c')).toBe('A.B.C.');
    expect(formatInitials(' j.p. ')).toBe('J.P.');
    expect(formatInitials('é')).toBe('É.');
    expect(formatInitials('A.B.C.')).toBe('A.B.C.');
    expect(formatInitials('a1')).toBe('a1');
    expect(formatInitials('e\u0301 b')).toBe('É.B.');
    for (const nothing of ['...', '. .', '\u0301'])
      expect(errorOf('initials', nothing)).toBe('Fout in Voorletters');
    expect(formatInitials('...')).toBe('...');
    expect(errorOf('initials', 'a-b')).toBe('Fout in Voorletters');
    expect(errorOf('initials', 'A.B.')).toBeUndefined();
  });

  it('names the error of an e-mail address [personal-data-form-1]', () => {
    expect(errorOf('email', ' piet@post ')).toBe(
      "Het e-mailadres 'piet@post' dat je invoerde is niet correct.",
    );
    expect(errorOf('email', " o'brien+krant@post.nl ")).toBeUndefined();
    expect(errorOf('email', `${'a'.repeat(10_000)}@post.nl`)?.length).toBeLessThan(200);
  });

  it('has a message for each field that is missing [personal-data-form-8]', () => {
    const required = {
      initials: 'Je voorletters ontbreken',
      first_name: 'Je voornaam is verplicht',
      surname: 'Je achternaam ontbreekt',
      email: 'Je e-mailadres is verplicht',
      postcode: 'Je postcode ontbreekt',
      nr: 'Je huisnummer ontbreekt',
      iban: 'Het IBAN bankrekeningnummer ontbreekt',
      terms: 'Je dient akkoord te gaan met de algemene voorwaarden',
      updates: 'Je dient akkoord te gaan met deze voorwaarden',
      password: 'Bedenk een wachtwoord',
      phone: 'Een telefoonnummer is verplicht',
    } as const;
    for (const [name, text] of Object.entries(required)) expect(errorOf(name as FieldName, '')).toBe(text);
    expect(MISSING).toMatchObject(required);
  });

  it('takes messages of the site in the place of the usual ones [personal-data-form-12]', () => {
    expect(errorOf('surname', '', true, { surname: 'Hoe heet je?' })).toBe('Hoe heet je?');
    expect(errorOf('surname', '7', true, { surnameWrong: 'Zonder cijfers' })).toBe('Zonder cijfers');
    // A property that every object inherits is not a message.
    expect(errorOf('surname', '', true, {})).toBe('Je achternaam ontbreekt');
  });

  it('checks the extra fields of a site [personal-data-form-11]', () => {
    expect(errorOf('iban', 'NL91 ABNA 0417 1643 00')).toBeUndefined();
    expect(errorOf('iban', 'NL92 ABNA 0417 1643 00')).toBe('Fout in IBAN');
    for (const phone of [
      '+31 6 12345678',
      '06-12 34 56 78',
      '06–12345678',
      '0475/12.34.56',
      '(020) 755 53 05',
    ])
      expect(errorOf('phone', phone)).toBeUndefined();
    for (const dashes of ['--------', '(  ) (  )', '1------2'])
      expect(errorOf('phone', dashes)).toBe('Fout in Telefoonnummer');
    expect(errorOf('phone', 'geen')).toBe('Fout in Telefoonnummer');
  });
});

import { describe, expect, it } from 'vitest';
import { countryRules, siteCountry } from '../../../../../../widgets/paywall/paywall/funnel/countries.ts';
import {
  type FieldName,
  formatPostcode,
  isPostcode,
} from '../../../../../../widgets/paywall/paywall/funnel/fields.ts';
import { fieldsOf } from '../../../../../../widgets/paywall/paywall/funnel/flow.ts';
import { labelOf, validateField } from '../../../../../../widgets/paywall/paywall/funnel/validation.ts';
import { logged } from '../../../../support/logged.ts';
import { step } from './campaigns.ts';

/** Returns the fields of a delivered order in a country, in page order; fields with a question mark may stay empty. */
const asked = (code: string) =>
  fieldsOf(step(['mollie']), {
    signupFields: [],
    country: countryRules(code),
    needsAddress: true,
    hasNewsletter: false,
  })
    .map(({ name, required }) => (required ? name : `${name}?`))
    .join(' ');

const errorOf = (code: string, name: FieldName, value: string) =>
  validateField(
    { name, required: false },
    value,
    { country: countryRules(code), passwordLevel: { name: '', passes: true } },
    {},
  );

describe('an order in a country', () => {
  it.each([
    ['NL', 'initials infix? surname email postcode nr suffix? street city'],
    ['BE', 'first_name surname email street nr suffix? postcode city'],
    ['DE', 'first_name surname email street nr postcode city'],
    ['FR', 'first_name surname email nr? street postcode city'],
    ['GB', 'first_name surname email nr? street city postcode'],
    ['ZA', 'first_name surname email street nr? postcode? city'],
  ])('asks in %s for %s [personal-data-form-9, personal-data-form-11]', (code, fields) => {
    expect(asked(code)).toBe(fields);
  });

  it.each([
    ['NL', '1012ab', '1012 AB'],
    ['BE', '1000', '1000'],
    ['BE', 'b-9000 ', '9000'],
    ['DE', '01067', '01067'],
    ['DE', 'D-10115', '10115'],
    ['GB', 'SW1A 1AA', 'SW1A 1AA'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'm1 1ae', 'M1 1AE'],
    ['GB', 'ec1a\u00a01bb', 'EC1A 1BB'],
    ['AT', 'A-1010', '1010'],
    ['CH', '8001', '8001'],
    ['FR', '75001', '75001'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['IE', 'D6W XY00', 'D6W XY00'],
    ['LU', 'L-1111', '1111'],
    ['ZA', '0001', '0001'],
    ['US', ' 10001-1234', '10001-1234'],
    ['CA', 'k1a 0b1', 'K1A 0B1'],
  ])('takes the postcode of %s %j and sends it as %s', (code, text, sent) => {
    const country = countryRules(code);
    expect(isPostcode(text, country)).toBe(true);
    expect(formatPostcode(text, country)).toBe(sent);
    expect(isPostcode(sent, country)).toBe(true);
  });

  it.each([
    ['NL', 'SW1A 1AA', '1234 AB'],
    ['BE', '1012 AB', '1000'],
    ['BE', '0100', '1000'],
    ['DE', '1011', '10115'],
    ['DE', '00123', '10115'],
    ['GB', '1012 AB', 'SW1A 1AA'],
    ['GB', 'SW1A', 'SW1A 1AA'],
    ['GB', 'SW1A 1CA', 'SW1A 1AA'],
    ['IE', '1234', 'D02 AF30'],
  ])('names the form of a postcode that %s does not have: %j', (code, text, example) => {
    expect(errorOf(code, 'postcode', text)).toBe(`Voer een postcode in van de vorm "${example}".`);
  });

  it('names no form where there is no rule', () => {
    expect(errorOf('ZA', 'postcode', '?')).toBe('Fout in Postcode');
  });

  it('takes the name of a house for its number only in countries that have them', () => {
    for (const house of ['10', 'Rose Cottage', 'Flat 2, 10'])
      expect(errorOf('GB', 'nr', house)).toBeUndefined();
    expect(errorOf('DE', 'nr', '12a')).toBeUndefined();
    for (const code of ['NL', 'BE', 'DE']) {
      expect(errorOf(code, 'nr', 'Rose Cottage')).toBe('Voer een huisnummer in van de vorm "123".');
    }
    expect(labelOf('nr', countryRules('GB'))).toBe('Huisnummer of huisnaam');
    expect(labelOf('nr', countryRules('DE'))).toBe('Huisnummer');
  });

  it('takes digits in the suffix of a number only for the box of Belgium', () => {
    expect(errorOf('BE', 'suffix', '12')).toBeUndefined();
    expect(errorOf('BE', 'suffix', '123456789')).toBe('Fout in Bus');
    expect(errorOf('NL', 'suffix', '12')).toBe('Fout in Toevoeging');
  });

  it('looks addresses up in the Netherlands alone [address-lookup-1]', () => {
    expect(['NL', 'BE', 'DE', 'GB', 'ZA'].filter((code) => countryRules(code).hasLookup)).toEqual(['NL']);
  });
});

describe('the country of a site', () => {
  it('is the Netherlands unless the configuration names another', () => {
    expect(siteCountry({ config: {} }).country).toBe('NL');
    expect(siteCountry({ config: { country: 'GB' } }).country).toBe('GB');
    expect(siteCountry({ config: { country: 'ZA' } }).country).toBe('ZA');
  });

  it.each(['UK', 'gb', 'GBR', '', 44, null])('is the Netherlands for %j, which is named', (country) => {
    expect(siteCountry({ config: { country } }).country).toBe('NL');
    logged('warn nmt site-config: "country" is', /expected an ISO 3166 code such as "NL" or "GB"/);
  });
});

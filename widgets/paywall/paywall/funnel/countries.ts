import { configSection } from '../../../../core/runtime/config/config-section.ts';
import { custom } from '../../../../core/runtime/config/settings.ts';
import type { CountryRules, PostcodeRules, StepField, TextField } from './fields.ts';

/** A field's name; with a question mark if the field is optional. */
type Asked = TextField | `${TextField}?`;

interface CountryRow
  extends Partial<Pick<CountryRules, 'hasHouseNames' | 'hasBoxes' | 'hasLookup' | 'withdrawalDays'>> {
  readonly name?: readonly Asked[];
  readonly address: readonly (readonly Asked[])[];
  readonly postcode: Partial<PostcodeRules> & Pick<PostcodeRules, 'pattern'>;
}

const FULL_NAME = ['first_name', 'surname'] as const;
const STREET_FIRST = [
  ['street', 'nr'],
  ['postcode', 'city'],
] as const;
const HOUSE_FIRST = [
  ['nr?', 'street'],
  ['city', 'postcode'],
] as const;

/** Digits, after the letters that some people write before them: `B-1000`. */
const digits = (letters: string, pattern: string, example: string) => ({
  pattern: new RegExp(`^(?:${letters}[- ]?)?${pattern}$`),
  example,
  format: (text: string) => text.replace(/\D/g, ''),
});
/** @param at index at which the space is inserted, counted from the end if negative */
const spaced = (at: number) => (text: string) => {
  const tight = text.replace(/\s/g, '');
  return `${tight.slice(0, at)} ${tight.slice(at)}`;
};

/**
 * Days within which an order can be withdrawn: Directive 2011/83/EU, article 9, and in the United Kingdom the Consumer
 * Contracts Regulations 2013.
 */
const WITHDRAWAL = { withdrawalDays: 14 };

/** The rules by ISO 3166 code. */
const COUNTRIES: Readonly<Record<string, CountryRow>> = {
  AT: { ...WITHDRAWAL, address: STREET_FIRST, postcode: digits('A', '[1-9]\\d{3}', '1010') },
  BE: {
    ...WITHDRAWAL,
    address: [
      ['street', 'nr', 'suffix?'],
      ['postcode', 'city'],
    ],
    postcode: digits('B', '[1-9]\\d{3}', '1000'),
    hasBoxes: true,
  },
  CH: { address: STREET_FIRST, postcode: digits('CH', '[1-9]\\d{3}', '8001') },
  DE: { ...WITHDRAWAL, address: STREET_FIRST, postcode: digits('DE?', '(?!00)\\d{5}', '10115') },
  FR: {
    ...WITHDRAWAL,
    address: [
      ['nr?', 'street'],
      ['postcode', 'city'],
    ],
    postcode: digits('F', '\\d{5}', '75001'),
  },
  GB: {
    ...WITHDRAWAL,
    address: HOUSE_FIRST,
    postcode: {
      pattern: /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})$/,
      example: 'SW1A 1AA',
      format: spaced(-3),
    },
    hasHouseNames: true,
  },
  IE: {
    ...WITHDRAWAL,
    address: HOUSE_FIRST,
    postcode: { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, example: 'D02 AF30', format: spaced(3) },
    hasHouseNames: true,
  },
  LU: { ...WITHDRAWAL, address: STREET_FIRST, postcode: digits('L', '[1-9]\\d{3}', '1111') },
  NL: {
    ...WITHDRAWAL,
    name: ['initials', 'infix?', 'surname'],
    // Postcode and house number come first because they fill in the rest [address-lookup-4].
    address: [
      ['postcode', 'nr', 'suffix?'],
      ['street', 'city'],
    ],
    postcode: {
      // Does not begin with 0; SA, SD and SS are not used in postcodes [personal-data-form-2].
      pattern: /^[1-9]\d{3} ?(?!S[ADS]$)[A-Z]{2}$/,
      example: '1234 AB',
      format: spaced(4),
    },
    hasLookup: true,
  },
};

/** The rules for a country without rules of its own: they accept as much as possible. */
const OTHERS: CountryRow = {
  address: [
    ['street', 'nr?'],
    ['postcode?', 'city'],
  ],
  postcode: { pattern: /^[A-Z\d][A-Z\d -]{1,11}$/ },
  hasHouseNames: true,
};

/**
 * Returns the rules of a country for names, addresses and withdrawals.
 * @param code an ISO 3166 code; a code that is not in the table gets rules that accept almost everything
 */
export function countryRules(code: string): CountryRules {
  const row = (Object.hasOwn(COUNTRIES, code) ? COUNTRIES[code] : undefined) ?? OTHERS;
  return {
    code,
    hasHouseNames: false,
    hasBoxes: false,
    hasLookup: false,
    withdrawalDays: undefined,
    ...row,
    name: (row.name ?? FULL_NAME).map(toField),
    address: row.address.map((fields) => fields.map(toField)),
    postcode: { example: '', format: (text) => text, ...row.postcode },
  };
}

/** The country in which the site sells. */
export const siteCountry = configSection({
  /**
   * The country in which the site sells, as an ISO 3166 code: it determines the fields of a name and an address, and
   * the format of a postcode (docs/funnel.md#names-and-addresses).
   */
  country: custom('an ISO 3166 code such as "NL" or "GB"', isCountryCode, 'NL'),
});

function isCountryCode(value: unknown): value is string {
  // `UK` is an alias: the code is `GB`.
  return /^[A-Z]{2}$/.test(String(value)) && new Intl.Locale(`und-${value}`).region === value;
}

function toField(asked: Asked): StepField<TextField> {
  return { name: asked.replace('?', '') as TextField, required: !asked.endsWith('?') };
}

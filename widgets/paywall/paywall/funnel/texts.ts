import type { FieldName, TextField } from './fields.ts';

/** The specified messages for missing values, by field [personal-data-form-8]. */
export const MISSING: Readonly<Partial<Record<FieldName, string>>> = {
  initials: 'Je voorletters ontbreken',
  first_name: 'Je voornaam is verplicht',
  surname: 'Je achternaam ontbreekt',
  email: 'Je e-mailadres is verplicht',
  postcode: 'Je postcode ontbreekt',
  nr: 'Je huisnummer ontbreekt',
  street: 'Je straat ontbreekt',
  city: 'Je woonplaats ontbreekt',
  iban: 'Het IBAN bankrekeningnummer ontbreekt',
  terms: 'Je dient akkoord te gaan met de algemene voorwaarden',
  updates: 'Je dient akkoord te gaan met deze voorwaarden',
  password: 'Bedenk een wachtwoord',
  phone: 'Een telefoonnummer is verplicht',
};

export const LABELS: Readonly<Record<TextField, string>> = {
  initials: 'Voorletters',
  infix: 'Tussenvoegsel',
  surname: 'Achternaam',
  first_name: 'Voornaam',
  email: 'E-mailadres',
  postcode: 'Postcode',
  nr: 'Huisnummer',
  suffix: 'Toevoeging',
  street: 'Straat',
  city: 'Woonplaats',
  iban: 'IBAN',
  phone: 'Telefoonnummer',
  password: 'Wachtwoord',
};

/** The label of `nr` if houses have names, and of `suffix` if it is that of a letter box. */
export const HOUSE = 'Huisnummer of huisnaam';
export const BOX = 'Bus';

/** Messages for invalid values [personal-data-form-1, -2, -3, -12]. */
export const POSTCODE_WRONG = (example: string): string => `Voer een postcode in van de vorm "${example}".`;
export const NUMBER_WRONG = 'Voer een huisnummer in van de vorm "123".';
export const wrongText = (label: string): string => `Fout in ${label}`;

/** The levels of a password in ascending order [password-strength-1]. */
export const PASSWORD_LEVELS = ['Te kort', 'Erg zwak', 'Zwak', 'Goed', 'Sterk', 'Erg sterk'] as const;

export const NEXT = 'Verder';
/** The label of the order button, unless the campaign has one of those in `order-labels.ts`. */
export const ORDER_AND_PAY = 'Bestellen en betalen';
export const SUBSCRIBE = 'Abonneren';
export const BACK = 'Terug';
export const stepText = (step: number, of: number): string => `Stap ${step} van ${of}`;

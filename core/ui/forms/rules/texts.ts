/** Validation messages. */

export const REQUIRED = 'Vul dit veld in.';
export const TICK = 'Vink dit vakje aan om verder te gaan.';
export const CHOOSE = 'Kies een van de mogelijkheden.';
export const CHOOSE_FILE = 'Kies een bestand.';
export const URL_WRONG = 'Vul een volledig webadres in, zoals https://www.voorbeeld.nl.';
export const NUMBER_WRONG = 'Vul een getal in.';
export const DATE_WRONG = 'Vul een volledige datum in.';
export const STEP_WRONG = 'Deze waarde kan hier niet. Kies een waarde die er dichtbij ligt.';
export const WRONG = 'Dit is niet goed ingevuld.';

export const EMAIL_WRONG = (value: string): string =>
  `Het e-mailadres '${value}' dat je invoerde is niet correct.`;

/** The message of the specification [forms-2]. */
export const maxWordsText = (max: number, count: number): string =>
  `Maximaal ${max} woorden a.u.b. (U heeft er ${count}.)`;

export const tooShortText = (min: number, length: number): string =>
  `Gebruik minstens ${min} tekens. Dit zijn er ${length}.`;
export const tooLongText = (max: number, length: number): string =>
  `Gebruik hooguit ${max} tekens. Dit zijn er ${length}.`;
export const tooLowText = (min: string): string => `De waarde moet ${min} of hoger zijn.`;
export const tooHighText = (max: string): string => `De waarde mag hooguit ${max} zijn.`;
export const tooEarlyText = (min: string): string => `Kies ${min} of een latere datum.`;
export const tooLateText = (max: string): string => `Kies ${max} of een eerdere datum.`;

/** @param hint the description of the pattern (`title`); may be empty */
export const patternText = (hint: string): string =>
  hint ? `Gebruik de gevraagde vorm: ${hint}` : 'Gebruik de gevraagde vorm.';

import {
  CHOOSE,
  CHOOSE_FILE,
  DATE_WRONG,
  EMAIL_WRONG,
  NUMBER_WRONG,
  patternText,
  REQUIRED,
  STEP_WRONG,
  TICK,
  tooEarlyText,
  tooHighText,
  tooLateText,
  tooLongText,
  tooLowText,
  tooShortText,
  URL_WRONG,
  WRONG,
} from './texts.ts';

/** The browser's validation result with the attributes that messages use, separate from the control. */
export interface ControlFacts {
  readonly validity: Readonly<Partial<Omit<ValidityState, 'valid'>>>;
  /** The type as in `input.type`; also `textarea` and `select-one`. */
  readonly type: string;
  readonly value: string;
  /** The element's attributes, empty if missing; `customMessage` is set by scripts. */
  readonly min: string;
  readonly max: string;
  readonly minLength: number;
  readonly maxLength: number;
  readonly title: string;
  readonly customMessage: string;
}

type Fault = Exclude<keyof ValidityState, 'valid'>;

/**
 * The checks in order of precedence: missing values first, then the format, then the size (HTML, "constraint
 * validation").
 */
const MESSAGES: readonly (readonly [Fault, (facts: ControlFacts) => string])[] = [
  ['customError', ({ customMessage }) => customMessage || WRONG],
  ['badInput', ({ type }) => (isDate(type) ? DATE_WRONG : NUMBER_WRONG)],
  ['valueMissing', ({ type }) => MISSING[type] ?? REQUIRED],
  [
    'typeMismatch',
    ({ type, value }) => (type === 'email' ? EMAIL_WRONG(value) : type === 'url' ? URL_WRONG : WRONG),
  ],
  ['patternMismatch', ({ title }) => patternText(title)],
  ['tooShort', ({ minLength, value }) => tooShortText(minLength, value.length)],
  ['tooLong', ({ maxLength, value }) => tooLongText(maxLength, value.length)],
  ['rangeUnderflow', ({ type, min }) => (isDate(type) ? tooEarlyText(min) : tooLowText(min))],
  ['rangeOverflow', ({ type, max }) => (isDate(type) ? tooLateText(max) : tooHighText(max))],
  ['stepMismatch', () => STEP_WRONG],
];

const MISSING: Readonly<Record<string, string | undefined>> = {
  checkbox: TICK,
  radio: CHOOSE,
  'select-one': CHOOSE,
  'select-multiple': CHOOSE,
  file: CHOOSE_FILE,
};

/**
 * Returns a Dutch message for the browser's own validation, in any browser language [forms-1].
 * @returns undefined if the control is valid
 */
export function validityMessage(facts: ControlFacts): string | undefined {
  const found = MESSAGES.find(([name]) => facts.validity[name]);
  return found?.[1](facts);
}

function isDate(type: string): boolean {
  return /^(date|datetime-local|month|week|time)$/.test(type);
}

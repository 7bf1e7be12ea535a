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

/** What the browser found, and what a message about it needs: the facts of a control, without the control. */
export interface ControlFacts {
  readonly validity: Readonly<Partial<Omit<ValidityState, 'valid'>>>;
  /** As in `input.type`; `textarea` and `select-one` as they call themselves. */
  readonly type: string;
  readonly value: string;
  /** The element's attributes, empty where it has none; `customMessage` is what a script set on it. */
  readonly min: string;
  readonly max: string;
  readonly minLength: number;
  readonly maxLength: number;
  readonly title: string;
  readonly customMessage: string;
}

type Fault = Exclude<keyof ValidityState, 'valid'>;

/**
 * In the order in which they are told: what is missing first, then the form of what is there, then its size
 * (HTML, "constraint validation").
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
 * Says in Dutch what the browser's own check found, whatever the browser's language is [forms-1].
 * @returns undefined where the control is valid
 */
export function validityMessage(facts: ControlFacts): string | undefined {
  const found = MESSAGES.find(([fault]) => facts.validity[fault]);
  return found?.[1](facts);
}

function isDate(type: string): boolean {
  return /^(date|datetime-local|month|week|time)$/.test(type);
}

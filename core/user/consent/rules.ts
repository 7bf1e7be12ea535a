/** Decisions by purpose; a missing purpose is undecided. */
export type Choice = Readonly<Record<string, boolean>>;

/** The state from which each grant is derived. */
export interface Consent {
  /** Whether this visitor's consent is required at all. */
  readonly required: boolean;
  /** The purposes that need consent. */
  readonly purposes: readonly string[];
  /** The decision of the visitor or, in an app, of the app; undefined if there is none yet. */
  readonly choice: Choice | undefined;
  /** Whether an app decided, so that no other decision counts. */
  readonly isFromApp?: boolean;
}

/** The lifetime of a choice in ms, a year; after that the visitor must choose again. */
const LIFETIME = 365 * 24 * 60 * 60 * 1000;

/** The time in ms for which a visitor who has refused everything is not asked again: six months. */
const REFUSAL_LIFETIME = 183 * 24 * 60 * 60 * 1000;

/**
 * Whether a purpose is granted: if consent is not required, if the purpose does not need it, or if it was enabled
 * [consent-2, consent-6].
 * @param consent whether it is required, the purposes that need it, and the choice
 * @param purpose such as `social-media`
 */
export function isGranted({ required, purposes, choice }: Consent, purpose: string): boolean {
  return !required || !purposes.includes(purpose) || decided(choice, purpose) === true;
}

/** Whether a purpose is still undecided, such as a new one, and the visitor has to be asked. */
export function isOpen({ required, purposes, choice, isFromApp }: Consent): boolean {
  return required && !isFromApp && purposes.some((purpose) => decided(choice, purpose) === undefined);
}

/** Returns for each purpose that needs consent whether it is granted, as a plain object. */
export function grantsOf(consent: Consent): Record<string, boolean> {
  return Object.fromEntries(consent.purposes.map((purpose) => [purpose, isGranted(consent, purpose)]));
}

/** Returns the same decision for all purposes. */
export function choiceOf(purposes: readonly string[], enabled: boolean): Choice {
  return Object.fromEntries(purposes.map((purpose) => [purpose, enabled]));
}

/**
 * Whether a choice is still valid; also true for a date in the future, stored before the clock was set back.
 * @param savedAt the date of the choice, in epoch milliseconds
 * @param now in epoch milliseconds
 */
export function isValid(savedAt: number, now: number): boolean {
  return now - savedAt < LIFETIME;
}

/**
 * Whether a choice refuses everything, and is less than six months old. The parameters are those of {@link isValid}.
 */
export function isRecentRefusal(choice: Choice, savedAt: number, now: number): boolean {
  const decisions = Object.values(choice);
  return now - savedAt < REFUSAL_LIFETIME && decisions.length > 0 && !decisions.includes(true);
}

/** The app and storage may use any name, including those of `Object.prototype`. */
function decided(choice: Choice | undefined, purpose: string): boolean | undefined {
  return choice && Object.hasOwn(choice, purpose) ? choice[purpose] : undefined;
}

/** What someone decided, by purpose; a purpose that is missing was not decided. */
export type Choice = Readonly<Record<string, boolean>>;

/** What decides whether a purpose is granted. */
export interface Consent {
  /** Whether this reader must be asked at all. */
  readonly required: boolean;
  /** The purposes that need consent. */
  readonly purposes: readonly string[];
  /** What the reader or, in its view, the app decided; undefined where nobody did yet. */
  readonly choice: Choice | undefined;
}

/** A year: after that a reader is asked again. */
const LIFETIME = 365 * 24 * 60 * 60 * 1000;

/**
 * Whether a purpose is granted: where consent is not required, where the purpose does not need it, or where it
 * was enabled [consent-2, consent-6].
 * @param consent required or not, the purposes that need it, and the choice
 * @param purpose such as `social-media`
 */
export function isGranted({ required, purposes, choice }: Consent, purpose: string): boolean {
  return !required || !purposes.includes(purpose) || decided(choice, purpose) === true;
}

/** Whether there is something to ask: a purpose that nobody has decided on yet, such as one that is new. */
export function isOpen({ required, purposes, choice }: Consent): boolean {
  return required && purposes.some((purpose) => decided(choice, purpose) === undefined);
}

/** What holds for each purpose that needs consent, as a plain object. */
export function grantsOf(consent: Consent): Record<string, boolean> {
  return Object.fromEntries(consent.purposes.map((purpose) => [purpose, isGranted(consent, purpose)]));
}

/** All purposes decided alike. */
export function choiceOf(purposes: readonly string[], enabled: boolean): Choice {
  return Object.fromEntries(purposes.map((purpose) => [purpose, enabled]));
}

/**
 * Whether a choice still stands. One of the future, from a clock that was set back, does.
 * @param savedAt when it was made, in epoch milliseconds
 * @param now the present, likewise
 */
export function isValid(savedAt: number, now: number): boolean {
  return now - savedAt < LIFETIME;
}

/** The app and storage may send any names, also those that every object has. */
function decided(choice: Choice | undefined, purpose: string): boolean | undefined {
  return choice && Object.hasOwn(choice, purpose) ? choice[purpose] : undefined;
}

/** The facts of a subscription [subscription-settings-1]. */
export const PRICE = 'Je betaalt';
export const PAID_BY = 'Betaald door';
export const NEXT_PAYMENT = 'Volgende betaling';
export const NO_PAYMENT = 'Geen. Er wordt niets meer afgeschreven.';
export const LATER = 'Daarna';
export const NOTICE = 'Opzegtermijn';
export const SINCE = 'Begonnen op';
export const ORDER = 'Bestelnummer';
export const DELIVERY = 'Bezorging';
export const WITHDRAWAL = 'Bedenktijd';
export const INVOICES = 'Facturen';
export const CHANGE_ADDRESS = 'Wijzig je bezorgadres';
export const WITHDRAW = 'Hier herroepen';

/**
 * A price with its period, such as ‘€ 18,42 per maand’.
 * @param amount formatted
 * @param months number of months that are paid at once
 */
export function priceText(amount: string, months: number): string {
  if (months === 12) return `${amount} per jaar`;
  return months === 1 ? `${amount} per maand` : `${amount} per ${months} maanden`;
}
/** @param price with its period */
export const fromText = (price: string, day: string): string => `${price}, vanaf ${day}`;
export const onText = (amount: string, day: string): string => `${amount} op ${day}`;
export const openUntil = (day: string): string => `Je kunt je bestelling herroepen tot en met ${day}.`;
export const overSince = (day: string): string => `Voorbij sinds ${day}.`;
export const WITHDRAWN = 'Je hebt je bestelling herroepen.';
/** @param invoice its number, for a screen reader */
export const invoiceText = (day: string, amount: string): string => `${day}: ${amount}`;

/** The possible changes [subscription-settings-2]. */
export const CANCEL = 'Abonnement opzeggen';
export const CHANGE_PLAN = 'Abonnement wijzigen';
export const PAUSE = 'Pauzeren';
export const BACK = 'Terug';

/** The buttons that undo a cancellation or a pause. */
export const UNDO = 'Opzegging intrekken';
export const RESUME = 'Pauze beëindigen';
export const endsText = (day: string): string =>
  `Je hebt opgezegd. Je abonnement stopt op ${day}. Tot die dag kun je je opzegging intrekken.`;
export const pausedText = (from: string, until: string): string =>
  `Je abonnement staat stil van ${from} tot ${until}.`;
/** @param price with its period */
export const nextPlanText = (day: string, name: string, price: string): string =>
  `Vanaf ${day} heb je ${name}, voor ${price}.`;

/** The step that cancels [subscription-settings-3]. */
export const stopsText = (day: string): string => `Je abonnement stopt dan op ${day}.`;
export const CONFIRM_CANCEL = 'Opzegging bevestigen';
export const OR_PAUSE = 'Liever pauzeren';
export const OR_CHANGE = 'Liever wijzigen';

/** The step that pauses. */
export const FROM = 'Eerste dag';
export const UNTIL = 'Dag waarop je weer verder leest';
export const pauseHelp = (least: number, most: number): string =>
  `Een pauze duurt ${least} tot ${most} dagen. Zo lang betaal je niets.`;
export const CONFIRM_PAUSE = 'Pauze bevestigen';
/** @param from the earliest day, in words */
export const fromRange = (from: string, until: string): string =>
  `Kies een dag van ${from} tot en met ${until}.`;
export const untilRange = (least: number, most: number): string =>
  `Kies een dag die ${least} tot ${most} dagen na de eerste ligt.`;

/** The step that changes to another subscription. */
export const CHOOSE_PLAN = 'Kies een ander abonnement';
export const PLAN_MISSING = 'Kies eerst een abonnement.';
export const CONFIRM_PLAN = 'Wijziging bevestigen';
export const TAKE_BACK = 'Wijziging intrekken';
/**
 * The effects of another subscription, before it is confirmed.
 * @param price with its period
 */
export const planStarts = (day: string, price: string): string => `Vanaf ${day} betaal je ${price}.`;
export const moreText = (amount: string): string => `Dat is ${amount} per maand meer dan nu.`;
export const lessText = (amount: string): string => `Dat is ${amount} per maand minder dan nu.`;
export const SAME_PRICE = 'Dat is per maand evenveel als nu.';

/** The results of a change [subscription-settings-4]. */
export const CANCELLED = 'Je opzegging is ontvangen.';
export const UNDONE = 'Je opzegging is ingetrokken. Je abonnement loopt door.';
export const PAUSED = 'Je pauze is ingesteld.';
export const RESUMED = 'Je pauze is beëindigd. Je abonnement loopt weer.';
export const CHANGED = 'Je wijziging is ontvangen.';
export const KEPT = 'Je wijziging is ingetrokken. Je houdt wat je had.';
/** @param email to which the confirmation was sent */
export const mailedText = (email: string): string => `We stuurden een bevestiging naar ${email}.`;
export const REFUSED = 'Dit kan nu niet. Laad de pagina opnieuw om te zien wat er wel kan.';
export const FAILED = 'We weten niet of het gelukt is. Probeer het opnieuw: er gebeurt nooit iets dubbel.';
export const LOG_IN = 'Log in';
export const TO_GO_ON = ' om verder te gaan.';

/** Shown if the subscription could not be loaded. */
export const LOAD_FAILED = 'We konden je abonnement niet laden.';
export const RETRY = 'Probeer het opnieuw';

/** The first step [withdrawal-1]. */
export const NAME = 'Je naam';
export const NAME_MISSING = 'Vul je naam in.';
export const EMAIL = 'E-mailadres';
export const EMAIL_HELP = 'Hierheen sturen we je ontvangstbevestiging.';
export const EMAIL_MISSING = 'Vul je e-mailadres of je bestelnummer in.';
export const ORDER = 'Bestelnummer';
export const ORDER_HELP =
  'Het staat in de e-mail over je bestelling. Weet je het niet, dan is je e-mailadres genoeg.';
export const WHAT = 'Wat herroep je?';
export const WHAT_HELP = 'Bijvoorbeeld: mijn abonnement Digitaal.';
export const WHAT_MISSING = 'Vul in wat je herroept.';
export const NEXT = 'Naar stap 2';

/** The second step [withdrawal-2]. */
export const CHECK = 'Stap 2: klopt dit?';
export const CHECK_TEXT = 'Na je bevestiging krijg je meteen een ontvangstbevestiging, hier en per e-mail.';
export const CONFIRM = 'Herroeping bevestigen';
export const CHANGE = 'Wijzigen';
export const FAILED =
  'We weten niet of je herroeping is aangekomen. Bevestig haar opnieuw: ze telt nooit dubbel.';
export const REFUSED = 'Deze herroeping kunnen we niet aannemen. Neem contact op met de klantenservice.';

/** The receipt. */
export const RECEIVED = 'Je herroeping is ontvangen';
export const NUMBER = 'Nummer';
export const AT = 'Ontvangen op';
export const WITHDRAWN_FROM = 'Herroepen';
/** @param email to which it was sent */
export const mailedText = (email: string): string => `We stuurden een ontvangstbevestiging naar ${email}.`;
export const MAILED = 'We stuurden een ontvangstbevestiging naar het e-mailadres van je bestelling.';

/** Contracts from which the visitor can no longer withdraw, or never could [withdrawal-4]. */
export const overText = (name: string, day: string): string =>
  `De bedenktijd van ${name} is voorbij sinds ${day}.`;
export const CANCEL = 'Opzeggen kan wel';
export const withdrawnText = (name: string): string => `Je hebt ${name} herroepen.`;
/** @param day the last day */
export const openText = (name: string, day: string): string => `Je kunt ${name} herroepen tot en met ${day}.`;

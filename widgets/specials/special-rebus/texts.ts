export const ANSWER = 'Jouw antwoord';
export const CHECK = 'Controleer';
/** The two specified results [special-rebus-1]. */
export const RIGHT = 'Goed!';
export const WRONG = 'Helaas, probeer het nog eens.';
export const EMPTY = 'Vul eerst een antwoord in.';
export const CONFIRM = 'Oplossing tonen?';
export const CONFIRM_TEXT = 'Als je de oplossing ziet, kun je niet meer raden.';
export const YES = 'Toon oplossing';
export const NO = 'Ik puzzel verder';

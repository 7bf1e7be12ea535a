/** The name of the notice for screen readers. */
export const NAME = 'Leesgeschiedenis';
/** The text about closing with 'Akkoord en sluiten' [history-notice-7]. */
export const TEXT = 'Als je dit bericht sluit, houden we je leesgeschiedenis bij.';
/** The text about refusing, which is as easy. */
export const OTHERWISE = 'Liever niet? Kies ‘Niet akkoord’.';
/** The label of the link to the settings [history-notice-4]. */
export const MORE = 'Lees meer';
/** The label of the button that gives permission [history-notice-7]. */
export const AGREE = 'Akkoord en sluiten';
/** The label of the button that refuses permission, also with one click. */
export const REFUSE = 'Niet akkoord';

/** Names the notice for screen readers. */
export const NAME = 'Leesgeschiedenis';
/** What closing by 'Akkoord en sluiten' means [history-notice-7]. */
export const TEXT = 'Als je dit bericht sluit, houden we je leesgeschiedenis bij.';
/** How to refuse, as easily. */
export const OTHERWISE = 'Liever niet? Kies ‘Niet akkoord’.';
/** On the link to the settings [history-notice-4]. */
export const MORE = 'Lees meer';
/** On the button that gives permission [history-notice-7]. */
export const AGREE = 'Akkoord en sluiten';
/** On the button that refuses it, with one click as well. */
export const REFUSE = 'Niet akkoord';

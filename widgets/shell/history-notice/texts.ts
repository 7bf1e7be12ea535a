/** Names the notice for screen readers. */
export const NAME = 'Leesgeschiedenis';
/** What agreeing means. */
export const TEXT = 'Als je akkoord gaat, houden we je leesgeschiedenis bij.';
/** On the link to the settings [history-notice-4]. */
export const MORE = 'Lees meer';
/** On the button that gives permission [history-notice-7]. */
export const AGREE = 'Akkoord en sluiten';
/** On the button that refuses it, with one click as well. */
export const REFUSE = 'Niet akkoord';

/** Names the notice for screen readers. */
export const NAME = 'Leesgeschiedenis';
/** Closing gives permission, and the notice says so [history-notice-7]. */
export const TEXT = 'Als je dit bericht sluit, houden we je leesgeschiedenis bij.';
/** On the link to the settings [history-notice-4]. */
export const MORE = 'Lees meer';
/** On the only button that gives permission [history-notice-7]. */
export const AGREE = 'Akkoord en sluiten';

/**
 * Greets the visitor [welcome-bundle-1].
 * @param name name of the account; empty if it has none
 */
export const welcome = (name: string): string => (name === '' ? 'Welkom' : `Welkom, ${name}`);

/** The number of parts that the visitor has opened [welcome-bundle-2]. */
export const counted = (opened: number, all: number): string => `${opened} van ${all} bekeken`;

/** Text for screen readers after the link of a part that was opened. */
export const OPENED = ' (bekeken)';

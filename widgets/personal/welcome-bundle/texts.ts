/**
 * Greets the visitor [welcome-bundle-1].
 * @param name of the account; empty if it has none
 */
export const welcome = (name: string): string => (name === '' ? 'Welkom' : `Welkom, ${name}`);

/** How many parts the visitor has opened [welcome-bundle-2]. */
export const counted = (opened: number, all: number): string => `${opened} van ${all} bekeken`;

/** After the link of a part that was opened, for screen readers. */
export const OPENED = ' (bekeken)';

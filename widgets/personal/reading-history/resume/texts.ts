/** The name of the offer. */
export const RESUME = 'Verder lezen';

/**
 * The button that leads to where the visitor stopped.
 * @param place a heading, or the first words of a paragraph
 */
export const resumeText = (place: string): string => `Verder lezen vanaf ‘${place}’`;

export const DISMISS = 'Sluit ‘Verder lezen’';

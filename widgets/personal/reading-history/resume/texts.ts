/** The name of the offer. */
export const RESUME = 'Verder lezen';

/**
 * The label of the button that leads to the position at which the visitor stopped.
 * @param place a heading, or the first words of a paragraph
 */
export const resumeText = (place: string): string => `Verder lezen vanaf ‘${place}’`;

export const DISMISS = 'Sluit ‘Verder lezen’';

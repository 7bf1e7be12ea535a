/** Said to who hears the page, when another photo has come. */
export const shownText = (name: string): string => `Foto: ${name}`;

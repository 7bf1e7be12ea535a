/** Announced when another photo is shown. */
export const shownText = (name: string): string => `Foto: ${name}`;

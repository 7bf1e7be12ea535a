/** Announced when another photo is shown. */
export const shownText = (name: string): string => `Foto: ${name}`;

/** The names of the links, by which they are found if they have no `rel` [photo-of-the-day-1]. */
export const LINK_NAMES = { previous: 'Vorige foto', next: 'Volgende foto' } as const;

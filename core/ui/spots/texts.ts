export const CLOSE = 'Sluiten';
export const OPENED = 'Al bekeken';

/** The name of an item without words. */
export const unnamed = (number: number) => `Punt ${number}`;

/** The name of a button that shows a number: what visitors see comes first, for those who speak to their device. */
export const numbered = (number: number, name: string) => `${number}. ${name}`;

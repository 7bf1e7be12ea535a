export const CLOSE = 'Sluiten';
export const OPENED = 'Al bekeken';

/** The name of an item without words. */
export const unnamed = (number: number) => `Punt ${number}`;

/** The name of a button that shows a number: the visible text is first, for visitors who use voice control. */
export const numbered = (number: number, name: string) => `${number}. ${name}`;

export const CLOSE = 'Sluiten';
export const OPENED = 'Al bekeken';

/** The name of an item without words. */
export const unnamed = (number: number) => `Punt ${number}`;

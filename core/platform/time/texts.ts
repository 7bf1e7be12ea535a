/** A moment less than a minute ago [dates-1]. */
export const JUST_NOW = 'zojuist';

/** A moment with its date [dates-2]. */
export const dateAndTime = (date: string, time: string): string => `${date}, ${time} uur`;

/** The months in Dutch, with a capital, in the order of the year. */
export const MONTHS = [
  'Januari',
  'Februari',
  'Maart',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Augustus',
  'September',
  'Oktober',
  'November',
  'December',
] as const;

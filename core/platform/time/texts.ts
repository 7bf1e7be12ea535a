/** A moment less than a minute ago [dates-1]. */
export const JUST_NOW = 'zojuist';

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

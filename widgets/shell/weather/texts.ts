/** The name of each symbol. */
export const SYMBOL_NAMES = {
  sunny: 'zonnig',
  clearNight: 'helder',
  partlyCloudy: 'half bewolkt',
  cloudy: 'bewolkt',
  drizzle: 'motregen',
  rain: 'regen',
  thunderstorm: 'onweer',
  snow: 'sneeuw',
  hail: 'hagel',
  fog: 'mist',
  windy: 'veel wind',
} as const;

/** A temperature of 0 degrees or more. */
export const degreesText = (degrees: number): string => `${degrees} ${degrees === 1 ? 'graad' : 'graden'}`;
/** A temperature below 0. @param degrees number of degrees below 0 */
export const frostText = (degrees: number): string => `min ${degrees} ${degrees === 1 ? 'graad' : 'graden'}`;

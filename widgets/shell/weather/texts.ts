import type { Temperature } from './temperature.ts';

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

/**
 * The weather for screen readers: "9 graden, bewolkt", "min 1 graad".
 * @param temperature what is shown
 * @param symbol its name, undefined if the symbol is unknown
 */
export function weatherName({ text, degrees }: Temperature, symbol: string | undefined): string {
  const spoken = degrees === undefined ? text : spokenDegrees(degrees);
  return symbol ? `${spoken}, ${symbol}` : spoken;
}

function spokenDegrees(degrees: number): string {
  const size = Math.abs(degrees);
  return `${degrees < 0 ? 'min ' : ''}${size} ${size === 1 ? 'graad' : 'graden'}`;
}

import type { Temperature } from './temperature.ts';
import { degreesText, frostText } from './texts.ts';

/**
 * The weather for screen readers: "9 graden, bewolkt", "min 1 graad".
 * @param temperature the displayed temperature
 * @param symbol the symbol's name; undefined if the symbol is unknown
 */
export function weatherName({ text, degrees }: Temperature, symbol: string | undefined): string {
  const spoken = degrees === undefined ? text : spokenDegrees(degrees);
  return symbol ? `${spoken}, ${symbol}` : spoken;
}

const spokenDegrees = (degrees: number): string => (degrees < 0 ? frostText(-degrees) : degreesText(degrees));

import type { WeatherAnswer } from './api/weather.ts';

/** An answer with both values. */
export interface WeatherNow {
  readonly displayTemp: string | number;
  readonly symbol: string;
}

/**
 * Reads both values of an answer. An empty text counts as missing, 0 degrees does not.
 * @throws AggregateError with an error for each missing value, with the specified texts [weather-2]
 */
export function readWeather({ displayTemp, symbol }: WeatherAnswer): WeatherNow {
  const hasTemperature = String(displayTemp ?? '').trim() !== '';
  const hasSymbol = String(symbol ?? '').trim() !== '';
  const missing = [
    ...(hasTemperature ? [] : [new Error('missing displayTemp in json')]),
    ...(hasSymbol ? [] : [new Error('missing symbol in json')]),
  ];
  if (missing.length) throw new AggregateError(missing, 'The weather answer is incomplete.');
  return { displayTemp: displayTemp ?? '', symbol: String(symbol ?? '') };
}

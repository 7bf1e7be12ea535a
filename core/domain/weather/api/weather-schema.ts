import { nullish, number, object, string, union } from 'zod/mini';

/**
 * What a weather endpoint answers [weather-1]; either may be missing, which the widget reports by name. For the
 * published schema and the stand-in: readers get the check in `weather.ts`, which accepts the same without zod.
 */
export const weatherSchema = object({
  /** The temperature in whole degrees Celsius as it is to be shown: `"9°"`, `"9"` or `9`. */
  displayTemp: nullish(union([string(), number()])),
  /** The symbol's name, such as `cloudy`. */
  symbol: nullish(string()),
});

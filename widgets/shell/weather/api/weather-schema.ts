import { nullish, number, object, string, union } from '../../../../core/platform/schema/schema.ts';

/**
 * The answer of a weather endpoint [weather-1]; the widget reports a missing field by name. Used for the published
 * schema and the stand-in; visitors get the check in `weather.ts`, which accepts the same in fewer bytes.
 */
export const weatherSchema = object({
  /** The temperature in whole degrees Celsius for display: `"9°"`, `"9"` or `9`. */
  displayTemp: nullish(union([string(), number()])),
  /** The symbol's name, such as `cloudy`. */
  symbol: nullish(string()),
});

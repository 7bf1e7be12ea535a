import { nullish, number, object, string, union } from 'zod/mini';
import { type RequestOptions, request } from '../../../platform/http/request.ts';

/** What a weather endpoint answers [weather-1]; either may be missing, which the widget reports by name. */
export const weatherSchema = object({
  /** The temperature in whole degrees Celsius as it is to be shown: `"9°"`, `"9"` or `9`. */
  displayTemp: nullish(union([string(), number()])),
  /** The symbol's name, such as `cloudy`. */
  symbol: nullish(string()),
});

/**
 * Asks the weather of now.
 * @param endpoint the address that the page names
 * @param options signal and allowed origins
 * @throws HttpError
 */
export function fetchWeather(endpoint: string, options: Pick<RequestOptions<unknown>, 'signal' | 'origins'>) {
  return request(endpoint, { ...options, schema: weatherSchema });
}

import { type RequestOptions, request } from '../../../../core/platform/http/request.ts';
import { nullish, type OutputOf, object } from '../../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../../core/platform/schema/text-or-number.ts';

/** The answer of a weather endpoint [weather-1]; the widget reports a missing field by name. */
export const weatherSchema = object({
  /** The displayed temperature in whole degrees Celsius: `"9°"`, `"9"` or `9`. */
  displayTemp: nullish(textOrNumber),
  /** The symbol's name, such as `cloudy`. A number is treated as an unknown name. */
  symbol: nullish(textOrNumber),
});

export type WeatherAnswer = OutputOf<typeof weatherSchema>;

/**
 * Fetches the current weather.
 * @param endpoint the address from the page
 * @param options signal and allowed origins
 * @throws HttpError
 */
export function fetchWeather(endpoint: string, options: Pick<RequestOptions<unknown>, 'signal' | 'origins'>) {
  return request(endpoint, { ...options, schema: weatherSchema });
}

import { type RequestOptions, request, type Schema } from '../../../../core/platform/http/request.ts';

/** The answer of a weather endpoint [weather-1]; see `weatherSchema`. */
export interface WeatherAnswer {
  readonly displayTemp?: string | number | null | undefined;
  readonly symbol?: string | null | undefined;
}

/** Checks an answer as `weatherSchema` does, in fewer bytes, because every page shows the weather. */
export const weatherCheck: Schema<WeatherAnswer> = {
  safeParse: (value) =>
    isWeather(value)
      ? { success: true, data: { displayTemp: value.displayTemp, symbol: value.symbol } }
      : { success: false, error: new TypeError('expected an object with displayTemp and symbol') },
};

/**
 * Fetches the current weather.
 * @param endpoint the address that the page names
 * @param options signal and allowed origins
 * @throws HttpError
 */
export function fetchWeather(endpoint: string, options: Pick<RequestOptions<unknown>, 'signal' | 'origins'>) {
  return request(endpoint, { ...options, schema: weatherCheck });
}

function isWeather(value: unknown): value is WeatherAnswer {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { displayTemp, symbol }: { displayTemp?: unknown; symbol?: unknown } = value;
  const isTemperature =
    isMissing(displayTemp) || typeof displayTemp === 'string' || Number.isFinite(displayTemp);
  return isTemperature && (isMissing(symbol) || typeof symbol === 'string');
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

import { isAborted } from '../../../core/platform/http/http-error.ts';
import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { fetchWeather } from './api/weather.ts';
import { onReturn } from './on-return.ts';
import { readWeather, type WeatherNow } from './read-weather.ts';

interface WeatherRequest {
  readonly endpoint: string;
  readonly origins: readonly string[];
}

/** Several hooks with one endpoint share a pending call; each reload is a call of its own [weather-3]. */
const loadWeather = sharedRead(
  async ({ endpoint, origins }: WeatherRequest, signal) =>
    readWeather(await fetchWeather(endpoint, { signal, origins: new Set(origins) })),
  { freshFor: 0 },
);

/**
 * Fetches the weather of an endpoint, and again when the visitor returns; failures and missing values are logged
 * [weather-2, weather-4].
 * @param endpoint the address from the page
 * @param show called with each valid answer
 * @param context the feature's context
 */
export function watchWeather(
  endpoint: string,
  show: (weather: WeatherNow) => void,
  { feature, page, signal }: Context,
): void {
  const origins = [...allowedOrigins(page, siteConfig(page))];
  const load = () =>
    void loadWeather({ endpoint, origins }, signal).then(show, (cause) => report(feature, cause));
  load();
  onReturn(load, signal);
}

/** Logs each missing value as a separate message, as specified. */
function report(feature: string, cause: unknown): void {
  if (isAborted(cause)) return;
  if (cause instanceof AggregateError) for (const missing of cause.errors) error(feature, missing.message);
  else error(feature, 'The weather could not be fetched; what is shown stays.', cause);
}

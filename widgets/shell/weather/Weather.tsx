import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchWeather } from '../../../core/domain/weather/api/weather.ts';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { queries } from '../../../core/platform/http/queries.ts';
import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { readWeather } from './answer.ts';
import { onReturn } from './on-return.ts';
import { SYMBOLS } from './symbols.ts';
import { readTemperature } from './temperature.ts';
import { weatherName } from './texts.ts';
import styles from './Weather.module.css';

interface WeatherProps {
  readonly weatherEndpoint: string;
  readonly context: Context;
}

/**
 * Shows what the endpoint answered last. An answer that fails or misses a value is only logged: before the
 * first good one the reserved box stays empty, after it the last good one stays [weather-2].
 */
export function Weather({ weatherEndpoint, context }: WeatherProps) {
  const {
    data,
    error: failure,
    refetch,
  } = useQuery(
    {
      queryKey: ['weather', weatherEndpoint],
      queryFn: async ({ signal }) => {
        const origins = allowedOrigins(context.page, siteConfig(context.page));
        return readWeather(await fetchWeather(weatherEndpoint, { signal, origins }));
      },
      enabled: weatherEndpoint !== '',
    },
    queries,
  );

  useEffect(() => {
    if (!weatherEndpoint) error(context.feature, 'no data-weather-endpoint defined in html');
    else onReturn(() => void refetch(), context.signal);
  }, [weatherEndpoint, context, refetch]);

  useEffect(() => {
    if (failure && !isAborted(failure)) report(context.feature, failure);
  }, [context, failure]);

  if (!data) return null;
  const temperature = readTemperature(data.displayTemp);
  const symbol = SYMBOLS.get(data.symbol);
  return (
    <span className={styles.root} role="img" aria-label={weatherName(temperature, symbol?.name)}>
      {symbol && <Icon shape={symbol.shape} className={styles.icon} />}
      <span className={styles.temperature}>{temperature.text}</span>
    </span>
  );
}

/** Writes each missing value as a message of its own, as the specification has them. */
function report(feature: string, failure: Error): void {
  if (failure instanceof AggregateError)
    for (const missing of failure.errors) error(feature, missing.message);
  else error(feature, 'The weather could not be asked; what is shown stays.', failure);
}

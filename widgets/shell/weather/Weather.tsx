import type { Context } from '../../../core/runtime/feature/feature.ts';
import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { SYMBOLS } from './symbols.ts';
import { readTemperature } from './temperature.ts';
import { useWeather } from './use-weather.ts';
import styles from './Weather.module.css';
import { weatherName } from './weather-name.ts';

interface WeatherProps {
  readonly weatherEndpoint: string;
  readonly context: Context;
}

/** Shows the last good answer; until the first one the server's content stays [weather-2]. */
export function Weather({ weatherEndpoint, context }: WeatherProps) {
  const weather = useWeather(weatherEndpoint, context);
  if (!weather) return null;
  const temperature = readTemperature(weather.displayTemp);
  const symbol = SYMBOLS.get(weather.symbol);
  return (
    <span className={styles.root} role="img" aria-label={weatherName(temperature, symbol?.name)}>
      {symbol && <Icon shape={symbol.shape} className={styles.icon} />}
      <span className={styles.temperature}>{temperature.text}</span>
    </span>
  );
}

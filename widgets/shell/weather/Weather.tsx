import { Icon } from '../../../core/ui/icon/Icon.tsx';
import type { WeatherNow } from './read-weather.ts';
import { SYMBOLS } from './symbols.ts';
import { readTemperature } from './temperature.ts';
import styles from './Weather.module.css';
import { weatherName } from './weather-name.ts';

/** The symbol, if known, and the temperature [weather-4]. */
export function Weather({ displayTemp, symbol: sent }: WeatherNow) {
  const temperature = readTemperature(displayTemp);
  const symbol = SYMBOLS.get(sent);
  return (
    <span className={styles.root} role="img" aria-label={weatherName(temperature, symbol?.name)}>
      {symbol && <Icon shape={symbol.shape} className={styles.icon} />}
      <span className={styles.temperature}>{temperature.text}</span>
    </span>
  );
}

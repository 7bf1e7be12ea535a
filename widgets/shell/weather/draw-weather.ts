import { create } from '../../../core/platform/dom/create.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import type { WeatherNow } from './read-weather.ts';
import { SYMBOLS } from './symbols.ts';
import { readTemperature } from './temperature.ts';
import styles from './weather.module.css';
import { weatherName } from './weather-name.ts';

/** Draws the symbol, if it is known, and the temperature [weather-4]. */
export function drawWeather(weather: WeatherNow): HTMLElement {
  const temperature = readTemperature(weather.displayTemp);
  const symbol = SYMBOLS.get(weather.symbol);
  const attributes = {
    class: styles.root,
    role: 'img',
    'aria-label': weatherName(temperature, symbol?.name),
  };
  return create(
    'span',
    attributes,
    ...(symbol ? [drawIcon(symbol.shape, styles.icon)] : []),
    create('span', { class: styles.temperature }, temperature.text),
  );
}

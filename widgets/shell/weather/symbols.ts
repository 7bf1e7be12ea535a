import {
  cloud,
  cloudDrizzle,
  cloudFog,
  cloudHail,
  cloudLightning,
  cloudMoon,
  cloudRain,
  cloudSnow,
  cloudSun,
  moon,
  type Shape,
  sun,
  wind,
} from '../../../core/ui/icon/shapes.ts';
import { SYMBOL_NAMES } from './texts.ts';

/** A weather symbol: its icon, and its name for screen readers. */
export interface WeatherSymbol {
  readonly shape: Shape;
  readonly name: string;
}

/**
 * The weather symbols by the name in the answer [weather-4]. A map and not an object, so that names such as
 * `constructor` are unknown.
 */
export const SYMBOLS: ReadonlyMap<string, WeatherSymbol> = new Map([
  ['sunny', { shape: sun, name: SYMBOL_NAMES.sunny }],
  ['clear-night', { shape: moon, name: SYMBOL_NAMES.clearNight }],
  ['partly-cloudy', { shape: cloudSun, name: SYMBOL_NAMES.partlyCloudy }],
  ['partly-cloudy-night', { shape: cloudMoon, name: SYMBOL_NAMES.partlyCloudy }],
  ['cloudy', { shape: cloud, name: SYMBOL_NAMES.cloudy }],
  ['drizzle', { shape: cloudDrizzle, name: SYMBOL_NAMES.drizzle }],
  ['rain', { shape: cloudRain, name: SYMBOL_NAMES.rain }],
  ['thunderstorm', { shape: cloudLightning, name: SYMBOL_NAMES.thunderstorm }],
  ['snow', { shape: cloudSnow, name: SYMBOL_NAMES.snow }],
  ['hail', { shape: cloudHail, name: SYMBOL_NAMES.hail }],
  ['fog', { shape: cloudFog, name: SYMBOL_NAMES.fog }],
  ['windy', { shape: wind, name: SYMBOL_NAMES.windy }],
]);

import { expect, it } from 'vitest';
import { weatherSchema } from '../../../../../../widgets/shell/weather/api/weather.ts';

it.each([
  [{ displayTemp: '9°', symbol: 'cloudy' }, true],
  [{ displayTemp: 9, symbol: null, wind: [] }, true],
  [{ displayTemp: null }, true],
  [{}, true],
  [{ displayTemp: true, symbol: 'cloudy' }, false],
  [{ displayTemp: Number.POSITIVE_INFINITY, symbol: 'cloudy' }, false],
  [{ displayTemp: '9°', symbol: 3 }, true],
  [{ displayTemp: '9°', symbol: true }, false],
  [[], false],
  [null, false],
  ['9°', false],
])('accepts an object with temperature and symbol: %o %o [weather-1, weather-2]', (value, expected) => {
  expect(weatherSchema.safeParse(value).success).toBe(expected);
});

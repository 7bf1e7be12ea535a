import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weatherCheck } from '../../../../../../widgets/shell/weather/api/weather.ts';
import { weatherSchema } from '../../../../../../widgets/shell/weather/api/weather-schema.ts';

const agrees = (value: unknown) => {
  const [own, published] = [weatherCheck.safeParse(value), weatherSchema.safeParse(value)];
  expect(own.success).toBe(published.success);
  if (own.success && published.success) {
    expect(own.data.displayTemp).toBe(published.data.displayTemp);
    expect(own.data.symbol).toBe(published.data.symbol);
  }
  return own.success;
};

it.each([
  [{ displayTemp: '9°', symbol: 'cloudy' }, true],
  [{ displayTemp: 9, symbol: null, wind: [] }, true],
  [{ displayTemp: null }, true],
  [{}, true],
  [{ displayTemp: true, symbol: 'cloudy' }, false],
  [{ displayTemp: Number.POSITIVE_INFINITY, symbol: 'cloudy' }, false],
  [{ displayTemp: '9°', symbol: 3 }, false],
  [[], false],
  [null, false],
  ['9°', false],
])('accepts the published schema’s examples: %o [weather-1, weather-2]', (value, expected) => {
  expect(agrees(value)).toBe(expected);
});

it('agrees with the published schema about any JSON [weather-1]', () => {
  const part = fc.jsonValue({ maxDepth: 1 });
  const answer = fc.record({ displayTemp: part, symbol: part }, { requiredKeys: [] });
  fc.assert(fc.property(fc.oneof(answer, fc.jsonValue({ maxDepth: 2 })), (value) => void agrees(value)));
});

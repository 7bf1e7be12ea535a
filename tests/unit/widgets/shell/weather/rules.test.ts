import { describe, expect, it } from 'vitest';
import { readWeather } from '../../../../../widgets/shell/weather/read-weather.ts';
import { SYMBOLS } from '../../../../../widgets/shell/weather/symbols.ts';
import { readTemperature } from '../../../../../widgets/shell/weather/temperature.ts';
import { weatherName } from '../../../../../widgets/shell/weather/weather-name.ts';

describe('readTemperature', () => {
  it.each([
    ['9°', '9°', 9],
    ['9', '9°', 9],
    [9, '9°', 9],
    [8.6, '9°', 9],
    ['8,6 °C', '9°', 9],
    ['-3', '−3°', -3],
    ['−3°', '−3°', -3],
    [-0.4, '0°', 0],
    ['21 graden', '21°', 21],
    [' 9° ', '9°', 9],
  ])('reads %o as %s [weather-1]', (sent, text, degrees) => {
    expect(readTemperature(sent)).toEqual({ text, degrees });
  });

  it.each(['warm', '9°F', '<b>9</b>', '1e3'])('leaves %o as text [weather-4]', (sent) => {
    expect(readTemperature(sent)).toEqual({ text: sent, degrees: undefined });
  });
});

describe('readWeather', () => {
  const messages = (answer: Parameters<typeof readWeather>[0]) => {
    try {
      readWeather(answer);
      return [];
    } catch (error) {
      return (error as AggregateError).errors.map(({ message }) => message);
    }
  };

  it('names the missing field, in the words of the specification [weather-2]', () => {
    expect(messages({ symbol: 'cloudy' })).toEqual(['missing displayTemp in json']);
    expect(messages({ displayTemp: '9°', symbol: null })).toEqual(['missing symbol in json']);
    expect(messages({ displayTemp: ' ', symbol: '' })).toEqual([
      'missing displayTemp in json',
      'missing symbol in json',
    ]);
  });

  it('takes 0 degrees for a temperature [weather-2]', () => {
    expect(readWeather({ displayTemp: 0, symbol: 'snow' })).toEqual({ displayTemp: 0, symbol: 'snow' });
    expect(readWeather({ displayTemp: 9, symbol: 0 })).toEqual({ displayTemp: 9, symbol: '0' });
  });
});

describe('symbols and names', () => {
  it('knows a symbol by its exact name only [weather-4]', () => {
    expect(SYMBOLS.get('cloudy')?.name).toBe('bewolkt');
    for (const name of ['Cloudy', 'constructor', '__proto__', '../cloudy'])
      expect(SYMBOLS.has(name)).toBe(false);
  });

  it('names the weather in Dutch [weather-1]', () => {
    expect(weatherName({ text: '9°', degrees: 9 }, 'bewolkt')).toBe('9 graden, bewolkt');
    expect(weatherName({ text: '−1°', degrees: -1 }, 'sneeuw')).toBe('min 1 graad, sneeuw');
    expect(weatherName({ text: 'warm', degrees: undefined }, undefined)).toBe('warm');
  });
});

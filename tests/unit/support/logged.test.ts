import { expect, it } from 'vitest';
import { error, warn } from '../../../core/runtime/log/log.ts';
import { assertExpected, logged, takeLogged, tolerate, unexpected } from './logged.ts';

it('fails a test in which the console got what it does not expect', () => {
  warn('weather', 'The city is unknown.');
  expect(unexpected()).toEqual(['warn nmt weather: The city is unknown.']);
  expect(assertExpected).toThrow('- warn nmt weather: The city is unknown.');
  logged('warn nmt weather:', /city.*unknown/);
  expect(assertExpected).not.toThrow();
});

it('takes only the messages that have all parts, with what the console was called with', () => {
  const cause = new TypeError('gone');
  warn('weather', 'The city is unknown.');
  error('weather', 'The forecast failed.', cause);
  expect(logged(/^error/)).toEqual([['nmt weather:', 'The forecast failed.', cause]]);
  expect(() => logged('warn', 'forecast')).toThrow('no message with "warn … forecast"');
  expect(takeLogged()).toHaveLength(1);
  expect(takeLogged()).toEqual([]);
});

it('tolerates messages that may come', () => {
  tolerate('nmt weather:');
  warn('weather', 'The city is unknown.');
  expect(unexpected()).toEqual([]);
  expect(logged('unknown')).toHaveLength(1);
});

it.each(['first', 'second'])('gets the same message in the %s test, too', () => {
  warn('weather', 'The city is unknown.');
  logged('The city is unknown.');
});

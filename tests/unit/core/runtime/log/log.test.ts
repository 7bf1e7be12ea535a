import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { debug, error, forgetMessages, messages, warn } from '../../../../../core/runtime/log/log.ts';

let warned: MockInstance<typeof console.warn>;
let failed: MockInstance<typeof console.error>;

beforeEach(() => {
  forgetMessages();
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  failed = vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a message', () => {
  it('is written once per page with its source', () => {
    for (let time = 0; time < 1000; time++) warn('loader', 'No feature is named so.');
    warn('page', 'No feature is named so.');
    warn('loader', 'Something else.');
    expect(warned.mock.calls).toEqual([
      ['nmt loader:', 'No feature is named so.'],
      ['nmt page:', 'No feature is named so.'],
      ['nmt loader:', 'Something else.'],
    ]);
  });

  it('of an error is written once per cause, with the cause [loader-12]', () => {
    const cause = new Error('broken');
    error('quiz', 'The feature failed.', cause);
    error('quiz', 'The feature failed.', new Error('broken'));
    error('quiz', 'The feature failed.', new Error('otherwise'));
    error('quiz', 'The feature failed.');
    error('quiz', 'The feature failed.');
    expect(failed.mock.calls).toEqual([
      ['nmt quiz:', 'The feature failed.', cause],
      ['nmt quiz:', 'The feature failed.', new Error('otherwise')],
      ['nmt quiz:', 'The feature failed.'],
    ]);
  });

  it.each<[string, unknown]>([
    ['a symbol', Symbol('broken')],
    ['an object without a prototype', Object.create(null)],
    [
      'an object that throws when it is read',
      {
        toString() {
          throw new Error('hostile');
        },
      },
    ],
    ['null', null],
  ])('is written whatever was thrown: %s [page-runtime-5]', (_, cause) => {
    expect(() => error('quiz', 'The feature failed.', cause)).not.toThrow();
    expect(failed.mock.calls).toEqual([['nmt quiz:', 'The feature failed.', cause]]);
  });
});

it('cuts a long value out of a message and a cause, and keeps what stands around it [page-runtime-5]', () => {
  const value = 'x'.repeat(100_000);
  warn('page', `The value is ${value}; a number was expected.`);
  error('page', `The value is ${value}; a number was expected.`, new Error(`Wrong: ${value}`));
  for (const [, message, cause = ''] of [...warned.mock.calls, ...failed.mock.calls]) {
    expect(message).toMatch(/^The value is x+ … x+; a number was expected\.$/);
    expect(message).toHaveLength(1000);
    expect(String(cause).length).toBeLessThanOrEqual(1000);
  }
  expect(failed.mock.calls[0]?.[2]).toMatch(/^Error: Wrong: x+ … x+$/);
});

it('keeps each message with its level, source and cause, for whoever reads them later', () => {
  warn('page', 'Wrong.');
  warn('page', 'Wrong.');
  error('quiz', 'The feature failed.', new Error('broken'));
  expect([...messages]).toEqual(['warn\npage\nWrong.\n', 'error\nquiz\nThe feature failed.\nError: broken']);
});

it('debugging only prints, each time [loader-15]', () => {
  const printed = vi.spyOn(console, 'info').mockImplementation(() => {});
  debug('pagemetadata', { a: 1 }, 'b');
  debug('pagemetadata', { a: 1 }, 'b');
  expect(printed.mock.calls).toEqual([
    ['nmt debug pagemetadata:', { a: 1 }, 'b'],
    ['nmt debug pagemetadata:', { a: 1 }, 'b'],
  ]);
  expect(warned).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});

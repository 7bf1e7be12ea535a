import { afterEach, beforeEach } from 'vitest';
import { forgetMessages } from '../../../core/runtime/log/log.ts';
import { assertExpected, forgetRecord, recordConsole } from './logged.ts';

/**
 * Runs before each test file: fails a test in which the console got a warning or an error that it does not expect with
 * `logged`, and lets each test get its own messages.
 */
recordConsole();

beforeEach(() => {
  forgetMessages();
  forgetRecord();
});

afterEach(assertExpected);

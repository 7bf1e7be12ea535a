import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { forgetEvents } from '../../../core/runtime/bus/bus.ts';
import { forgetMessages } from '../../../core/runtime/log/log.ts';
import { forgetDocument } from '../../../core/runtime/page/document-value.ts';
import { assertExpected, forgetRecord, recordConsole, tolerate } from './logged.ts';

/**
 * Runs before each test file: fails a test in which the console received a warning or an error that it does not expect
 * with `logged`, and gives each test a new page, without the messages, events and values of the previous test. Its
 * document is bare, about which a page logs two warnings.
 */
recordConsole();

// As in a browser, in which it is that of the page; the DOM library and Node have none.
Object.assign(globalThis, { self: globalThis });
Object.defineProperty(globalThis, 'origin', { configurable: true, get: () => globalThis.location?.origin });

beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'dataLayer');
  forgetEvents();
  forgetDocument();
  forgetMessages();
  forgetRecord();
  tolerate('warn nmt page: script#site-config is missing');
  tolerate('warn nmt page: body has no usable data-page-type');
  // Only means that the machine is busy: an answer arrived after the test's last act().
  tolerate('error An update to %s inside a test was not wrapped in act(...).');
  tolerate('error A suspended resource finished loading inside a test');
  // The DOM library does not support newer elements, such as <search>.
  tolerate('error The tag <%s> is unrecognized in this browser.');
});

afterEach(assertExpected);
// Files without a document share their modules and globals, so that stubs of one file's last test must be removed.
afterEach(() => void vi.useRealTimers());
afterAll(() => void vi.unstubAllGlobals());

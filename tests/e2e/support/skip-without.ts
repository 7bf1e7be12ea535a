import { test } from 'playwright/test';

/**
 * Skips a test, or the tests of a file, if an engine is missing that they need: nothing else is a reason to leave a test out.
 * @param missing the engine, and how to get it; empty if it is there
 */
export const skipWithout = (missing: string): void => test.skip(missing !== '', missing);

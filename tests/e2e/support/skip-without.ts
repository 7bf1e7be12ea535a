import { test } from 'playwright/test';

/**
 * Skips a test, or the tests of a file, if a required engine is missing: there must be no other reason to skip a test.
 * @param missing the engine, and how to get it; empty if it is installed
 */
export const skipWithout = (missing: string): void => test.skip(missing !== '', missing);

import type { Page, Request } from 'playwright/test';
import { fulfill, hasPattern, intercept } from './intercept.ts';

const HEADERS = [{ name: 'content-type', value: 'application/json' }];

/**
 * Answers a backend's calls in the test.
 * @param page the page that makes them
 * @param address the call's address, in which `*` matches any characters
 * @param answers JSON, or a status, for each call; the last one is repeated
 * @returns the calls so far, and a function that lets the server answer them again
 */
export async function answerCalls(
  page: Page,
  address: string,
  answers: readonly (object | number)[],
): Promise<{ calls: Request[]; stop: () => Promise<void> }> {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (hasPattern(request.url(), address)) calls.push(request);
  });
  let count = 0;
  const stop = await intercept(page, { urlPattern: address }, (session, paused) => {
    count += 1;
    const answer = answers[Math.min(count, answers.length) - 1] ?? {};
    const [status, json] = typeof answer === 'number' ? [answer, {}] : [200, answer];
    return fulfill(session, paused, status, HEADERS, JSON.stringify(json));
  });
  return { calls, stop };
}

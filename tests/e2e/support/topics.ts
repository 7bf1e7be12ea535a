import { expect, type Page } from 'playwright/test';

/** Follows a topic as the logged-in visitor of the page. */
export async function follow(page: Page, id: number): Promise<void> {
  const status = await page.evaluate(async (topic_id) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ topic_id });
    const url = '/papi/api/mijnonderwerpen/subscribe/';
    return (await fetch(url, { method: 'POST', headers, body })).status;
  }, id);
  expect(status).toBeLessThan(300);
}

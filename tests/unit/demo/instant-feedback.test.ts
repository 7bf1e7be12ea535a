import { describe, expect, it } from 'vitest';
import { datePaper } from '../../../demo/server/addresses.ts';
import { instantFeedback } from '../../../demo/server/backends/instant-feedback.ts';
import { browserOf } from '../fixtures/browser.ts';

const NOON = Date.UTC(2026, 2, 29, 10);
const paper = datePaper(NOON);
const PATH = '/artikel/vraag';
const RIGHT = { article_id: '4113', answer: 'nee' };

const open = () => browserOf('anonymous', NOON, [instantFeedback(paper)]);
const form = (fields: Record<string, string>, accept: string) => ({
  method: 'POST',
  headers: { Accept: accept, 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

describe('the question below an article, in the stand-in', () => {
  it('answers a script with JSON and a browser with a page [instant-feedback-1]', async () => {
    const browser = open();
    const json = await browser.call(PATH, form(RIGHT, 'application/json'));
    expect(await json.json()).toEqual({ result: 'success' });
    const page = await browser.call(PATH, form(RIGHT, 'text/html,*/*'));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Bedankt voor je reactie');
  });

  it.each<[Record<string, string>, number]>([
    [{ ...RIGHT, answer: 'misschien' }, 422],
    [{ ...RIGHT, answer: '' }, 422],
    [{ article_id: '4113' }, 422],
    [{ ...RIGHT, article_id: '1' }, 404],
    [{ ...RIGHT, article_id: 'NaN' }, 404],
    [{ answer: 'ja' }, 404],
  ])('refuses %j with %i, a script and a browser alike [instant-feedback-2]', async (fields, status) => {
    const browser = open();
    const json = await browser.call(PATH, form(fields, 'application/json'));
    expect(json.status).toBe(status);
    expect(await json.json()).toHaveProperty('error');
    const page = await browser.call(PATH, form(fields, 'text/html'));
    expect(page.status).toBe(status);
    expect(await page.text()).toContain('Versturen is niet gelukt');
  });
});

import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const PAGE = '/features/instant-feedback.html';
const THANKS = 'Bedankt voor je reactie.';
const FAILED = 'Versturen is niet gelukt. Probeer het opnieuw.';
/** The intended errors of the demo page. */
const FAULTS = [/^nmt instant-feedback: /, /^Failed to load resource/, /^nmt http: /];

const question = (page: Page, id: string) => {
  const form = page.locator(`#${id} form`);
  return {
    form,
    yes: form.getByRole('button', { name: 'Ja' }),
    no: form.getByRole('button', { name: 'Nee' }),
    status: form.getByRole('status'),
  };
};

test('takes an answer in place of the question, moves nothing and never returns [instant-feedback-1, instant-feedback-2]', async ({
  paper,
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  await paper.open(paper.article('article'));
  const form = page.getByRole('form', { name: /moeite van het lezen/ });
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-widget-state', 'mounted');
  const height = () => form.evaluate((element) => (element as HTMLElement).offsetHeight);
  const before = await height();
  // The space reserved for an error is not larger than that above the question.
  const [above = 0, below] = await form.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const [first, last] = ['p', 'button'].map((name) => element.querySelector(name)?.getBoundingClientRect());
    return [(first?.top ?? 0) - top, bottom - (last?.bottom ?? 0)];
  });
  expect(below).toBeLessThanOrEqual(above);
  await form.getByRole('button', { name: 'Ja' }).press('Enter');
  await expect(form.getByRole('status')).toHaveText(THANKS);
  await expect(form.getByRole('status')).toBeFocused();
  await expect(form.getByRole('button', { name: 'Ja' })).toBeHidden();
  expect(await height()).toBe(before);
  expect((await layoutShift(page)).score).toBe(0);
  expect(posts.filter((path) => path === '/artikel/vraag')).toHaveLength(1);

  const kept = await (await page.request.get('/demo/backend/')).text();
  expect(kept).toContain('vraag onder een artikel');
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('status')).toHaveText(THANKS);
  await expect(form.getByText('moeite van het lezen')).toBeHidden();
  // Another article has its own question.
  await paper.open(paper.article('longRead'));
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-widget-state', 'mounted');
  await expect(form.getByRole('button', { name: 'Nee' })).toBeVisible();
});

test('sends a double click once, to the form’s own address and to no other, and can be used again after a refusal [instant-feedback-1, instant-feedback-2]', async ({
  paper,
  page,
}) => {
  paper.tolerate(...FAULTS);
  let posts = 0;
  let answer = () => {};
  await page.route('**/artikel/vraag?fault=slow', (route) => {
    posts += 1;
    answer = () => void route.fulfill({ json: { result: 'success' } });
  });
  await paper.open(PAGE);
  const { form, no, status } = question(page, 'traag');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-widget-state', 'mounted');
  await no.dblclick();
  await expect.poll(() => posts).toBe(1);
  await no.press('Enter');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(status).toHaveText(THANKS);
  expect(posts).toBe(1);

  await test.step('also where a field has its name', async () => {
    const { form, yes, status } = question(page, 'veld');
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute('data-widget-state', 'mounted');
    const { origin } = new URL(page.url());
    const posts: string[] = [];
    page.on('request', (call) => {
      if (call.method() === 'POST' && call.postData()?.includes('answer=')) posts.push(call.url());
    });
    await yes.click();
    await expect(status).toHaveText(THANKS);
    expect(posts).toEqual([`${origin}/artikel/vraag?kader=2`]);
  });

  await test.step('a refused answer is shown, without moving anything, and can be given again', async () => {
    for (const id of ['storing', 'weg', 'pagina', 'onbekend', 'elders']) {
      const { form, yes, status } = question(page, id);
      await form.scrollIntoViewIfNeeded();
      await expect(form).toHaveAttribute('data-widget-state', 'mounted');
      const before = (await form.boundingBox())?.height;
      await yes.press('Space');
      await expect(status).toHaveText(FAILED);
      await expect(yes).toBeFocused();
      await expect(yes).not.toHaveAttribute('aria-disabled');
      expect((await form.boundingBox())?.height).toBe(before);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const { form: narrow, status: message } = question(page, 'storing');
    const [outer, inner] = [await narrow.boundingBox(), await message.boundingBox()];
    expect(await message.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual(
      (outer?.y ?? 0) + (outer?.height ?? 0) + 1,
    );
    const hostile = question(page, 'vijandig');
    await hostile.form.scrollIntoViewIfNeeded();
    await expect(hostile.form).toHaveAttribute('data-widget-state', 'failed');
    await expect(hostile.yes).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer is sent to a page, which refuses an invalid one [instant-feedback-1]', async ({
    paper,
    page,
  }) => {
    await page.goto(paper.article('article'));
    await page.getByRole('button', { name: 'Nee' }).click();
    await expect(page.getByRole('heading', { name: 'Bedankt voor je reactie' })).toBeVisible();
    await page.getByRole('link', { name: 'Terug naar het artikel' }).click();
    await expect(page).toHaveURL(new RegExp(`${paper.article('article')}$`));
    paper.allow(/status of 404.*artikel.vraag/);
    await page.goto(PAGE);
    await question(page, 'onbekend').yes.click();
    await expect(page.getByRole('heading', { name: 'Versturen is niet gelukt' })).toBeVisible();
  });
});

test('is not printed, nor is what else an article invites its readers to', async ({ paper, page }) => {
  await paper.open(`${paper.article('article')}?visitor=subscribed`);
  const form = page.getByRole('form', { name: /moeite van het lezen/ });
  const comments = page.getByRole('heading', { name: 'Reacties' });
  const preview = page.getByText('Lees ook meer over');
  for (const part of [form, comments, preview]) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of [form, comments, preview]) await expect(part).toBeHidden();
});

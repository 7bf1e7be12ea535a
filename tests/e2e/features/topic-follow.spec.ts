import type { Page, Request } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults } from '../support/whole-page.ts';

test.use({ bare: true });

const PAGE = '/features/topic-follow.html';
const TOPIC = '/onderwerp/klimaat/';
/** Messages of the demo page itself about incomplete hooks and a missing topic. */
const OWN_FAULTS = [/^nmt topic-follow: /, /^nmt loader: .*topic-follow/];

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** The calls about topics from now on. */
function watch(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mijnonderwerpen')) calls.push(request);
  });
  return calls;
}

/** The calls of the buttons; the data sync of the page makes calls of its own. */
const lists = (calls: readonly Request[]) =>
  calls.filter((call) => new URL(call.url()).pathname === '/papi/api/mijnonderwerpen');

test('a topic that is followed in one place is followed everywhere before the server answers: on this page, in another tab, and after a reload [topic-follow-2, topic-follow-3, topic-follow-6, topic-follow-7]', async ({
  paper,
  page,
  context,
}) => {
  await paper.open(`${TOPIC}?visitor=subscribed`);
  const other = await context.newPage();
  await paper.listen(other);
  await other.goto(TOPIC);
  await expect(button(other, 'Volg')).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/mijnonderwerpen/subscribe/', async (route) => {
    await held;
    await route.continue();
  });

  const width = (await button(page, 'Volg').boundingBox())?.width;
  await button(page, 'Volg').click();
  const question = page.getByRole('dialog', { name: 'Wil je ook meldingen over Klimaat?' });
  await expect(question).toBeVisible();
  expect(await accessibilityFaults(page, { include: 'dialog[open]' })).toEqual([]);
  await question.getByRole('button', { name: 'Volgen met meldingen' }).click();
  await expect(button(page, 'Ontvolg')).toBeFocused();
  // What stands beside the button stays in its place.
  expect((await button(page, 'Ontvolg').boundingBox())?.width).toBe(width);
  await expect(page.getByRole('switch')).toBeChecked();
  await expect(button(other, 'Ontvolg')).toBeVisible();
  await expect(other.getByRole('switch')).toBeChecked();
  await other.reload();
  await expect(button(other, 'Ontvolg')).toBeVisible();
  await expect(toast(page, 'Je volgt nu')).toBeHidden();
  answer();
  await expect(toast(page, 'Je volgt nu het onderwerp Klimaat.')).toBeVisible();

  await button(other, 'Ontvolg').click();
  const sure = other.getByRole('dialog', { name: 'Wil je Klimaat ontvolgen?' });
  await sure.getByRole('button', { name: 'Ontvolgen' }).click();
  await expect(button(other, 'Volg')).toBeVisible();
  await expect(button(page, 'Volg')).toBeVisible();
  await expect(page.getByRole('switch')).not.toBeChecked();
});

test('the three topics of an article cost one call, and none on the next page; each leads to its page [topics-data-1, topics-data-7]', async ({
  paper,
  page,
}) => {
  const calls = watch(page);
  await paper.open(`${paper.article('article')}?visitor=subscribed#onderwerpen`);
  await paper.settle('topic-follow');
  await expect(button(page, 'Volg')).toHaveCount(3);
  await expect.poll(() => lists(calls)).toHaveLength(1);
  await page.locator('#onderwerpen').getByRole('link', { name: 'Hoogwater' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoogwater' })).toBeVisible();
  await expect(page).toHaveURL(/\/onderwerp\/hoogwater\/$/);
  await paper.settle('topic-notify');
  await expect(button(page, 'Volg').first()).toBeVisible();
  expect(lists(calls)).toHaveLength(1);
});

test('a refusal puts everything back and says so; who is not logged in gets the way there [topic-follow-1, topic-follow-5, topic-follow-7]', async ({
  paper,
  page,
}) => {
  paper.tolerate(...OWN_FAULTS);
  await paper.open(PAGE);
  await page.locator('#gewoon').getByRole('button', { name: 'Volg' }).click();
  const login = toast(page, 'Log in om dit onderwerp te kunnen volgen.');
  await expect(login).toBeVisible();
  await expect(login.getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
    'href',
    /^\/login\/\?return_to=/,
  );
  await expect(page.locator('#onvolledig').getByRole('button')).toHaveCount(0);

  paper.allow(/404/, /was refused with 404/, /The change "follow" of topic "9300404" was not made/);
  await paper.open(`${PAGE}?visitor=subscribed`);
  const gone = page.locator('#weg').getByRole('button');
  await gone.click();
  await page.getByRole('button', { name: 'Volgen zonder meldingen' }).click();
  await expect(toast(page, 'Het is niet gelukt om Verdwenen te volgen.')).toBeVisible();
  await expect(gone).toHaveText('Volg');
});

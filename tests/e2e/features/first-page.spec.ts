import { expect, test } from '../support/paper.ts';

test.use({ loginModal: true, firstPage: true });

test('leaves the first page of a visit to the reader; the next one invites to log in', async ({
  paper,
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await paper.open('/');
  await paper.settle('login-modal');
  await paper.idle();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(files.filter((file) => /LoginModal/.test(file))).toEqual([]);

  await paper.open('/');
  await expect(page.getByRole('dialog')).toBeVisible();
});

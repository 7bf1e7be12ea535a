import { expect, test } from '../support/paper.ts';

test.use({ loginModal: true, firstPage: true });

test('leaves the first page of a visit to the reader; the front page after an article invites to log in, in the page', async ({
  paper,
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await paper.open('/');
  await paper.settle('login-modal');
  await paper.idle();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(files.filter((file) => /Login(?:Modal|View)/.test(file))).toEqual([]);

  await paper.open('/');
  await paper.settle('login-modal');
  await paper.idle();
  const invitation = page.getByRole('region', { name: 'Log in om verder te gaan' });
  await expect(invitation).toHaveCount(0);

  await paper.open(paper.article('article'));
  await paper.idle();
  await paper.open('/');
  await expect(invitation).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

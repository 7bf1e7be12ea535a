// @vitest-environment happy-dom
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { fetchLoginStatus } from '../../../../../../core/user/visitor/api/login-status.ts';
import { fetchFamilyStatus } from '../../../../../../widgets/family/family-settings/api/family-status.ts';
import { connect } from '../../../../support/backend.ts';

it('calls GET /login-status without payload [visitor-4]', async () => {
  const { calls } = connect(
    new Hono().get('/login-status', (context) => context.json({ permissions: ['a'] })),
  );
  expect((await fetchLoginStatus()).permissions).toEqual(['a']);
  expect(calls).toEqual(['GET /login-status']);
});

it.each([['main'], ['sub'], ['none']])(
  'asks GET /data/family/status/, which gives %s [family-settings-1]',
  async (word) => {
    for (const answer of [word, { status: word }]) {
      const { calls } = connect(new Hono().get('/data/family/status/', (context) => context.json(answer)));
      expect(await fetchFamilyStatus()).toBe(word);
      expect(calls).toEqual(['GET /data/family/status/']);
    }
  },
);

it('refuses another family status [family-settings-1]', async () => {
  connect(new Hono().get('/data/family/status/', (context) => context.json('parent')));
  await expect(fetchFamilyStatus()).rejects.toMatchObject({ kind: 'invalid' });
});

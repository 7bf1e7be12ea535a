// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putEntry } from '../../../../../core/platform/http/outbox/box.ts';
import unsentWrites from '../../../../../widgets/shell/unsent-writes/unsent-writes.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';

let server: Backend;

beforeEach(() => {
  localStorage.clear();
  setLogin('anna');
  server = backend({ 'GET /login-status': { uuid: 'anna', permissions: [] }, 'PUT *': 204 });
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
});

it('sends what waits to be sent', async () => {
  putEntry({
    owner: 'anna',
    method: 'PUT',
    path: '/papi/api/favorite/add',
    json: { article_id: 4101 },
    id: 'a',
    order: 1,
    savedAt: Date.now(),
    failures: 0,
    conflicts: 0,
    tab: 'earlier',
  });
  await mount(unsentWrites, document.body);
  await vi.waitFor(() => expect(server.lines()).toEqual(['PUT /papi/api/favorite/add {"article_id":4101}']));
});

it('loads and requests nothing on all other pages', async () => {
  await mount(unsentWrites, document.body);
  await settled();
  expect(server.lines()).toEqual([]);
});

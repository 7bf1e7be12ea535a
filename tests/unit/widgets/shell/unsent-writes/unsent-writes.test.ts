// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putEntry } from '../../../../../core/platform/http/outbox/box.ts';
import { profileOutbox } from '../../../../../core/user/profile/profile-outbox.ts';
import unsentWrites from '../../../../../widgets/shell/unsent-writes/unsent-writes.ts';
import { leaveAll, mount } from '../../support/mount.ts';

vi.mock('../../../../../core/user/profile/profile-outbox.ts', () => ({ profileOutbox: vi.fn() }));

beforeEach(() => {
  localStorage.clear();
  vi.mocked(profileOutbox).mockClear();
});

afterEach(leaveAll);

it('opens the outbox of a page where something waits to be sent', async () => {
  putEntry({
    owner: 'anna',
    method: 'PUT',
    path: '/papi/api/favorite/add',
    json: { article_id: 4101 },
    id: 'a',
    order: 1,
    savedAt: 1,
    failures: 0,
    conflicts: 0,
    tab: 'earlier',
  });
  await mount(unsentWrites, document.body);
  expect(profileOutbox).toHaveBeenCalledOnce();
});

it('loads and requests nothing on all other pages', async () => {
  await mount(unsentWrites, document.body);
  expect(profileOutbox).not.toHaveBeenCalled();
});

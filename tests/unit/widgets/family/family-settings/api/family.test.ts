// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  addFamilyMember,
  fetchFamilyMembers,
  fetchFamilyParent,
  leaveFamily,
  removeFamilyMember,
} from '../../../../../../widgets/family/family-settings/api/family-members.ts';
import { fetchFamilyStatus } from '../../../../../../widgets/family/family-settings/api/family-status.ts';
import { type Backend, backend } from '../../../../support/backend.ts';
import { tolerate } from '../../../../support/logged.ts';

let server: Backend;

/** @param body the body of every answer, as text */
function answer(body: string) {
  server = backend({ '*': () => new Response(body) });
}

describe('the status', () => {
  it.each([
    ['"main"', 'main'],
    ['sub\n', 'sub'],
    ['{"status":"none","since":1}', 'none'],
    ['{"data":"sub"}', 'sub'],
  ])('is read from %j [family-settings-1]', async (body, status) => {
    answer(body);
    expect(await fetchFamilyStatus()).toBe(status);
    expect(server.lines()).toEqual(['GET /data/family/status/']);
  });

  it.each(['"oom"', '{}', '', '<html>'])('is invalid in %j [family-settings-1]', async (body) => {
    answer(body);
    await expect(fetchFamilyStatus()).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('the members', () => {
  it.each([
    ['[{"email":"a@x.nl"},{"email":" b@x.nl "},{"email":"a@x.nl"}]', ['a@x.nl', 'b@x.nl']],
    ['{"data":[{"email":"a@x.nl"},{"name":"b"},7]}', ['a@x.nl']],
    ['[{"email":"a@x.nl","status":"invited"}]', ['a@x.nl?']],
    ['[{"email":"a@x.nl","status":7}]', ['a@x.nl']],
    ['{}', []],
    ['null', []],
  ])('are read from %s [family-settings-2]', async (body, members) => {
    tolerate('warn nmt http: an entry of /data/family/ is of another type than expected; it counts');
    tolerate('warn nmt http: status of /data/family/ is of another type than expected; it counts');
    answer(body);
    const found = await fetchFamilyMembers();
    expect(found.map(({ email, isInvited }) => email + (isInvited ? '?' : ''))).toEqual(members);
    expect(server.lines()).toEqual(['GET /data/family/']);
  });

  it('are added and removed by their e-mail address [family-settings-2]', async () => {
    answer('ok');
    await addFamilyMember('a@x.nl');
    await removeFamilyMember('a@x.nl');
    expect(server.lines()).toEqual([
      'POST /data/family/ {"email":"a@x.nl"}',
      'DELETE /data/family/ {"email":"a@x.nl"}',
    ]);
  });
});

describe('the parent', () => {
  it.each([
    ['{"email":"a@x.nl"}', { email: 'a@x.nl', name: undefined }],
    ['{"data":{"email":"a@x.nl","name":" Naima "}}', { email: 'a@x.nl', name: 'Naima' }],
    ['{"email":null}', { email: undefined, name: undefined }],
    ['null', { email: undefined, name: undefined }],
  ])('is read from %s [family-settings-3]', async (body, parent) => {
    answer(body);
    expect(await fetchFamilyParent()).toEqual(parent);
    expect(server.lines()).toEqual(['GET /data/family/parent/']);
  });

  it('is left [family-settings-3]', async () => {
    answer('');
    await leaveFamily();
    expect(server.lines()).toEqual(['DELETE /data/family/parent/ {}']);
  });
});

import { expect, it, vi } from 'vitest';
import { createMembers, isMember } from '../../../../../widgets/family/family-settings/members.ts';

/** Calls that the test answers. */
function open(emails: readonly string[]) {
  const answers: Record<string, (isGood: boolean) => void> = {};
  const call = (name: string) => (email: string) =>
    new Promise<void>((resolve, reject) => {
      answers[`${name} ${email}`] = (isGood) => (isGood ? resolve() : reject(new Error('refused')));
    });
  const onFailed = vi.fn();
  const served = emails.map((email) => ({ email, isInvited: false }));
  const list = createMembers(served, { add: call('add'), remove: call('remove'), onFailed });
  const shown = () => list.getState().members.map(({ email, pending }) => `${email}${pending ? '…' : ''}`);
  return { list, answers, shown, onFailed, outcome: () => list.getState().outcome };
}

it('shows an invitation at once, and takes it back where it fails [family-settings-4]', async () => {
  const { list, answers, shown, outcome, onFailed } = open(['a']);
  const added = list.add('b');
  expect(shown()).toEqual(['a', 'b…']);
  answers['add b']?.(true);
  expect(await added).toBe(true);
  expect(shown()).toEqual(['a', 'b']);
  // An invited person becomes a member once the invitation is accepted.
  expect(list.getState().members.map(({ isInvited }) => isInvited)).toEqual([false, true]);
  expect(outcome()).toEqual({ kind: 'invited', email: 'b' });
  const refused = list.add('c');
  answers['add c']?.(false);
  expect(await refused).toBe(false);
  expect(shown()).toEqual(['a', 'b']);
  expect(outcome()).toEqual({ kind: 'failed' });
  expect(onFailed).toHaveBeenCalledOnce();
});

it('removes at once, and puts back where it was what could not be removed [family-settings-4]', async () => {
  const { list, answers, shown, outcome } = open(['a', 'b', 'c']);
  const first = list.remove('a');
  const second = list.remove('b');
  expect(shown()).toEqual(['c']);
  answers['remove b']?.(true);
  await second;
  answers['remove a']?.(false);
  await first;
  expect(shown()).toEqual(['a', 'c']);
  expect(outcome()).toEqual({ kind: 'failed' });
});

it('knows an address in capitals and with spaces [family-settings-4]', () => {
  const members = [{ email: 'Oma@Lezers.example', isInvited: false, pending: undefined }];
  expect(isMember(members, ' oma@lezers.EXAMPLE ')).toBe(true);
  expect(isMember(members, 'opa@lezers.example')).toBe(false);
});

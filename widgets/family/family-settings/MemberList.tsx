import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { confirmChoice } from '../../../core/ui/dialog/confirm-choice.tsx';
import { Done, Failed } from '../../../core/ui/settings/Outcome.tsx';
import { addFamilyMember, type FamilyMember, removeFamilyMember } from './api/family-members.ts';
import styles from './FamilySettings.module.css';
import { InviteForm } from './InviteForm.tsx';
import { createMembers, type MembersState } from './members.ts';
import {
  CANCEL,
  FAILED,
  INVITED,
  INVITING,
  invitedText,
  MEMBERS,
  NOBODY,
  REMOVE,
  REMOVE_MEANS,
  removedText,
  removeTitle,
} from './texts.ts';

interface MemberListProps {
  /** The list as the server sent it. */
  readonly served: readonly FamilyMember[];
  readonly context: Context;
}

/** The view of the subscription's owner: the members, and a form that invites others [family-settings-4]. */
export function MemberList({ served, context: { feature, signal } }: MemberListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [list] = useState(() =>
    createMembers(served, {
      add: addFamilyMember,
      remove: removeFamilyMember,
      onFailed: (cause) => error(feature, 'A change of the family could not be saved; it is undone.', cause),
    }),
  );
  const { members, outcome } = useStore(list);

  async function remove(email: string) {
    const answer = await confirmChoice({
      title: removeTitle(email),
      text: REMOVE_MEANS,
      answers: [
        { value: 'remove', label: REMOVE, primary: true },
        { value: 'cancel', label: CANCEL },
      ],
      signal,
    });
    if (answer !== 'remove') return;
    const removed = list.remove(email);
    // The button that was pressed has been removed with its row.
    heading.current?.focus();
    await removed;
  }

  return (
    <section className={styles.root}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {MEMBERS}
      </h2>
      {members.length === 0 && <p className={styles.text}>{NOBODY}</p>}
      <ul className={styles.list}>
        {members.map(({ email, isInvited, pending }) => (
          <li key={email} className={styles.member}>
            <span className={styles.email}>
              <span>{email}</span>
              {isInvited && (
                <span className={styles.pending}>{pending === 'adding' ? INVITING : INVITED}</span>
              )}
            </span>
            {pending === undefined && (
              <Button aria-description={email} onClick={() => void remove(email)}>
                {REMOVE}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Done>{statusText(outcome)}</Done>
      <Failed>{outcome.kind === 'failed' && FAILED}</Failed>
      <InviteForm members={members} invite={list.add} onInvalid={list.clearOutcome} />
    </section>
  );
}

function statusText({ kind, email = '' }: MembersState['outcome']): string {
  if (kind === 'invited') return invitedText(email);
  return kind === 'removed' ? removedText(email) : '';
}

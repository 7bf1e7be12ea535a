import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FamilyMember } from './api/family-members.ts';

/** A person who shares the subscription, or is invited to. */
export interface Member extends FamilyMember {
  /** Whether a call about this person is in progress. */
  readonly pending: 'adding' | undefined;
}

/** The state of the list in the view. */
export interface MembersState {
  readonly members: readonly Member[];
  /** The result of the last change; the address is for its text. */
  readonly outcome: { readonly kind: 'none' | 'invited' | 'removed' | 'failed'; readonly email?: string };
}

/** The calls of the list. */
export interface MemberCalls {
  readonly add: (email: string) => Promise<void>;
  readonly remove: (email: string) => Promise<void>;
  /** Called with the cause of each failure. */
  readonly onFailed: (cause: unknown) => void;
}

/** The people who share a subscription. */
export interface Members extends Pick<StoreApi<MembersState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Shows the person at once; a failed call removes them again.
   * @returns whether the call succeeded
   */
  readonly add: (email: string) => Promise<boolean>;
  /** Removes the person at once; a failed call restores their position. */
  readonly remove: (email: string) => Promise<boolean>;
  /** Clears the result of the last change when the visitor begins another one. */
  readonly clearOutcome: () => void;
}

/**
 * Creates the list. The state is the server's list with the changes in progress, so that a failed one is undone
 * regardless of other changes in the meantime [family-settings-4].
 * @param served the server's list
 */
export function createMembers(
  served: readonly FamilyMember[],
  { add, remove, onFailed }: MemberCalls,
): Members {
  let known = served;
  const adding = new Set<string>();
  const removing = new Set<string>();
  const shown = (): readonly Member[] => [
    ...known.filter(({ email }) => !removing.has(email)).map((each) => ({ ...each, pending: undefined })),
    ...[...adding].map((email) => ({ email, isInvited: true, pending: 'adding' as const })),
  ];
  const store = createStore<MembersState>(() => ({ members: shown(), outcome: { kind: 'none' } }));
  const publish = (outcome: MembersState['outcome']) => store.setState({ members: shown(), outcome }, true);

  const change = async (email: string, under: Set<string>, call: () => Promise<void>, apply: () => void) => {
    under.add(email);
    publish({ kind: 'none' });
    try {
      await call();
      apply();
      return true;
    } catch (cause) {
      onFailed(cause);
      return false;
    } finally {
      under.delete(email);
    }
  };

  return {
    clearOutcome: () => publish({ kind: 'none' }),
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async add(email) {
      const isDone = await change(
        email,
        adding,
        () => add(email),
        () => {
          known = [...known, { email, isInvited: true }];
        },
      );
      publish(isDone ? { kind: 'invited', email } : { kind: 'failed' });
      return isDone;
    },
    async remove(email) {
      const isDone = await change(
        email,
        removing,
        () => remove(email),
        () => {
          known = known.filter((each) => each.email !== email);
        },
      );
      publish(isDone ? { kind: 'removed', email } : { kind: 'failed' });
      return isDone;
    },
  };
}

/** Whether an address is in the list, ignoring case. */
export function isMember(members: readonly Member[], email: string): boolean {
  return members.some((member) => member.email.toLowerCase() === email.trim().toLowerCase());
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FamilyMember } from './api/family-members.ts';

/** A person who shares the subscription, or is invited to. */
export interface Member extends FamilyMember {
  /** Whether a call about this person is under way. */
  readonly pending: 'adding' | undefined;
}

/** The list as it shows. */
export interface MembersState {
  readonly members: readonly Member[];
  /** How the last change ended; the address is for its text. */
  readonly outcome: { readonly kind: 'none' | 'invited' | 'removed' | 'failed'; readonly email?: string };
}

/** The calls behind the list. */
export interface MemberCalls {
  readonly add: (email: string) => Promise<void>;
  readonly remove: (email: string) => Promise<void>;
  /** Called with the cause of each failure. */
  readonly onFailed: (cause: unknown) => void;
}

/** The people who share a subscription. */
export interface Members extends Pick<StoreApi<MembersState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Shows the person at once; a failed call takes them off again. @returns whether the call succeeded */
  readonly add: (email: string) => Promise<boolean>;
  /** Takes the person off at once; a failed call puts them back where they were. */
  readonly remove: (email: string) => Promise<boolean>;
  /** Takes the outcome of the last change away: the visitor has begun another one. */
  readonly clearOutcome: () => void;
}

/**
 * Creates the list. What shows is the server's list with the changes that are under way, so that one that fails is undone
 * whatever else changed meanwhile [family-settings-4].
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

/** Whether an address is in the list, in capitals or not. */
export function isMember(members: readonly Member[], email: string): boolean {
  return members.some((member) => member.email.toLowerCase() === email.trim().toLowerCase());
}

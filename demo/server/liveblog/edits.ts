import type { Session } from '../../../fixtures/sessions/session.ts';
import { type StateKey, stateOf } from '../../../fixtures/sessions/state.ts';
import type { Liveblog, UpdateText } from '../../content/types.ts';
import { inOrder, type LiveUpdate, type Note } from './live-update.ts';

/** The changes that a visitor can make to a liveblog from the demo bar, to watch an open page update. */
export const ACTIONS = {
  new: 'Nieuwe update',
  key: 'Nieuw hoofdpunt',
  silent: 'Stille update',
  pin: 'Pin',
  change: 'Wijzig',
  remove: 'Verwijder',
  end: 'Sluit af',
} as const;

export type Action = keyof typeof ACTIONS;

/** The editors' additions to an update that the visitor changes, used in turn. */
const ADDITIONS = [
  'Lezers vroegen naar de bron: onze verslaggever stond erbij.',
  'We hebben hier de naam van de fotograaf aan toegevoegd.',
  'De organisatie heeft dit inmiddels bevestigd.',
] as const;

/** One visitor's changes to one liveblog; other visitors do not see them. */
interface Edits {
  added: LiveUpdate[];
  /** When an update was pinned, and each time that it was changed, by the update's id. */
  pinned: Record<number, number>;
  changed: Record<number, readonly number[]>;
  removed: Record<number, number>;
  /** When the visitor ended it, in epoch milliseconds. */
  endedAt?: number;
}

const edits: StateKey<Record<number, Edits>> = stateOf('liveblogs', () => ({}));

/**
 * The liveblog as a visitor sees it.
 * @param session the visitor's session
 * @param id the liveblog's id
 * @param updates the updates as everybody sees them
 * @returns the updates in order, the time of the last change in epoch milliseconds, and whether the visitor ended it
 */
export function edited(session: Session, id: number, updates: readonly LiveUpdate[]) {
  const own = session.states().find(({ name }) => name === edits.name)?.value as
    | Record<number, Edits>
    | undefined;
  const mine = own?.[id];
  if (!mine) {
    const changedAt = latest(updates.map((update) => update.changedAt));
    return { updates: inOrder(updates), changedAt, ended: false };
  }
  const all = [...updates, ...mine.added].map((update) => edit(update, mine));
  const shown = all.filter(({ id: number }) => mine.removed[number] === undefined);
  const moments = [
    ...all.map(({ changedAt }) => changedAt),
    ...Object.values(mine.removed),
    mine.endedAt ?? 0,
  ];
  return { updates: inOrder(shown), changedAt: latest(moments), ended: mine.endedAt !== undefined };
}

/**
 * Makes a change to a liveblog, for this visitor only.
 * @param updates the liveblog as the visitor sees it, in order
 * @param now the visitor's time
 */
export function act(
  session: Session,
  liveblog: Liveblog,
  action: Action,
  updates: readonly LiveUpdate[],
  now: number,
) {
  const all = session.state(edits);
  const mine = all[liveblog.id] ?? { added: [], pinned: {}, changed: {}, removed: {} };
  all[liveblog.id] = mine;
  const newest = updates.find(({ pinned }) => !pinned) ?? updates[0];
  if (action === 'end') mine.endedAt = now;
  else if (action === 'new' || action === 'silent' || action === 'key') {
    // Newer than all others, even if the visitor has set another time.
    const time = Math.max(now, ...updates.map((update) => update.time + 1_000));
    mine.added.push(made(liveblog, mine.added.length, action, time));
  } else if (newest) {
    if (action === 'pin') mine.pinned[newest.id] = now;
    else if (action === 'remove') mine.removed[newest.id] = now;
    else mine.changed[newest.id] = [...(mine.changed[newest.id] ?? []), Math.max(now, newest.time)];
  }
}

function made({ id, extra }: Liveblog, count: number, action: Action, time: number): LiveUpdate {
  const text: UpdateText = extra[count % extra.length] ?? { headline: 'Update', body: [] };
  const silent = action === 'silent';
  const headline = silent ? `${text.headline} (stil)` : text.headline;
  const number = id * 100_000 + 90_000 + count;
  return {
    id: number,
    time,
    headline,
    body: text.body,
    notes: [],
    key: action === 'key',
    pinned: false,
    silent,
    changedAt: time,
  };
}

function edit(update: LiveUpdate, { pinned, changed }: Edits): LiveUpdate {
  const [pin, changes = []] = [pinned[update.id], changed[update.id]];
  const moments = [update.changedAt, pin ?? 0, ...changes];
  return {
    ...update,
    pinned: update.pinned || pin !== undefined,
    notes: [
      ...update.notes,
      ...changes.map((at, index): Note => ({ kind: 'Aanvulling', at, text: addition(index) })),
    ],
    changedAt: latest(moments),
  };
}

const addition = (index: number): string => ADDITIONS[index % ADDITIONS.length] ?? ADDITIONS[0];

const latest = (moments: readonly number[]): number => Math.max(0, ...moments);

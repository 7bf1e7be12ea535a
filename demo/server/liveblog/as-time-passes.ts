import type { LaterUpdate, Liveblog } from '../../content/types.ts';
import type { LiveUpdate } from './live-update.ts';

const MINUTE = 60_000;

/** A liveblog at a moment, the same for all visitors. */
export interface Course {
  /** The updates, in no particular order. */
  readonly updates: readonly LiveUpdate[];
  readonly headline: string;
  readonly lead: string;
  /** Whether its last update has appeared. */
  readonly ended: boolean;
}

/**
 * A liveblog at a moment: its updates at the start of the server, and those published between then and the moment.
 * Everything depends on the clock alone, so that every visitor sees the same on every page.
 * @param liveblog the article
 * @param start when the server started, in epoch milliseconds
 * @param now the visitor's time; before the start nothing has happened yet
 */
export function courseAt(liveblog: Liveblog, start: number, now: number): Course {
  const minutes = Math.floor((now - start) / MINUTE);
  const { later } = liveblog;
  const happened = later.filter(({ minutesLater }) => minutesLater <= minutes);
  const { headline, lead } = happened.findLast(({ becomes }) => becomes)?.becomes ?? liveblog;
  return {
    updates: [
      ...printed(liveblog, start),
      ...happened.flatMap((update) => updateOf(liveblog.id, update, minutes, start)),
    ],
    headline,
    lead,
    ended: happened.length === later.length,
  };
}

function printed({ id, updates }: Liveblog, start: number): LiveUpdate[] {
  return updates.map(({ minutesAgo, headline, body, key = false }) => {
    const time = start - minutesAgo * MINUTE;
    return {
      id: id * 100_000 + minutesAgo,
      time,
      headline,
      body,
      notes: [],
      key,
      pinned: false,
      silent: false,
      changedAt: time,
    };
  });
}

function updateOf(
  liveblogId: number,
  { minutesLater, headline, body, key = false, silent = false, ...course }: LaterUpdate,
  minutes: number,
  start: number,
): LiveUpdate[] {
  const { corrected, pinnedFor = 0, withdrawnAfter = Number.POSITIVE_INFINITY } = course;
  const age = minutes - minutesLater;
  if (age >= withdrawnAfter) return [];
  const changes = [0, corrected?.after ?? 0, pinnedFor].filter((after) => after <= age);
  const at = (after: number) => start + (minutesLater + after) * MINUTE;
  return [
    {
      id: liveblogId * 100_000 + 50_000 + minutesLater,
      time: at(0),
      headline,
      body,
      notes:
        corrected && age >= corrected.after
          ? [{ kind: 'Correctie', at: at(corrected.after), text: corrected.note }]
          : [],
      key,
      pinned: age < pinnedFor,
      silent,
      changedAt: at(Math.max(...changes)),
    },
  ];
}

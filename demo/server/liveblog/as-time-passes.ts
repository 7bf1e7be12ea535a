import { chance } from '../../../fixtures/server/chance.ts';
import type { Liveblog } from '../../content/types.ts';
import type { LiveUpdate } from './live-update.ts';

const MINUTE = 60_000;
/** The demo's editors go home after half a day. */
const MAX_MINUTES = 12 * 60;
/** The share of a hundred minutes with an update, and of a hundred updates with a change. */
const BUSY = 0.4;
const CORRECTED = 0.3;
const PINNED = 0.15;
const WITHDRAWN = 0.1;
const SILENT = 0.15;
/** Minutes. */
const UNTIL_CORRECTED = 2;
const UNTIL_WITHDRAWN = 3;
const UNTIL_PINNED = 1;
const PINNED_FOR = 6;

/**
 * The updates of a liveblog at a moment: those of the paper, and what has happened since its server started. All
 * follows from the liveblog's number and the clock, so that every visitor sees the same and a test can know it.
 * @param liveblog the article
 * @param start when the server started, in epoch milliseconds
 * @param now the visitor's time; before the start nothing has happened yet
 * @param seed another one is another day; with 0 nothing happens by itself
 */
export function updatesAt(liveblog: Liveblog, start: number, now: number, seed: number): LiveUpdate[] {
  const minutes = seed === 0 ? 0 : Math.min(Math.floor((now - start) / MINUTE), MAX_MINUTES);
  const happened = Array.from({ length: Math.max(0, minutes) }, (_, index) => index + 1).flatMap((minute) =>
    updateOf(liveblog, minute, minutes, start, seed),
  );
  return [...printed(liveblog, start), ...happened];
}

function printed({ id, updates }: Liveblog, start: number): LiveUpdate[] {
  return updates.map(({ minutesAgo, headline, body, key = false }) => {
    const time = start - minutesAgo * MINUTE;
    return {
      id: id * 100_000 + minutesAgo,
      time,
      headline,
      body,
      key,
      pinned: false,
      silent: false,
      changedAt: time,
    };
  });
}

function updateOf(
  { id, later }: Liveblog,
  minute: number,
  minutes: number,
  start: number,
  seed: number,
): LiveUpdate[] {
  const age = minutes - minute;
  const is = (what: string, likely: number) => chance(seed, id, minute, what) < likely;
  const text = later[Math.floor(chance(seed, id, minute, 'text') * later.length)];
  if (!text || !is('busy', BUSY)) return [];
  if (age >= UNTIL_WITHDRAWN && is('withdrawn', WITHDRAWN)) return [];
  const corrected = age >= UNTIL_CORRECTED && is('corrected', CORRECTED);
  const pinnable = is('pinned', PINNED);
  const pinned = pinnable && age >= UNTIL_PINNED && age < UNTIL_PINNED + PINNED_FOR;
  const moments = [
    0,
    ...(corrected ? [UNTIL_CORRECTED] : []),
    ...(pinnable ? [UNTIL_PINNED, UNTIL_PINNED + PINNED_FOR].filter((at) => at <= age) : []),
  ];
  return [
    {
      id: id * 100_000 + 50_000 + minute,
      time: start + minute * MINUTE,
      headline: corrected ? `${text.headline} (aangevuld)` : text.headline,
      body: corrected ? [...text.body, 'Een eerdere versie van dit bericht was korter.'] : text.body,
      key: text.key ?? false,
      pinned,
      silent: is('silent', SILENT),
      changedAt: start + (minute + Math.max(...moments)) * MINUTE,
    },
  ];
}

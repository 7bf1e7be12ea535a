import { storedItem } from '../../../core/platform/storage/stored-item.ts';
import { readText, subscribeText, writeText } from '../../../core/platform/storage/texts.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';

/** The storage key of the finished tours, a comma-separated list of ids [tour-5, tour-8]. */
const FINISHED = 'nmt_tours';

/** The visitor's progress in a tour in this browser session. */
interface Progress {
  /** The id of the tour. */
  readonly tour: string;
  /** The number of the step, from 1. */
  readonly step: number;
  /** `cancelled`: it is not shown again in this session [tour-8]. `synced`: the server knows that it is finished. */
  readonly state: 'shown' | 'cancelled' | 'synced';
}

const progress = storedItem({ key: 'nmt_tour_progress', area: 'session', accepts: isProgress });

/** Whether a tour has been finished in this browser [tour-5]. */
export function isFinished(tour: string): boolean {
  return finishedTours().includes(tour);
}

/** Adds a tour to the finished ones. */
export function markFinished(tour: string): void {
  if (!isFinished(tour)) writeText('local', FINISHED, [...finishedTours(), tour].join(','));
}

/** Calls a function when a tour was finished, on this page or in another tab. */
export function onFinished(tour: string, run: () => void, signal: AbortSignal): void {
  subscribeText('local', FINISHED, () => isFinished(tour) && run(), signal);
}

/** The visitor's progress in a tour in this session; undefined if it has not been shown. */
export function readProgress(tour: string): Omit<Progress, 'tour'> | undefined {
  const stored = progress.read();
  return stored?.tour === tour ? stored : undefined;
}

/** Stores the visitor's progress in this session. */
export function writeProgress(next: Progress): void {
  progress.write(next);
}

function finishedTours(): string[] {
  return (readText('local', FINISHED) ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
}

function isProgress(value: unknown): value is Progress {
  return (
    isRecord(value) &&
    typeof value.tour === 'string' &&
    Number.isInteger(value.step) &&
    ['shown', 'cancelled', 'synced'].some((state) => state === value.state)
  );
}

import { onAbort } from '../../platform/dom/on-abort.ts';
import { onceActivated } from '../../platform/page-life/activation.ts';
import { delay } from '../../platform/schedule/delay.ts';
import { now } from '../../platform/time/clock.ts';
import { error } from '../../runtime/log/log.ts';
import { arePromptsHeld, onPromptsResumed } from '../../ui/overlay/prompt-hold.ts';
import { type Cap, isCapped } from './caps.ts';
import { addImpression, readImpressions } from './impressions.ts';

/** Something that interrupts the visitor. */
export interface Prompt {
  /** Under which its showings are counted, such as `tour`. */
  readonly name: string;
  /** One of `PRIORITY`; the highest goes first, of equals the one that asked first. */
  readonly priority: number;
  /**
   * How often it may show. A prompt without one (a paywall, a dialog that the reader opened) is not held back
   * and not counted; one with a cap is held to it and then to {@link OVERALL_CAP}.
   */
  readonly cap?: Cap;
  /**
   * Whether there is something to show now. It may be asked again when its turn comes after another prompt.
   * False, an exception and no answer within {@link ANSWER_TIMEOUT} all mean no.
   */
  readonly canShow?: () => boolean | Promise<boolean>;
  /**
   * Shows it.
   * @param release is called once when it has closed; only then the next may show
   */
  readonly show: (release: () => void) => void;
  /**
   * Given by a notice that stays until the reader closes it: it hides at once, because a more important prompt is
   * about to show. It may ask for another turn. Without it a prompt that shows keeps its place until its release.
   */
  readonly giveWay?: () => void;
  /** Withdraws the prompt; while it shows, the same as its release. */
  readonly signal: AbortSignal;
}

/** Milliseconds after which a prompt that has not answered counts as "no". */
export const ANSWER_TIMEOUT = 3000;
/** Milliseconds that a capped prompt waits for a more important one, which may still be loading. */
export const CAPPED_DELAY = 1000;
/** All capped prompts together: three a day. */
export const OVERALL_CAP: Cap = Object.freeze({ max: 3, within: 24 * 60 * 60 * 1000 });

interface Candidate {
  readonly prompt: Prompt;
  readonly settle: (shown: boolean) => void;
  answer: Promise<boolean> | undefined;
}

const waiting = new Set<Candidate>();
let showing: Candidate | undefined;
let picking = false;

onPromptsResumed(() => {
  forgetAnswers();
  void pick();
});

/**
 * Asks to interrupt the reader. One prompt shows at a time, on all of the page; the others wait for their turn.
 * @param prompt the candidate
 * @returns true when it has been shown; false when it was withdrawn, has nothing to show or is capped. Never
 * rejects.
 */
export function requestPrompt(prompt: Prompt): Promise<boolean> {
  return new Promise((settle) => {
    if (prompt.signal.aborted) {
      settle(false);
      return;
    }
    const candidate: Candidate = { prompt, settle, answer: undefined };
    onAbort(prompt.signal, () => leave(candidate));
    onceActivated(() => {
      waiting.add(candidate);
      void pick();
    }, prompt.signal);
  });
}

/** Shows the most important candidate that says yes; those that say no are out. */
async function pick(): Promise<void> {
  // All are asked as soon as they come, so that several slow ones do not add up.
  for (const candidate of waiting)
    if (isFreeFor(candidate)) candidate.answer ??= resolveCanShow(candidate.prompt);
  if (picking) return;
  picking = true;
  for (let best = first(); best && isFreeFor(best); best = first()) {
    const yes = await best.answer;
    // Meanwhile a more important one or a dialog may have come, or this one may have gone.
    if (best !== first() || !isFreeFor(best)) continue;
    waiting.delete(best);
    best.settle(yes === true && !isHeldBack(best.prompt) && start(best));
  }
  picking = false;
}

/**
 * Whether nothing has the reader's attention that a candidate has to wait for: no dialog that the reader opened, and
 * no prompt but one that makes way for it.
 */
function isFreeFor({ prompt }: Candidate): boolean {
  if (arePromptsHeld()) return false;
  return !showing || (!!showing.prompt.giveWay && showing.prompt.priority < prompt.priority);
}

/** What candidates answered may no longer be so when their turn comes. */
function forgetAnswers(): void {
  for (const candidate of waiting) candidate.answer = undefined;
}

function first(): Candidate | undefined {
  // A stable sort: of equals the one that asked first stays first.
  return [...waiting].sort((one, other) => other.prompt.priority - one.prompt.priority)[0];
}

async function resolveCanShow({ name, cap, canShow, signal }: Prompt): Promise<boolean> {
  if (cap) await delay(CAPPED_DELAY, signal);
  if (signal.aborted || isHeldBack({ name, cap })) return false;
  const late = new AbortController();
  signal.addEventListener('abort', () => late.abort(), { signal: late.signal });
  const timeout = delay(ANSWER_TIMEOUT, late.signal).then(() => false);
  try {
    return await Promise.race([timeout, canShow?.() ?? true]);
  } catch (cause) {
    error('prompts', `"${name}" threw when asked whether it can show; that counts as no.`, cause);
    return false;
  } finally {
    late.abort();
  }
}

/** @returns whether it shows; a prompt that throws counts as "no" */
function start(candidate: Candidate): boolean {
  const { name, cap, show } = candidate.prompt;
  const former = showing;
  showing = candidate;
  forgetAnswers();
  try {
    former?.prompt.giveWay?.();
    show(() => leave(candidate));
  } catch (cause) {
    error('prompts', `"${name}" could not be shown.`, cause);
    leave(candidate);
    return false;
  }
  if (cap) addImpression({ name, at: now() });
  return true;
}

/** Takes a candidate away: the one that shows has closed, one that waits is withdrawn. */
function leave(candidate: Candidate): void {
  if (showing === candidate) {
    showing = undefined;
    void pick();
  } else {
    waiting.delete(candidate);
    candidate.settle(false);
  }
}

function isHeldBack({ name, cap }: { name: string; cap?: Cap | undefined }): boolean {
  return !!cap && isCapped(name, cap, OVERALL_CAP, readImpressions(), now());
}

import { onAbort } from '../../platform/dom/on-abort.ts';
import { onceActivated } from '../../platform/page-life/activation.ts';
import { delay } from '../../platform/schedule/delay.ts';
import { now } from '../../platform/time/now.ts';
import { error } from '../../runtime/log/log.ts';
import { documentValue } from '../../runtime/page/document-value.ts';
import { arePromptsHeld, onPromptsResumed } from '../../ui/overlay/prompt-hold.ts';
import { isTyping, onTypingEnded } from '../../ui/overlay/typing.ts';
import { type Cap, isCapped } from './caps.ts';
import { addImpression, readImpressions } from './impressions.ts';

/** A prompt, which interrupts the visitor. */
export interface Prompt {
  /** The name under which its impressions are counted, such as `tour`. */
  readonly name: string;
  /**
   * Its priority, one of `PRIORITY`: the highest is shown first, and among equal ones the one that was requested first.
   */
  readonly priority: number;
  /**
   * The limit of its impressions. A prompt without a cap (a paywall, a dialog that the visitor opened) is neither
   * limited nor counted; one with a cap is limited by it and by {@link OVERALL_CAP}.
   */
  readonly cap?: Cap;
  /**
   * Returns whether there is something to show now. May be called again when its turn comes after another prompt.
   * False, an exception and no answer within {@link ANSWER_TIMEOUT} all mean no.
   */
  readonly canShow?: () => boolean | Promise<boolean>;
  /** Whether it takes the focus when it is shown: it then waits while the visitor is in a field. */
  readonly takesFocus?: boolean;
  /**
   * Shows the prompt.
   * @param release to be called once when it has closed; only then can the next prompt show
   */
  readonly show: (release: () => void) => void;
  /**
   * For a notice that stays until the visitor closes it: hides it at once, because a more important prompt is about to
   * show. It can be requested again. Without this function a visible prompt stays until its release.
   */
  readonly giveWay?: () => void;
  /** Withdraws the prompt; while it is visible, this has the effect of its release. */
  readonly signal: AbortSignal;
}

/** Milliseconds after which a prompt that has not answered counts as "no". */
export const ANSWER_TIMEOUT = 3000;
/** The delay of a capped prompt in ms, because a more important one may still be loading. */
export const CAPPED_DELAY = 1000;
/** The cap for all capped prompts together: three a day. */
export const OVERALL_CAP: Cap = Object.freeze({ max: 3, within: 24 * 60 * 60 * 1000 });

interface Candidate {
  readonly prompt: Prompt;
  readonly settle: (shown: boolean) => void;
  answer: Promise<boolean> | undefined;
}

/** The prompts of a page. */
interface Candidates {
  readonly waiting: Set<Candidate>;
  showing?: Candidate | undefined;
  isPicking: boolean;
}

const pageCandidates = documentValue((): Candidates => {
  const candidates: Candidates = { waiting: new Set(), isPicking: false };
  const resume = () => {
    forgetAnswers(candidates);
    void pick(candidates);
  };
  onPromptsResumed(resume);
  onTypingEnded(resume);
  return candidates;
});

/**
 * Requests to show a prompt. The page shows one prompt at a time; the others wait for their turn.
 * @param prompt the candidate
 * @returns true when it has been shown; false when it was withdrawn, has nothing to show or is capped. Never rejects.
 */
export function requestPrompt(prompt: Prompt): Promise<boolean> {
  return new Promise((settle) => {
    if (prompt.signal.aborted) {
      settle(false);
      return;
    }
    const candidates = pageCandidates();
    const candidate: Candidate = { prompt, settle, answer: undefined };
    onAbort(prompt.signal, () => leave(candidates, candidate));
    onceActivated(() => {
      candidates.waiting.add(candidate);
      void pick(candidates);
    }, prompt.signal);
  });
}

/** Shows the most important candidate that can be shown, and removes those that cannot. */
async function pick(candidates: Candidates): Promise<void> {
  const { waiting } = candidates;
  const first = () => mostImportant(waiting);
  const isFree = (candidate: Candidate) => isFreeFor(candidate, candidates.showing);
  // All candidates are checked in parallel, so that several slow ones do not add up.
  for (const candidate of waiting)
    if (isFree(candidate)) candidate.answer ??= resolveCanShow(candidate.prompt);
  if (candidates.isPicking) return;
  candidates.isPicking = true;
  for (let best = first(); best && isFree(best); best = first()) {
    const yes = await best.answer;
    // Meanwhile a more important prompt or a dialog may have opened, or this prompt may have been withdrawn.
    if (best !== first() || !isFree(best)) continue;
    waiting.delete(best);
    best.settle(yes === true && !isHeldBack(best.prompt) && start(candidates, best));
  }
  candidates.isPicking = false;
}

/**
 * Whether a candidate can be shown now: no dialog of the visitor is open, no prompt is visible except one that gives
 * way, and the candidate would not take the focus from a field.
 */
function isFreeFor({ prompt }: Candidate, showing: Candidate | undefined): boolean {
  if (arePromptsHeld() || (prompt.takesFocus && isTyping())) return false;
  return !showing || (!!showing.prompt.giveWay && showing.prompt.priority < prompt.priority);
}

/** Answers of candidates may be outdated when their turn comes. */
function forgetAnswers({ waiting }: Candidates): void {
  for (const candidate of waiting) candidate.answer = undefined;
}

function mostImportant(waiting: ReadonlySet<Candidate>): Candidate | undefined {
  // The sort is stable: among equal candidates the one that was requested first stays first.
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

/** @returns whether it is shown; a prompt that throws counts as "no" */
function start(candidates: Candidates, candidate: Candidate): boolean {
  const { name, cap, show } = candidate.prompt;
  const former = candidates.showing;
  candidates.showing = candidate;
  forgetAnswers(candidates);
  try {
    former?.prompt.giveWay?.();
    show(() => leave(candidates, candidate));
  } catch (cause) {
    error('prompts', `"${name}" could not be shown.`, cause);
    leave(candidates, candidate);
    return false;
  }
  if (cap) addImpression({ name, at: now() });
  return true;
}

/** Removes a candidate, because the visible one has closed, or a waiting one is withdrawn. */
function leave(candidates: Candidates, candidate: Candidate): void {
  if (candidates.showing === candidate) {
    candidates.showing = undefined;
    void pick(candidates);
  } else {
    candidates.waiting.delete(candidate);
    candidate.settle(false);
  }
}

function isHeldBack({ name, cap }: { name: string; cap?: Cap | undefined }): boolean {
  return !!cap && isCapped(name, cap, OVERALL_CAP, readImpressions(), now());
}

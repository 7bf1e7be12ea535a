import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { HttpError } from '../../../core/platform/http/http-error.ts';
import { withRetries } from '../../../core/platform/http/with-retries.ts';
import { startStopwatch } from '../../../core/platform/time/start-stopwatch.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { showComments } from './show-comments.ts';
import type { Stream } from './talk-script.ts';
import { FAILED, RETRY } from './texts.ts';

/**
 * Milliseconds: a service that refuses a new token within this time is broken, and not just slow to expire the old one.
 */
const RENEWAL = 10_000;

/** An action that may solve a problem. */
export interface Remedy {
  readonly label: string;
  readonly run: () => void;
}

/** The comments of one article, to be shown. */
export interface Wanted {
  readonly feature: string;
  readonly page: Page;
  readonly articleId: string;
}

/** The container of the comments. */
interface Container {
  /** Receives the comment service's elements; empty while nothing is shown. */
  readonly stream: HTMLElement;
  /** Shows that the comments are loading, which are inert until they are shown. */
  wait(): void;
  /** Shows a problem. The content stays in the document, hidden and inert. */
  say(text: string, remedy: Remedy): void;
  /** Shows the content. */
  show(): void;
}

/** The comments in their container. */
export interface Block {
  /**
   * Hides the comments and makes them inert, with the visitor's draft, after a logout.
   * @returns false if there are no comments to keep
   */
  pause(text: string, remedy: Remedy): boolean;
  /** Shows the comments again, with a new token. */
  resume(): void;
}

/**
 * Shows a subscriber the comments, with a token that only this page's memory holds. If that fails, shows why and offers
 * to retry [comments-1, comments-2, comments-3].
 * @param wanted the comments to show
 * @param comments their container
 * @param signal removes them
 */
export function showBlock(
  { feature, page, articleId }: Wanted,
  comments: Container,
  signal: AbortSignal,
): Block {
  let attempt: AbortController | undefined;
  let shown: Stream | undefined;
  let isPaused = false;
  let sinceRenewal = (): number => Number.POSITIVE_INFINITY;

  const token = (until: AbortSignal) => fetchToken(page, until);
  const showFailure = (cause: unknown, again: () => void) => {
    error(feature, `The comments on article ${articleId} could not be loaded.`, cause);
    comments.say(FAILED, { label: RETRY, run: again });
  };
  const fail = (cause: unknown) => {
    if (signal.aborted) return;
    attempt?.abort(cause);
    attempt = shown = undefined;
    showFailure(cause, () => void start());
  };
  const renew = async (stream: Stream) => {
    const trial = attempt;
    if (!trial || trial.signal.aborted || isPaused) return;
    if (sinceRenewal() < RENEWAL) {
      fail(new Error('The comment service does not take a new token.'));
      return;
    }
    sinceRenewal = startStopwatch();
    try {
      const granted = await token(trial.signal);
      if (!trial.signal.aborted && !isPaused) stream.login(granted);
    } catch (cause) {
      if (!trial.signal.aborted && !isPaused) fail(cause);
    }
  };
  const start = async () => {
    const trial = new AbortController();
    attempt = trial;
    comments.wait();
    try {
      shown = await showComments(
        {
          articleId,
          page,
          container: comments.stream,
          token,
          onExpired: (stream) => void renew(stream),
          onFailed: fail,
        },
        trial.signal,
      );
      comments.show();
    } catch (cause) {
      fail(cause);
    }
  };
  /** A missing token must not discard the visitor's draft. */
  const resume = async () => {
    isPaused = false;
    const trial = attempt;
    if (!trial) return start();
    comments.wait();
    try {
      const granted = await token(trial.signal);
      if (trial.signal.aborted || isPaused) return;
      shown?.login(granted);
      comments.show();
    } catch (cause) {
      if (!trial.signal.aborted && !isPaused) showFailure(cause, () => void resume());
    }
  };

  onAbort(signal, () => attempt?.abort(signal.reason));
  void start();
  return {
    pause(text, remedy) {
      if (!shown) return false;
      isPaused = true;
      comments.say(text, remedy);
      return true;
    },
    resume: () => void resume(),
  };
}

/** A refusal means that the page's login status is outdated: it is fetched again, for all features. */
async function fetchToken(page: Page, signal: AbortSignal): Promise<string> {
  const { fetchTalkToken } = await import('./api/talk-token.ts');
  try {
    return await withRetries(() => fetchTalkToken(signal), signal);
  } catch (cause) {
    if (cause instanceof HttpError && (cause.status === 401 || cause.status === 403)) {
      await visitor(page).refresh();
    }
    throw cause;
  }
}

import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { loadTalk, renderComments, type Stream } from './talk-script.ts';

/** Time limit for the comments, in milliseconds. */
const TIMEOUT = 15_000;

/** The inputs of one attempt to show the comments. */
interface Wanted {
  readonly articleId: string;
  readonly page: Page;
  /** Receives the comments; empty. */
  readonly container: HTMLElement;
  /** Fetches the visitor's token. */
  readonly token: (signal: AbortSignal) => Promise<string>;
  /** Called when the service no longer accepts the token. */
  readonly onExpired: (stream: Stream) => void;
  /** Called when the service fails after it was ready. */
  readonly onFailed: (cause: Error) => void;
}

/**
 * Makes one attempt to show the comments: token and script are requested in parallel, within fifteen seconds
 * [comments-1, comments-3].
 * @param wanted the inputs of the attempt
 * @param signal cancels, and later removes the comments
 * @returns the comments, once they are visible
 * @throws (as a rejection) the reason of the failure; the container is empty then
 */
export async function showComments(
  { articleId, page, container, token, onExpired, onFailed }: Wanted,
  signal: AbortSignal,
): Promise<Stream> {
  const trial = new AbortController();
  const timer = setTimeout(() => trial.abort(new Error('The comments did not come in time.')), TIMEOUT);
  onAbort(signal, () => trial.abort(signal.reason));
  try {
    // A script request cannot be cancelled, but waiting for it can.
    const asked = Promise.all([token(trial.signal), loadTalk(page)]);
    const [granted] = await Promise.race([asked, whenAborted(trial.signal)]);
    return await renderComments(
      container,
      {
        articleId,
        articleUrl: `${self.origin}${location.pathname}`,
        token: granted,
        theme: document.documentElement.classList.contains('dark-mode') ? 'dark' : 'light',
        onExpired,
        onFailed,
      },
      trial.signal,
    );
  } finally {
    clearTimeout(timer);
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    onAbort(signal, () => reject(signal.reason));
  });
}

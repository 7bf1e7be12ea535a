import type { Page } from '../../../core/runtime/page/page.ts';
import { loadTalk, renderComments, type Stream } from './talk-script.ts';

/** Milliseconds within which the comments must be there. */
const PATIENCE = 15_000;

/** What one try to show the comments needs. */
interface Wanted {
  readonly articleId: string;
  readonly page: Page;
  /** Gets the comments; empty. */
  readonly container: HTMLElement;
  /** Asks for the reader's token. */
  readonly token: (signal: AbortSignal) => Promise<string>;
  /** The service no longer takes the token. */
  readonly onExpired: (stream: Stream) => void;
  /** The service failed after all was well. */
  readonly onFailed: (cause: Error) => void;
}

/**
 * Tries once to show the comments: token and script are asked together, and all of it has fifteen seconds
 * [comments-1, comments-3].
 * @param wanted what is shown
 * @param signal gives up, and later takes away what shows
 * @returns the comments, which can be read
 * @throws (as a rejection) what stood in the way; the container is empty then
 */
export async function showComments(
  { articleId, page, container, token, onExpired, onFailed }: Wanted,
  signal: AbortSignal,
): Promise<Stream> {
  const trial = new AbortController();
  const giveUp = () => trial.abort(signal.reason);
  const timer = setTimeout(() => trial.abort(new Error('The comments did not come in time.')), PATIENCE);
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) giveUp();
  try {
    // A script that was asked for cannot be called back, but nobody has to wait for it.
    const asked = Promise.all([token(trial.signal), loadTalk(page)]);
    const [granted] = await Promise.race([asked, whenAborted(trial.signal)]);
    return await renderComments(
      container,
      {
        articleId,
        articleUrl: `${location.origin}${location.pathname}`,
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
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
}

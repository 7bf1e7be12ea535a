import { loadScript, type ScriptPage } from '../../../core/platform/scripts/load-script.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';

/** The comment service is on the page's own origin [comments-1]. */
const ROOT = '/talk/';
const SCRIPT = '/talk/static/embed.js';

/** What the comment service's script puts on the page as `window.Coral.Talk`; see docs/third-parties.md. */
interface TalkScript {
  render(container: HTMLElement, options: object): unknown;
}

/** Comments that show. */
export interface Stream {
  /** Hands the service another token. */
  login(token: string): void;
  /** Takes everything out of the container. */
  remove(): void;
}

/** Which comments, and for whom. */
interface StreamOptions {
  readonly articleId: string;
  /** The article's address, without a query. */
  readonly articleUrl: string;
  /** Goes to the script's call and nowhere else [comments-3]. */
  readonly token: string;
  readonly theme: 'light' | 'dark';
  /** The service no longer takes the token. */
  readonly onExpired: (stream: Stream) => void;
  /** The service failed after it had said that it was ready. */
  readonly onFailed: (cause: Error) => void;
}

/** Asks for the script of the comment service, once for all of the page [comments-1]. */
export const loadTalk = (page: ScriptPage): Promise<void> => loadScript(SCRIPT, page);

/**
 * Lets the comment service, whose script has run, put its comments into a container. Another party's script is fitted
 * in here alone.
 * @param container empty, in the page
 * @param options which comments
 * @param signal gives up; what the script made is taken away then
 * @returns the comments, once they can be read
 * @throws (as a rejection) the signal's reason, or an Error where the script does not do what was agreed
 */
export function renderComments(
  container: HTMLElement,
  { articleId, articleUrl, token, theme, onExpired, onFailed }: StreamOptions,
  signal: AbortSignal,
): Promise<Stream> {
  return new Promise((resolve, reject) => {
    let stream: Stream | undefined;
    let isReady = false;
    const settle = () => {
      if (stream && isReady) resolve(stream);
    };
    const giveUp = (reason: unknown) => {
      stream?.remove();
      stream = undefined;
      container.replaceChildren();
      reject(reason);
    };
    signal.addEventListener('abort', () => giveUp(signal.reason), { once: true });
    try {
      stream = render(container, {
        talk: ROOT,
        asset_id: articleId,
        asset_url: articleUrl,
        auth_token: token,
        lang: 'nl',
        theme,
        onReady() {
          isReady = true;
          settle();
        },
        onError(cause: unknown) {
          if (signal.aborted) return;
          const failure = new Error('The comment service failed.', { cause });
          if (stream && isReady) onFailed(failure);
          giveUp(failure);
        },
        onTokenExpired() {
          if (stream) onExpired(stream);
        },
      });
      settle();
    } catch (cause) {
      giveUp(cause);
    }
  });
}

function render(container: HTMLElement, options: object): Stream {
  const coral: unknown = Reflect.get(window, 'Coral');
  const talk = isRecord(coral) ? coral.Talk : undefined;
  if (!isTalk(talk)) throw new Error('The script made no window.Coral.Talk with render().');
  const made = talk.render(container, options);
  if (!isStream(made)) throw new Error('render() returned nothing with login() and remove().');
  return made;
}

function isTalk(value: unknown): value is TalkScript {
  return isRecord(value) && typeof value.render === 'function';
}

function isStream(value: unknown): value is Stream {
  return isRecord(value) && typeof value.login === 'function' && typeof value.remove === 'function';
}

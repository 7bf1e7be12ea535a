import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { loadScript, type ScriptPage } from '../../../core/platform/scripts/load-script.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';
import { LANGUAGE } from '../../../core/runtime/site/language.ts';

/** The comment service is on the page's own origin [comments-1]. */
const ROOT = '/talk/';
const SCRIPT = '/talk/static/embed.js';

/** The interface that the comment service's script sets as `window.Coral.Talk`; see docs/third-parties.md. */
interface TalkScript {
  render(container: HTMLElement, options: object): unknown;
}

/** Comments that are shown. */
export interface Stream {
  /** Passes the service a new token. */
  login(token: string): void;
  /** Empties the container. */
  remove(): void;
}

/** The article, and the visitor for whom the comments are shown. */
interface StreamOptions {
  readonly articleId: string;
  /** The article's address, without a query. */
  readonly articleUrl: string;
  /** Passed to the script's call and nowhere else [comments-3]. */
  readonly token: string;
  readonly theme: 'light' | 'dark';
  /** Called when the service no longer accepts the token. */
  readonly onExpired: (stream: Stream) => void;
  /** Called when the service fails after it reported that it was ready. */
  readonly onFailed: (cause: Error) => void;
}

/** Requests the script of the comment service, once per page [comments-1]. */
export const loadTalk = (page: ScriptPage): Promise<void> => loadScript(SCRIPT, page);

/**
 * Lets the comment service, whose script has loaded, render its comments into a container. Only this file knows the
 * third party's script.
 * @param container empty, in the page
 * @param options the article and the visitor
 * @param signal cancels, and removes the script's elements
 * @returns the comments, once they are visible
 * @throws (as a rejection) the signal's reason, or an Error if the script breaks its contract
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
    onAbort(signal, () => giveUp(signal.reason));
    try {
      const options = {
        talk: ROOT,
        asset_id: articleId,
        asset_url: articleUrl,
        auth_token: token,
        lang: LANGUAGE,
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
      };
      stream = render(container, options);
      // Content that is already in the page can be read: only a frame still has to load.
      isReady ||= container.childNodes.length > 0 && !container.querySelector('iframe');
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
  if (isStream(made)) return made;
  // A script that returns no controls gets a new token by rendering again.
  return {
    login(token) {
      container.replaceChildren();
      talk.render(container, { ...options, auth_token: token });
    },
    remove: () => container.replaceChildren(),
  };
}

function isTalk(value: unknown): value is TalkScript {
  return isRecord(value) && typeof value.render === 'function';
}

function isStream(value: unknown): value is Stream {
  return isRecord(value) && typeof value.login === 'function' && typeof value.remove === 'function';
}

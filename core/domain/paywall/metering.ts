import { delay } from '../../platform/schedule/delay.ts';
import { loadScript } from '../../platform/scripts/load-script.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageValue } from '../../runtime/page/page-value.ts';
import { ANALYTICS } from '../../user/analytics/trackers.ts';
import { hasConsent } from '../../user/consent/consent.ts';

/** The metering service's advice on the wall [metering-5]. */
export interface MeteringAdvice {
  readonly wallType: string;
  readonly visibility: string;
}

/**
 * The commands that the service's script reads from `window.nmtMetering`, an array that it replaces by its own object:
 * docs/third-parties.md. They never identify the visitor and never hold a gift token [gift-article-view-3].
 */
type Command =
  | { readonly event: 'pageview'; readonly consent: boolean; readonly article: string; readonly type: string }
  | { readonly event: 'getDecision'; readonly answer: (advice: unknown) => void }
  | { readonly event: 'wall'; readonly paywallId: string; readonly paywallType: string };

/** The metering service of one page. */
export interface Metering {
  /**
   * Counts the view and requests advice.
   * @param timeout in milliseconds
   * @returns undefined if no valid advice arrives in time; never rejects
   */
  advise(timeout: number): Promise<MeteringAdvice | undefined>;
  /** Counts the view without requesting advice: for subscribers [metering-3]. */
  view(): void;
  /** Reports that a wall is shown, after the view [metering-5]. */
  wall(paywallId: string, paywallType: string): void;
}

/** The parts of the page that are sent to the service or needed to load its script. */
type MeteredPage = Pick<
  Page,
  'appView' | 'articleId' | 'articleType' | 'config' | 'consentRequired' | 'staticPath'
>;

/**
 * The metering service of a page [metering-1, metering-2]. Its script is loaded once, with a flag for the visitor's
 * consent to analytics.
 * @param page the page
 * @param src the script's address
 */
export function metering(page: MeteredPage, src: string): Metering {
  const { push, failed } = opened(page)(src);
  const view = viewOnce(page);
  const { articleId: article, articleType: type } = page;
  const count = () =>
    view(() => push({ event: 'pageview', consent: hasConsent(page, ANALYTICS), article, type }));
  return {
    view: count,
    advise(timeout) {
      count();
      const late = new AbortController();
      const advice = new Promise<unknown>((answer) => push({ event: 'getDecision', answer }));
      return (
        Promise.race([advice, failed, delay(timeout, late.signal)])
          .then(adviceOf)
          // The answer comes from a third-party script, so reading it may throw.
          .catch(() => undefined)
          .finally(() => late.abort())
      );
    },
    wall(paywallId, paywallType) {
      // The view of a subscriber is counted when the browser is idle, which may be later.
      count();
      push({ event: 'wall', paywallId, paywallType });
    },
  };
}

const opened = pageValue((page: MeteredPage) => {
  let known: { readonly push: (command: Command) => void; readonly failed: Promise<undefined> } | undefined;
  return (src: string) => {
    known ??= open(page, src);
    return known;
  };
});

/** Counts a page's view once. */
const viewOnce = pageValue((_page: MeteredPage) => {
  let isCounted = false;
  return (count: () => void) => {
    if (!isCounted) count();
    isCounted = true;
  };
});

function open(page: MeteredPage, src: string) {
  const global = window as { nmtMetering?: { push(command: Command): void } };
  global.nmtMetering ??= [];
  const flag = `${src.includes('?') ? '&' : '?'}consent=${hasConsent(page, ANALYTICS)}`;
  const failed = new Promise<undefined>((fail) => {
    loadScript(src + flag, page).catch((cause: unknown) => {
      error('paywall', 'The metering script could not be loaded; the decision goes on without it.', cause);
      fail(undefined);
    });
  });
  const push = (command: Command) => {
    try {
      global.nmtMetering?.push(command);
    } catch (cause) {
      error('paywall', `The metering script threw at "${command.event}".`, cause);
    }
  };
  return { push, failed };
}

/** Only two short words are passed to the decision service. */
function adviceOf(answer: unknown): MeteringAdvice | undefined {
  const { wallType, visibility } = Object(answer) as Record<string, unknown>;
  return isWord(wallType) && isWord(visibility) ? { wallType, visibility } : undefined;
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
}

import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import type { ViewContext } from '../../../core/runtime/feature/view-context.ts';
import { mayOffer } from '../../../core/user/prompts/may-offer.ts';
import { PRIORITY } from '../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../core/user/prompts/prompts.ts';
import { notifyDenied, onNotifyDenied, storeNotifyDenied } from '../../../core/user/push/notify-denied.ts';
import { isPushOn, mayAsk } from '../../../core/user/push/permission.ts';
import type { WebPush } from '../../../core/user/push/push-config.ts';
import { turnOnPush, updateToken } from '../../../core/user/push/turn-on.ts';
import { accountOf } from '../../../core/user/visitor/visitor-value.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';
import { isPushPage } from './is-push-page.ts';
import type { PushQuestionProps } from './PushQuestion.tsx';

/** An undecided visitor is asked again, but not on every page of a day. */
const CAP = { max: 3, within: 24 * 60 * 60 * 1000 };

/**
 * For each visitor who logs in while the page is open: sends the token if messages are enabled, and asks if the visitor
 * has not decided [web-push-1, web-push-2].
 * @param body the page's content
 */
export function offerPush(
  body: HTMLElement,
  webPush: WebPush,
  { feature, page, signal, show }: ViewContext<PushQuestionProps>,
): void {
  /** The question; it is hidden for more important prompts and shown again after them. */
  const requestOnce = (turnOn: () => Promise<unknown>, ends: AbortSignal) => {
    const isOpen = () => mayAsk(Notification.permission, notifyDenied()) && isPushPage(page, body);
    if (!isOpen() || ends.aborted || !mayOffer(page)) return;
    const ending = new AbortController();
    const end = () => ending.abort();
    ends.addEventListener('abort', end, { signal: ending.signal });
    // Denied in another tab.
    onNotifyDenied(() => isOpen() || end(), ending.signal);
    void requestPrompt({
      name: feature,
      priority: PRIORITY.push,
      cap: CAP,
      canShow: isOpen,
      show: () => {
        const onYes = () => {
          // Synchronously, because the browser only asks for permission during a click.
          void turnOn();
          end();
        };
        show({ onYes, onNo: () => storeNotifyDenied(true) });
        onAbort(ending.signal, () => show(undefined));
      },
      giveWay: () => {
        end();
        requestOnce(turnOn, ends);
      },
      signal: ending.signal,
    });
  };

  whileVisitor(
    page,
    (reader, ends) => {
      if (!reader.loggedIn) return;
      const options = { page, webPush, account: accountOf(reader), signal: ends };
      if (isPushOn(Notification.permission, notifyDenied())) void updateToken(options);
      else requestOnce(() => turnOnPush(options), ends);
    },
    signal,
  );
}

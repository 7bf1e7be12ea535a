import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { notifyDenied } from '../../../core/user/push/notify-denied.ts';
import { isPushSupported } from '../../../core/user/push/permission.ts';
import { pushConfig } from '../../../core/user/push/push-config.ts';
import { registeredWorker } from '../../../core/user/push/registered-worker.ts';
import { isPushPage } from './is-push-page.ts';

/**
 * Asks logged-in visitors whether they want push messages, and keeps this browser's token on the server current
 * [web-push-1]. If the site no longer has the worker that this browser registered, its messages are ended.
 */
export default lazyWidget({
  attributes: {},
  at: 'beforeend',
  loadView: async () => (await import('./PushQuestion.tsx')).PushQuestion,
  async enhance(body, _attributes, context) {
    const { page } = context;
    const { webPush } = pushConfig(page);
    if (!isPushSupported()) return;
    const former = registeredWorker();
    if (former !== undefined && former !== webPush?.worker) {
      const { endFormerPush } = await import('../../../core/user/push/subscription.ts');
      await endFormerPush();
    }
    const isRefused = Notification.permission === 'denied' || notifyDenied() === true;
    if (!webPush || isRefused || !isPushPage(page, body) || context.signal.aborted) return;
    const { offerPush } = await import('./offer-push.ts');
    offerPush(body, webPush, context);
  },
});

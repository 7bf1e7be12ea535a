import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { announcePage } from '../../../core/user/app/announce-page.ts';
import { requestFromApp } from '../../../core/user/app/bridge.ts';
import { appOffers } from '../../../core/user/app/capabilities.ts';
import type { OpenLink } from '../../../core/user/app/messages.ts';
import { readLink } from './read-link.ts';

/**
 * In the app view: notifies the app that the page is ready, and sends it links to open. Every link works: the page
 * itself opens those that the app does not support, refuses or does not answer.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { page, signal }) {
    announcePage(page);
    const pending = new Set<string>();

    const handOver = async (message: OpenLink, address: string) => {
      if (pending.has(message.url)) return;
      pending.add(message.url);
      const isHandled = await requestFromApp(message);
      pending.delete(message.url);
      if (!isHandled && !signal.aborted) location.assign(address);
    };

    hook.addEventListener(
      'click',
      (event) => {
        const anchor = plainlyClicked(event);
        const link = anchor && readLink(anchor.getAttribute('href') ?? '', document.baseURI);
        if (!link) return;
        const { message, address } = link;
        if (message && appOffers('links')) {
          event.preventDefault();
          void handOver(message, address);
        } else if (message?.kind === 'article' || opensWindow(anchor)) {
          // Articles stay in the app view, and a web view cannot open a second window.
          event.preventDefault();
          location.assign(address);
        }
      },
      { signal },
    );
  },
});

/** The link of a click that has not been handled and would navigate this page. */
function plainlyClicked(event: MouseEvent): Element | undefined {
  const { target } = event;
  if (!isPlainClick(event)) return undefined;
  const anchor = target instanceof Element ? target.closest('a[href], area[href]') : null;
  return anchor && !anchor.hasAttribute('download') ? anchor : undefined;
}

function opensWindow(anchor: Element): boolean {
  return !/^(|_self|_parent|_top)$/i.test(anchor.getAttribute('target') ?? '');
}

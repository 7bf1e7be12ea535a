import { replaceFragment } from '../../../core/platform/history/fragment.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import { untilTypingEnds } from '../../../core/ui/overlay/typing.ts';
import { appOffers } from '../../../core/user/app/capabilities.ts';
import { mayBeInApp } from '../../../core/user/app/in-app.ts';
import { consent } from '../../../core/user/consent/consent.ts';
import { usesOwnDialog } from '../../../core/user/consent/consent-config.ts';
import { type ConsentModal, modalIn } from '../../../core/user/consent/modal-in.ts';
import { isOpen } from '../../../core/user/consent/rules.ts';
import { showConsent } from '../../../core/user/consent/show-consent.ts';
import type { Cap } from '../../../core/user/prompts/caps.ts';

/** A visitor who closes the notice without choosing is asked again the next day. */
const CAP: Cap = { max: 1, within: 24 * 60 * 60 * 1000 };

/**
 * Opens the consent modals if the address or a link names one [consent-1], and asks for consent on a first visit if the
 * page says that it requires it. In the app view the app asks, also on web pages if it offers `web`.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { page, signal }) {
    // A visitor who has closed a modal without a choice on this page is asked again on a later one.
    let hasOpened = false;
    const load = async () => {
      try {
        const modals = await loadModals();
        // A visitor who has begun to type in the meantime keeps the focus until then.
        await untilTypingEnds(signal);
        return modals;
      } catch (cause) {
        hasOpened = false;
        throw cause;
      }
    };
    const show = (modal: ConsentModal) => {
      hasOpened = true;
      return showConsent(modal, { page, signal, load });
    };
    const openNamed = () => {
      const modal = modalIn(location.hash);
      if (!modal) return;
      // The settings of an app or a consent platform are not part of the page's address.
      if (appOffers('consent') || (!page.appView && !usesOwnDialog(page))) replaceFragment('');
      void show(modal);
    };
    openNamed();
    addEventListener('hashchange', openNamed, { signal });

    hook.addEventListener(
      'click',
      (event) => {
        const modal = event.defaultPrevented || event.button !== 0 ? undefined : modalOf(event.target);
        if (!modal) return;
        // Otherwise the link would leave an entry in the history that closing cannot remove.
        event.preventDefault();
        void show(modal);
      },
      { signal },
    );

    // Only a page that says that it requires consent interrupts its visitors; another leaves it to links and addresses.
    const isSaid = hook.hasAttribute('data-consent-required');
    const showNotice = () => {
      if (isSaid && isOpen(consent(page).getState()) && usesOwnDialog(page)) {
        const canShow = () => !hasOpened && isOpen(consent(page).getState());
        void request(signal, canShow, () => show('consent-notice'));
      }
    };
    if (page.appView || !mayBeInApp()) showNotice();
    // A web page in an app, which may have asked already.
    else
      void import('./leave-to-app.ts').then(
        ({ leaveToApp }) => leaveToApp(page, signal, showNotice),
        showNotice,
      );
    if (location.hash.includes('debug=consent')) {
      void import('./print-consent.ts').then(({ printConsent }) => printConsent(consent(page), signal));
    }
  },
});

// Here and not in core, because a shared file must not depend on code that only this feature loads.
const loadModals = () => import('../../../core/user/consent/dialog/open-consent-modal.tsx');

/** The modal that a link on this page opens. */
function modalOf(target: EventTarget | null): ConsentModal | undefined {
  const href = target instanceof Element && target.closest('a[href*="#modal="]')?.getAttribute('href');
  const url = href ? parseAddress(href) : undefined;
  const isHere = url && url.href.replace(/#.*/, '') === location.href.replace(/#.*/, '');
  return isHere ? modalIn(url.hash) : undefined;
}

/** Asks for consent when its turn among the prompts comes. */
async function request(
  signal: AbortSignal,
  canShow: () => boolean,
  show: () => Promise<void>,
): Promise<void> {
  // A page in a frame leaves the question to its parent page.
  if (window !== window.parent) return;
  const { requestPrompt, PRIORITY } = await import('./request.ts');
  await requestPrompt({
    name: 'consent',
    priority: PRIORITY.consent,
    cap: CAP,
    canShow,
    takesFocus: true,
    show: (release) => void show().then(release),
    signal,
  });
}

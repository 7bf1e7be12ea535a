import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { insert, show as showElement } from '../../../core/platform/dom/undo.ts';
import { articleIdOf } from '../../../core/platform/ids/article-id.ts';
import { loginAddress } from '../../../core/platform/navigation/login-address.ts';
import { anchorScroll } from '../../../core/platform/viewport/anchor-scroll.ts';
import { integer, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import { consent, hasConsent } from '../../../core/user/consent/consent.ts';
import { showConsent } from '../../../core/user/consent/show-consent.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import type { Block } from './block.ts';
import { isBack, isSame, type Showing, showingFor } from './showing.ts';
import { LOG_IN, LOGGED_OUT } from './texts.ts';

/** The container of the comments. */
const PLACE = '[data-comments-place]';

/**
 * Shows subscribers the comments on an article; others see the server's invitation, `[data-comments-invitation]`
 * [comments-1, comments-2, comments-3]. Follows a login or logout in another tab: the visitor's draft is hidden until
 * they are back. If the server sends the container, `[data-comments-place]`, its space is reserved from the start.
 */
export default lazyWidget({
  at: (hook) => hook.querySelector<HTMLElement>(PLACE) ?? hook,
  loadView: async () => (await import('./Comments.tsx')).Comments,
  attributes: {
    /** The article's id; by default that of the page. */
    articleId: optional(integer(1, Number.MAX_SAFE_INTEGER)),
    /** The purpose to which the visitor must have consented before anything is requested, such as `social-media`. */
    purpose: optional(text()),
  },
  enhance(hook, { articleId, purpose }, { feature, page, show, signal }) {
    const article = articleId === undefined ? articleIdOf(page) : String(articleId);
    if (article === undefined) {
      throw new TypeError(
        `${feature}: no article is named; expected data-article-id on the hook or on <body>.`,
      );
    }
    const sent = hook.querySelector<HTMLElement>(PLACE);
    const invitations = invitationsIn(hook, sent);
    const place = sent ?? create('div');
    place.dataset.commentsPlace = '';
    const { store } = visitor(page);
    const wanted = { feature, page, articleId: article };
    const isLinked = Boolean(new URLSearchParams(page.query).get('commentId'));
    let showing: Showing = { kind: 'as-sent' };
    let session = 0;
    let block: Block | undefined;

    const onSettings = () =>
      void showConsent('consent-preferences', {
        page,
        signal,
        load: () => import('../../../core/user/consent/dialog/open-consent-modal.tsx'),
      });
    const onBlock = (shown: Block) => {
      block = shown;
    };
    const onInert = () => focusOn(hook, signal);
    const draw = () => {
      session += 1;
      block = undefined;
      showElement(place, showing.kind !== 'invitation', signal);
      if (!place.isConnected) insert(hook, 'beforeend', place, signal);
      if (place.hidden) return show(undefined);
      const isConsented = showing.kind !== 'consent';
      show(
        { place, session, wanted: isConsented ? wanted : undefined, isLinked, onBlock, onInert, onSettings },
        // Runs at once: the code that follows checks the focus.
        (run) => run(),
      );
    };
    /**
     * After a logout and login in another tab, the visitor's draft stays.
     * @returns whether nothing else has to be rendered
     */
    const keeps = (next: Showing): boolean => {
      if (next.kind === 'logged-out') return block?.pause(LOGGED_OUT, { label: LOG_IN, run: logIn }) === true;
      if (!isBack(showing, next)) return false;
      block?.resume();
      return true;
    };
    const update = () => {
      const isConsented = purpose === undefined || hasConsent(page, purpose);
      const next = showingFor(store.getState(), isConsented, showing);
      if (isSame(next, showing)) return;
      const hadFocus = hook.contains(document.activeElement);
      const isKept = keeps(next);
      showing = next.kind === 'logged-out' && !isKept ? { kind: 'invitation' } : next;
      // Keeps the scroll position regardless of what is inserted or removed.
      anchorScroll(() => {
        const isInviting = showing.kind === 'invitation' || showing.kind === 'logged-out';
        for (const invitation of invitations) showElement(invitation, isInviting, signal);
        if (!isKept) draw();
      });
      // The focused element has been removed: keyboard focus continues from the hook.
      if (hadFocus && !isFocusIn(hook)) focusOn(hook, signal);
    };
    subscribe(store, update, signal);
    if (purpose !== undefined) onAbort(signal, consent(page).subscribe(update));
  },
});

/**
 * The elements that the server marked as its invitation, or otherwise all that it sent besides the heading and the
 * container.
 */
function invitationsIn(hook: HTMLElement, container: HTMLElement | null): HTMLElement[] {
  const marked = [...hook.querySelectorAll<HTMLElement>('[data-comments-invitation]')];
  if (marked.length > 0) return marked;
  return [...hook.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.contains(container) && !child.matches('h1, h2, h3, h4, h5, h6'),
  );
}

/** Opens another tab, because leaving this page would discard the draft. */
function logIn(): void {
  open(loginAddress(), '_blank', 'noopener');
}

/** Whether an element of the hook has the focus and can keep it. */
function isFocusIn(hook: HTMLElement): boolean {
  const { activeElement } = document;
  return hook.contains(activeElement) && !activeElement?.closest('[inert]');
}

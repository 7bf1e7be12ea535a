import { consent, hasConsent } from '../../../core/consent/consent.ts';
import { showConsent } from '../../../core/consent/show.ts';
import { integer, optional, text } from '../../../core/feature/attributes.ts';
import { enhancer } from '../../../core/feature/enhancer.ts';
import { articleIdOf } from '../../../core/ids/article-id.ts';
import { visitor } from '../../../core/visitor/visitor-store.ts';
import { showBlock } from './block.ts';
import { createPlace } from './place.ts';
import { isSame, type Showing, showingFor } from './showing.ts';
import { CONSENT_NEEDED, SETTINGS } from './texts.ts';

/**
 * Shows subscribers the comments on an article, also after a login or logout in another tab; all others see what the
 * server sent as invitation, `[data-comments-invitation]` [comments-1, comments-2, comments-3]. The room for the
 * comments, `[data-comments-place]`, is kept from the start where the server sends it.
 */
export default enhancer({
  attributes: {
    /** The article's number; without it that of the page. */
    articleId: optional(integer(1, Number.MAX_SAFE_INTEGER)),
    /** The purpose that the reader must have consented to before anything is asked, such as `social-media`. */
    purpose: optional(text()),
  },
  enhance(hook, { articleId, purpose }, { feature, page, signal }) {
    const article = articleId === undefined ? articleIdOf(page) : String(articleId);
    if (article === undefined) {
      throw new TypeError(
        `${feature}: no article is named; expected data-article-id on the hook or on <body>.`,
      );
    }
    const invitations = [...hook.querySelectorAll<HTMLElement>('[data-comments-invitation]')];
    const sent = hook.querySelector<HTMLElement>('[data-comments-place]');
    const room = sent ?? document.createElement('div');
    room.dataset.commentsPlace = '';
    const served = [...invitations, room].map((element) => ({ element, isHidden: element.hidden }));
    const { store } = visitor(page);
    let showing: Showing = { kind: 'as-sent' };
    let shown = new AbortController();

    const openSettings = () =>
      void showConsent('consent-preferences', {
        page,
        signal,
        load: () => import('../../../core/consent/dialog/open.tsx'),
      });
    const draw = () => {
      const place = createPlace(room, shown.signal);
      if (showing.kind === 'consent') place.say(CONSENT_NEEDED, { label: SETTINGS, run: openSettings });
      else showBlock({ feature, page, articleId: article, place }, shown.signal);
    };
    const follow = () => {
      const isConsented = purpose === undefined || hasConsent(page, purpose);
      const next = showingFor(store.getState(), isConsented);
      if (isSame(next, showing)) return;
      showing = next;
      const hadFocus = hook.contains(document.activeElement);
      shown.abort();
      shown = new AbortController();
      const isInviting = showing.kind === 'invitation';
      for (const invitation of invitations) invitation.hidden = !isInviting;
      room.hidden = isInviting;
      if (!room.isConnected) hook.append(room);
      if (!isInviting) draw();
      // What had the focus is gone: the keyboard goes on from here.
      if (hadFocus && !hook.contains(document.activeElement)) focusOn(hook, signal);
    };
    const ends = [
      store.subscribe(follow),
      ...(purpose === undefined ? [] : [consent(page).subscribe(follow)]),
    ];
    signal.addEventListener('abort', () => {
      for (const end of ends) end();
      shown.abort();
      for (const { element, isHidden } of served) element.hidden = isHidden;
      if (!sent) room.remove();
    });
    follow();
  },
});

function focusOn(hook: HTMLElement, signal: AbortSignal): void {
  hook.tabIndex = -1;
  hook.focus({ preventScroll: true });
  signal.addEventListener('abort', () => hook.removeAttribute('tabindex'));
}

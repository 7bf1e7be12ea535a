import type { Article } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';

/** The question below an article, which can be answered once; without a script its answer is submitted to a page. */
export function instantFeedback({ id }: Pick<Article, 'id'>): Markup {
  return html`<form class="instant-feedback" method="post" action="/artikel/vraag" data-widget="instant-feedback" aria-labelledby="vraag"><input type="hidden" name="article_id" value="${id}"><p class="instant-feedback__question" id="vraag">Was dit artikel de moeite van het lezen waard?</p><p class="instant-feedback__choices"><button class="button" name="answer" value="ja">Ja</button> <button class="button" name="answer" value="nee">Nee</button></p></form>`;
}

/**
 * The comments on an article. The page is made for each visitor: a subscriber gets the reserved space of the comments,
 * everybody else the appropriate invitation.
 */
export function comments({ visit, returnTo }: PageContext): Markup {
  const { account } = visit.session;
  const isSubscriber = account?.permissions.includes('nrc-online') === true;
  const login = `/login/?return_to=${encodeURIComponent(`${returnTo}#reacties`)}`;
  return html`<section class="comments" id="reacties" aria-labelledby="reacties-kop" data-widget="comments"><h2 id="reacties-kop">Reacties</h2><div class="comments__invitation" data-comments-invitation${isSubscriber && html` hidden`}><p>Abonnees praten hier met elkaar en met de redactie over dit artikel.</p><p><a class="button" href="/abonnementen/">Neem een abonnement</a> <a data-visitors="logged-out"${account && html` hidden`} href="${login}">Al abonnee? Log in</a></p></div>${isSubscriber && html`<div data-comments-place></div>`}</section>`;
}

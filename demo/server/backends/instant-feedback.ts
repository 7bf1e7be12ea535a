import * as z from 'zod';
import { Refusal } from '../../../fixtures/server/answers.ts';
import { type Backend, route } from '../../../fixtures/server/route.ts';
import { stateOf } from '../../../fixtures/sessions/state.ts';
import { ARTICLES } from '../../content/index.ts';
import type { Paper } from '../addresses.ts';
import { html } from '../html.ts';

/** This visitor's answers by article: a later answer replaces the earlier one. */
const given = stateOf('vraag onder een artikel', () => new Map<number, string>());

const ANSWERS: readonly string[] = ['ja', 'nee'];

/** Articles that do not exist, for the questions on the demo's feature page. */
const DEMO = { first: 9_400_000, last: 9_400_099 };

/**
 * Counts the answers to the question below an article. A browser that submits the form gets a page, a script gets JSON;
 * both are refused for the same reasons.
 */
export const instantFeedback = (paper: Paper): Backend => ({
  name: 'Vraag onder een artikel',
  routes: [
    route({
      method: 'POST',
      path: '/artikel/vraag',
      about: 'Neemt het antwoord van een lezer op de vraag onder een artikel aan.',
      form: z.object({ article_id: z.string().optional(), answer: z.string().optional() }),
      answer({ session, body, request }) {
        const { article_id, answer = '' } = body;
        const article = ARTICLES.find(({ id }) => String(id) === article_id);
        const id = Number(article_id);
        const reason = article || (id >= DEMO.first && id <= DEMO.last) ? refusal(answer) : UNKNOWN;
        if (!reason) session.state(given).set(id, answer);
        const back = article ? paper.address(article) : '/features/instant-feedback.html';
        if (request.header('accept')?.includes('text/html')) return answerPage(reason, back);
        if (reason) throw new Refusal(reason.status, reason.why);
        return { result: 'success' as const };
      },
    }),
  ],
});

/** The reason why an answer is rejected: a message for developers, and the status. */
interface Reason {
  readonly status: 404 | 422;
  readonly why: string;
}

const UNKNOWN: Reason = { status: 404, why: 'article_id: there is no such article' };

function refusal(answer: string): Reason | undefined {
  if (ANSWERS.includes(answer)) return undefined;
  return { status: 422, why: `answer: expected ${ANSWERS.join(' or ')}` };
}

function answerPage(reason: Reason | undefined, back: string): Response {
  const title = reason ? 'Versturen is niet gelukt' : 'Bedankt voor je reactie';
  const text = reason
    ? 'Je antwoord is niet aangekomen. Ga terug en probeer het opnieuw.'
    : 'De redactie leest mee met wat lezers van een artikel vonden.';
  const page = html`<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/static/paper.css">
<main class="feature-page"><h1>${title}</h1>
<p>${text}</p>
<p><a href="${back}">Terug naar het artikel</a></p></main>
</html>
`;
  return new Response(page.text, {
    status: reason?.status ?? 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

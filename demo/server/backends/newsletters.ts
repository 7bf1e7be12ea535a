import * as z from 'zod';
import { Refusal } from '../../../fixtures/server/answers.ts';
import { type Backend, route } from '../../../fixtures/server/route.ts';
import { newsletterByCode } from '../../content/newsletters.ts';
import { newsletterCard } from '../../layouts/newsletters/newsletter.ts';
import { html, type Markup } from '../html.ts';

/** The newsletters that the sign-up form suggests after success. */
const ALTERNATIVES = ['nrcvandaag', 'nrccultuurgids', 'nrcwetensch'];

/** The newsletters' HTML. */
export const newsletterFragments: Backend = {
  name: 'Nieuwsbrieven als HTML',
  routes: [
    route({
      path: '/newsletters/alternatives',
      about: 'Andere nieuwsbrieven, voor wie zich net inschreef.',
      answer: () =>
        fragment(
          html`<h3>Misschien ook iets voor jou</h3><div class="letters__list">${ALTERNATIVES.map((code) => {
            const newsletter = newsletterByCode(code);
            return newsletter && newsletterCard(newsletter, 'alternatieven');
          })}</div>`,
        ),
    }),
    route({
      path: '/data/newsletter-banner/:code',
      about: 'De banner van een nieuwsbrief.',
      params: z.object({ code: z.string() }),
      example: { path: '/data/newsletter-banner/nrcboeken' },
      answer({ params: { code } }) {
        const newsletter = newsletterByCode(code);
        if (!newsletter) throw new Refusal(404, 'code: there is no such newsletter');
        return fragment(html`<aside class="letter-banner">${newsletterCard(newsletter, 'banner')}</aside>`);
      },
    }),
  ],
};

function fragment(content: Markup): Response {
  return new Response(content.text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

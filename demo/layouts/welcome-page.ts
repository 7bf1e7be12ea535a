import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { smallPicture } from './picture.ts';

/** The steps of the welcome, in the order in which the pages link to them. */
const PARTS = [
  {
    address: '/mijn-nieuws/',
    title: 'Mijn nieuws',
    text: 'Volg onderwerpen, en lees wat daarover verschijnt.',
    picture: 'nachtredactie',
  },
  {
    address: '/leeslijst/',
    title: 'Leeslijst',
    text: 'Sla een artikel op voor later, ook op je telefoon.',
    picture: 'leesstoel',
  },
  {
    address: '/nieuwsbrieven/',
    title: 'Nieuwsbrieven',
    text: 'Kies welke nieuwsbrieven je wilt krijgen, en wanneer.',
    picture: 'toetsen',
  },
  {
    address: '/podcasts/',
    title: 'Podcasts',
    text: 'Luister onderweg naar het nieuws, en naar wat erachter zit.',
    picture: 'omslag-luisterartikelen',
  },
  {
    address: '/foto-van-de-dag/wachten/',
    title: 'Foto van de dag',
    text: 'Begin de ochtend met één beeld.',
    picture: 'paraplus',
  },
  {
    address: '/account/',
    title: 'Mijn account',
    text: 'Je gegevens, je abonnement en je meelezers.',
    picture: 'huizen',
  },
] as const;

/** The welcome of a new reader: the parts of the paper that are worth a look [welcome-bundle-1, welcome-bundle-2]. */
export function welcomePage(context: PageContext): Markup {
  return page(
    {
      title: 'Welkom',
      description: 'Waar je begint als nieuwe lezer van de krant.',
      pageType: 'welcomebundle',
      content: html`<div class="welcome-page" data-widget="welcome-bundle">
<div class="section-head"><h1>Welkom</h1><p>Zes dingen om als nieuwe lezer te bekijken. De volgorde maakt niet uit.</p></div>
<ul class="welcome-page__parts">${PARTS.map(
        ({ address, title, text, picture }) =>
          html`<li class="welcome-page__part">${smallPicture({ name: picture, alt: '' })}<div><h2 class="welcome-page__title"><a href="${address}">${title}</a></h2><p class="welcome-page__text">${text}</p></div></li>`,
      )}</ul>
</div>`,
    },
    context,
  );
}

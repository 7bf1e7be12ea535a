import { GIFTS_A_MONTH } from '../../../fixtures/backends/gift-tokens.ts';
import { articlesInWords, FREE_ARTICLES, inWords } from '../../../fixtures/prices/free-articles.ts';
import { type Benefit, IDENTITY_CHECK, KINDS } from '../../../fixtures/prices/price-list.ts';
import {
  capital,
  euros,
  introductionDuration,
  perWeek,
  weeklyCents,
} from '../../../fixtures/prices/prices.ts';
import { html, type Markup } from '../../server/html.ts';

/** The labels of the comparison's rows, in order. */
export const BENEFITS: Readonly<Record<Benefit, string>> = {
  articles: 'Alle artikelen, op de site en in de app',
  podcasts: 'Alle podcasts, ook de lange',
  puzzles: 'Alle puzzels',
  archive: 'Het hele archief',
  gift: `${capital(articlesInWords(GIFTS_A_MONTH))} per maand cadeau geven`,
  edition: 'De krant van morgen, vanavond al als pdf',
  ebook: 'Elke maand een e-book',
  family: 'Vier huisgenoten lezen mee',
  weekend: 'Zaterdag de krant op de mat',
  paper: 'Maandag tot en met vrijdag de krant op de mat',
};

/** A question with its answer. */
interface Question {
  readonly question: string;
  readonly answer: Markup;
}

/**
 * The questions under the subscriptions.
 * @param login the address of the login page, which returns to these questions
 * @param registration the address of the page that makes an account, which returns here, too
 */
export function questions(login: string, registration: string): readonly Question[] {
  const check = euros(IDENTITY_CHECK.cents);
  const { withAccount, withoutAccount } = FREE_ARTICLES;
  return [
    { question: 'Hoe lang betaal ik de lagere prijs?', answer: html`<p>${lowerPrices()}</p>` },
    {
      question: 'Hoe zeg ik op?',
      answer: html`<p><a href="/account/opzeggen/">Abonnement opzeggen</a> staat onder aan elke pagina, en in het menu van je account. Betaal je per maand, dan stopt je abonnement aan het eind van de maand. Betaal je per drie maanden of per jaar, dan lees je door tot die periode voorbij is.</p>`,
    },
    {
      question: 'Hoe betaal ik?',
      answer: html`<p>De eerste keer met iDEAL | Wero, bij je eigen bank. Daarna schrijven we het bedrag automatisch af, op de dag waarop je abonnement begon.</p>`,
    },
    {
      question: `Waarom betaal ik ${check} voor een identiteitscontrole?`,
      answer: html`<p>Met die cent bevestigt je bank dat de rekening van jou is. Zo kan niemand anders op jouw kosten een abonnement nemen. Je betaalt hem eenmalig, samen met je eerste betaling, en krijgt hem binnen ${IDENTITY_CHECK.refundedWithin} terug.</p>`,
    },
    {
      question: 'Kan ik eerst proberen?',
      answer: html`<p>Ja. Zonder account lees je elke maand ${articlesInWords(withoutAccount)}, met een gratis account ${inWords(withAccount)}. <a href="${registration}">Maak een account</a>.</p>`,
    },
    {
      question: 'Ik heb al een abonnement. Waarom kan ik niet verder lezen?',
      answer: html`<p>Dan ben je op dit apparaat niet ingelogd. <a href="${login}">Log in</a>, en je leest verder.</p>`,
    },
    {
      question: 'Kan ik van abonnement wisselen?',
      answer: html`<p>Ja, bij <a href="/account/#abonnement">je abonnement</a>. Je ziet eerst wat het scheelt; het nieuwe begint op de dag van je volgende betaling. Of bestel hierboven iets anders: dat begint meteen, en wat je te veel hebt betaald, krijg je terug.</p>`,
    },
    {
      question: 'Hoe laat ligt de krant op de mat?',
      answer: html`<p>Door de week voor zeven uur, op zaterdag voor acht uur. Niets ontvangen? Meld het bij de <a href="/klantenservice/#bezorging">klantenservice</a>.</p>`,
    },
  ];
}

/** The introductory offers in sentences. */
function lowerPrices(): string {
  const sentences = KINDS.flatMap(({ name, products }) =>
    products.flatMap((product) => {
      const duration = introductionDuration(product);
      if (duration === undefined) return [];
      const period = { 1: 'maand', 3: 'drie maanden', 12: 'jaar' }[product.months];
      return [
        `${name}, betaald per ${period}: ${duration} ${perWeek(weeklyCents(product))}, daarna ${perWeek(product.weekly)}.`,
      ];
    }),
  );
  return capital(sentences.join(' '));
}

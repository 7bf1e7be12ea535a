import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { NAME } from './texts.ts';

interface LegalPage {
  readonly path: string;
  readonly title: string;
  readonly about: string;
  readonly content: Markup;
}

/** The colophon: who makes the paper. */
const COLOPHON: LegalPage = {
  path: '/colofon/',
  title: 'Colofon',
  about: `Wie ${NAME} maken, en waar je hen vindt.`,
  content: html`<h2>Hoofdredactie</h2><p>Renée van Ommen (hoofdredacteur), Jurre Tamminga en Fatima el Idrissi (adjuncten).</p>
<h2>Redactie</h2><p>Kade 1, 1000 AA Oosterwaarde. Een tip of een vraag? Ga naar <a href="/contact/">contact</a>. Wie er nog meer werken lees je bij <a href="/over-ons/">over ons</a>.</p>
<h2>Uitgever en eigenaar</h2><p>Uitgeverij De Nieuwe Morgentijd B.V., Kade 1, 1000 AA Oosterwaarde. Alle aandelen zijn van de Stichting De Nieuwe Morgentijd, die geen andere eigenaren heeft. De uitgever gaat over de exploitatie, de hoofdredactie over de inhoud. Schrijf de uitgever via <a href="/contact/">contact</a>.</p>
<h2>Correcties</h2><p>Staat er een fout in de krant, dan herstellen we die in het artikel en zeggen we erbij wat er veranderd is. Meld een fout via <a href="/contact/">contact</a>, en een lek in de site als <a href="/kwetsbaarheden/">kwetsbaarheid</a>.</p>
<h2>Overnemen</h2><p>Artikelen en foto’s overnemen mag alleen met toestemming van de redactie. Een kort citaat met een link mag altijd.</p>`,
};

/** The privacy statement: how the paper uses readers' data. */
const PRIVACY: LegalPage = {
  path: '/privacy/',
  title: 'Privacy',
  about: 'Wat we van je opslaan, waarom, en wat je daaraan kunt veranderen.',
  content: html`<h2>Wat we opslaan</h2><p>Zonder account slaan we op hoeveel gratis artikelen je deze maand las. Met een account zijn dat ook je naam, je e-mailadres, je leeslijst en de onderwerpen die je volgt.</p>
<h2>Je leesgeschiedenis</h2><p>We houden alleen bij wat je leest als je daar toestemming voor geeft. Je zet dat uit, of wist je geschiedenis, bij <a href="/instellingen/privacy/">privacy en leesgeschiedenis</a>.</p>
<h2>Cookies</h2><p>Welke cookies we gebruiken staat in de <a href="/privacy/cookies/">lijst van cookies</a>. Je keuze verander je bij de <a href="#modal=consent-preferences">cookie-instellingen</a>.</p>
<h2>Je rechten</h2><p>Je mag je gegevens inzien, verbeteren en laten verwijderen. Schrijf ons via <a href="/contact/">contact</a>; we antwoorden binnen een maand.</p>`,
};

/** The terms and conditions. */
const TERMS: LegalPage = {
  path: '/voorwaarden/',
  title: 'Voorwaarden',
  about: 'Wat je van ons mag verwachten, en wij van jou.',
  content: html`<h2>Je account</h2><p>Een account is gratis en van jou alleen. Houd je wachtwoord voor jezelf. Je zegt je account op wanneer je wilt.</p>
<h2>Je abonnement</h2><p>Een abonnement loopt tot je het opzegt. <a href="/account/opzeggen/">Opzeggen</a> kan op elk moment en gaat in aan het einde van de periode die je betaald hebt. Binnen veertien dagen na je bestelling kun je haar <a href="/herroepen/">herroepen</a>, en krijg je je geld terug.</p>
<h2>Lezen en delen</h2><p>Je leest op zoveel apparaten als je wilt. Je deelt artikelen met een link; je geeft als abonnee ook artikelen cadeau. Kopiëren en opnieuw uitgeven mag niet.</p>
<h2>Reageren</h2><p>Blijf beleefd en bij het onderwerp. De redactie verwijdert reacties die dat niet zijn.</p>
<h2>Als het misgaat</h2><p>Een storing lossen we zo snel mogelijk op. Kom je er met ons niet uit? Schrijf de <a href="/klantenservice/">klantenservice</a>; we zoeken dan samen een oplossing.</p>`,
};

/** The accessibility statement: what works for everybody, and what does not yet. */
const ACCESSIBILITY: LegalPage = {
  path: '/toegankelijkheid/',
  title: 'Toegankelijkheid',
  about: 'Hoe we zorgen dat iedereen de krant kan lezen, en wat nog niet goed gaat.',
  content: html`<h2>Waar we naar streven</h2><p>De site moet voldoen aan EN 301 549, en daarmee aan WCAG 2.2 op niveau A en AA. Je leest en bestelt met muis, toetsenbord en schermlezer.</p>
<h2>Hoe we het nagaan</h2><p>Elke pagina wordt bij elke wijziging nagekeken. Ook lezen we de krant zelf met het toetsenbord, met grote letters en met een schermlezer.</p>
<h2>Wat nog niet goed gaat</h2><p>Onze pdf’s en sommige oudere filmpjes hebben geen tekst die wordt voorgelezen. Advertenties en berichten van anderen maken we niet zelf.</p>
<h2>Loop je ergens tegenaan?</h2><p>Meld het via <a href="/contact/">contact</a>. Je krijgt binnen twee weken antwoord, en tot het is opgelost de tekst op een andere manier. Kom je er met ons niet uit, dan kun je terecht bij de Autoriteit Consument &amp; Markt.</p>`,
};

/** The page for reporting vulnerabilities; `/.well-known/security.txt` links to it. */
const WEAKNESSES: LegalPage = {
  path: '/kwetsbaarheden/',
  title: 'Een kwetsbaarheid melden',
  about: 'Vond je een lek in onze site? Vertel het ons, dan maken we het samen dicht.',
  content: html`<h2>Zo meld je het</h2><p>Stuur een e-mail naar <a href="mailto:beveiliging@nmt.example">beveiliging@nmt.example</a>, of schrijf via <a href="/contact/">contact</a>. Vertel wat iemand ermee kan, en hoe we het zelf kunnen zien: het adres, je browser en de stappen.</p>
<h2>Wat je van ons mag verwachten</h2><p>Binnen twee werkdagen weet je dat we het lazen, binnen tien werkdagen wat we ervan vinden. Binnen 90 dagen is het opgelost. Als je wilt noemen we je naam erbij.</p>
<h2>Wat we van jou vragen</h2><p>Gebruik alleen je eigen account. Houd geen gegevens van anderen, en maak de site niet langzaam of onbereikbaar. Wacht met erover vertellen tot het is opgelost. Houd je je daaraan, dan doen we geen aangifte.</p>`,
};

/** The page to which the label of a political advertisement links. */
const POLITICAL_NOTICE: LegalPage = {
  path: '/transparantie/polder/',
  title: 'Transparantieverklaring',
  about: 'Over de advertentie van de Partij voor de Polder.',
  content: html`<h2>Wie betaalt</h2><p>De Partij voor de Polder, Dijkweg 12, Oosterwaarde. Zij betaalt negenhonderd euro uit contributies, en heeft geen eigenaar.</p>
<h2>Waar het om gaat</h2><p>De waterschapsverkiezingen van maart. De advertentie is twee weken te zien.</p>
<h2>Aan wie we haar tonen</h2><p>Aan alle lezers. We gebruiken geen gegevens over lezers om te bepalen wie haar ziet.</p>
<h2>Klopt er iets niet?</h2><p>Meld het via <a href="/contact/">contact</a>.</p>`,
};

/** The pages to which every footer links, besides the contact page, and that of the label. */
export const LEGAL_PAGES: readonly LegalPage[] = [
  COLOPHON,
  PRIVACY,
  TERMS,
  ACCESSIBILITY,
  WEAKNESSES,
  POLITICAL_NOTICE,
];

/** A legal page. */
export function legalPage({ path, title, about, content }: LegalPage, context: PageContext): Markup {
  return page(
    {
      title,
      description: about,
      pageType: 'index',
      canonical: path,
      content: html`<div class="with-side"><article class="article legal"><header class="section-head"><h1>${title}</h1><p>${about}</p></header><div class="article__body">${content}</div></article></div>`,
    },
    context,
  );
}

/** A page of the site besides its articles, with its own title, for the search. */
export interface SitePage {
  readonly address: string;
  readonly title: string;
  readonly about: string;
  /** Further search terms, besides the words of its title. */
  readonly words?: string;
}

const pages = (...rows: readonly (readonly [string, string, string, string?])[]): SitePage[] =>
  rows.map(([address, title, about, words]) => ({ address, title, about, ...(words && { words }) }));

/** The puzzles. */
const PUZZLES = pages(
  [
    '/puzzels/',
    'Puzzels',
    'Elke dag een nieuwe, en een week om hem af te maken.',
    'puzzel sudoku kruiswoordpuzzel rebus schaken',
  ],
  ['/puzzels/sudoku/', 'De sudoku van vandaag', 'Eén ster: voor bij het eerste kopje koffie.', 'puzzel'],
  [
    '/puzzels/kruiswoord/',
    'De kleine kruiswoordpuzzel',
    'Vijf bij vijf, elke dag een nieuwe.',
    'puzzel kruiswoord cryptogram',
  ],
  [
    '/puzzels/schaken/',
    'Drie keer denken voor het ontbijt',
    'Drie stellingen, van makkelijk naar gemeen. De oplossing staat onder elk bord, maar pas als je erom vraagt.',
    'puzzel schaken schaakrubriek schaakpuzzel',
  ],
  ['/puzzels/rebus/', 'De rebus van de week', 'Welk gezegde staat hier?', 'puzzel'],
);

/** Help pages, and pages about the paper. */
const HOUSE = pages(
  [
    '/klantenservice/',
    'Klantenservice',
    'Opzeggen, herroepen, bezorging, verhuizen, facturen: hier regel je het, of vraag je het.',
    'hulp help bezorging verhuizen factuur telefoonnummer',
  ],
  ['/contact/', 'Contact', 'Schrijf de redactie.', 'hulp e-mail adres redactie brief'],
  ['/colofon/', 'Colofon', 'Wie De Nieuwe Morgentijd maken, en waar je hen vindt.', 'redactie'],
  ['/privacy/', 'Privacy', 'Wat we van je opslaan, waarom, en wat je daaraan kunt veranderen.', 'gegevens'],
  ['/privacy/cookies/', 'Cookies', 'Welke cookies deze site en haar partners plaatsen, en waarvoor.'],
  ['/voorwaarden/', 'Voorwaarden', 'Wat je van ons mag verwachten, en wij van jou.', 'algemene'],
  [
    '/toegankelijkheid/',
    'Toegankelijkheid',
    'Hoe we zorgen dat iedereen de krant kan lezen, en wat nog niet goed gaat.',
  ],
  ['/over-ons/', 'Over ons', 'Wie de krant maken, en waarom.', 'redactie'],
  ['/vacatures/', 'Vacatures', 'Werken bij de krant.', 'vacature baan solliciteren'],
  ['/wachtwoord-vergeten/', 'Wachtwoord vergeten', 'Kies een nieuw wachtwoord.', 'inloggen account'],
  ['/account/opzeggen/', 'Abonnement opzeggen', 'Zeg je abonnement op, in twee stappen.', 'stoppen'],
  ['/herroepen/', 'Herroepen', 'Herroep een bestelling binnen veertien dagen.', 'bedenktijd'],
);

/** The paper's other offers to its readers. */
const OFFERS = pages(
  ['/nieuwsbrieven/', 'Nieuwsbrieven', 'De krant in je inbox.', 'nieuwsbrief e-mail'],
  ['/podcasts/', 'Podcasts', 'Luister naar het nieuws, en naar wat erachter zit.'],
  [
    '/podcasts/hoe-luister-ik/',
    'Hoe luister ik naar podcasts?',
    'Zo luister je op je telefoon of op de computer.',
  ],
  ['/agenda/', 'Agenda', 'Wat er de komende weken te zien en te horen is.', 'uitgaan concerten'],
  ['/archief/', 'Archief', 'De krant van een dag, en alles wat erin stond.', 'oude kranten'],
  [
    '/ebook/',
    'Elke maand een boek om te houden',
    'Elke maand een e-book naar keuze, voor plusabonnees.',
    'e-book e-books ebook',
  ],
  [
    '/masterclasses/',
    'Masterclasses',
    'Avonden met de mensen die de krant maken. In de drukkerij, met soep.',
  ],
  ['/specials/', 'Specials', 'Grote verhalen, keuzehulpen en puzzels.', 'special'],
  ['/necrologieen/', 'Necrologieën', 'Over mensen die zijn overleden, en wat ze nalieten.', 'necrologie'],
  ['/in-memoriam/', 'In memoriam', 'Mensen die dicht bij de krant stonden.', 'overleden'],
  [
    '/abonnementen/',
    'Kies hoe je de krant leest',
    'Kies hoe je De Nieuwe Morgentijd leest: digitaal, in het weekend of elke dag op papier.',
    'abonnement abonneren prijzen proefabonnement',
  ],
  [
    '/regio-bundel/',
    'De krant van het land en van je streek',
    'Twee kranten, één abonnement.',
    'abonnement regio',
  ],
  ['/onderwerpen/', 'Onderwerpen', 'Alle onderwerpen van de krant, op alfabet.', 'dossiers'],
  ['/leeslijst/', 'Leeslijst', 'De artikelen die je hebt opgeslagen, op al je apparaten.', 'opgeslagen'],
  ['/mijn-nieuws/', 'Mijn nieuws', 'Het nieuws over onderwerpen die je volgt.', 'volgen'],
  ['/enquete/', 'Lezersonderzoek', 'Vier vragen over de krant.', 'enquête'],
  [
    '/lintjes/',
    'Wie kreeg een lintje?',
    'Doorzoek de lintjes van achttien jaar.',
    'lintjesregen onderscheiding',
  ],
);

/** The pages that the search finds, by the label above their titles. */
export const SITE_PAGES: Readonly<Record<string, readonly SitePage[]>> = {
  Puzzel: PUZZLES,
  Service: HOUSE,
  Pagina: OFFERS,
};

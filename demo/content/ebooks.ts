/** An e-book that plus subscribers can choose. */
export interface Ebook {
  /** Last part of the download's address. */
  readonly value: string;
  readonly title: string;
  readonly author: string;
  /** The subject, in a sentence. */
  readonly info: string;
  /** Alternative text of the cover. */
  readonly cover: string;
  /** Content of the file. */
  readonly chapters: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

/** The base name of a cover's files in `demo/static/images/`, without size and type. */
export const coverName = ({ value }: Pick<Ebook, 'value'>): string => `boek-${value}`;

/** The e-books of this month. */
export const EBOOKS: readonly Ebook[] = [
  {
    value: 'de-laatste-pont',
    title: 'De laatste pont',
    author: 'Hanneke Veldstra',
    info: 'Veertien overtochten met de mensen die de rivier bevaren, van de eerste mist tot de laatste lamp.',
    cover: 'Een pont op de rivier bij maanlicht',
    chapters: [
      {
        title: 'Tien over zes',
        paragraphs: [
          'De schipper begint met luisteren. Pas als hij de overkant hoort, een hond, een fietsbel, de klap van een hek, gooit hij los.',
          'Drie mensen staan er aan dek. Ze kennen elkaar al twaalf jaar en hebben elkaar nog nooit bij de naam genoemd.',
        ],
      },
      {
        title: 'Het wachten',
        paragraphs: [
          'Wie de pont mist, wacht elf minuten. Dat is precies lang genoeg om te besluiten dat het niet erg is.',
        ],
      },
    ],
  },
  {
    value: 'onder-de-dijk',
    title: 'Onder de dijk',
    author: 'Marieke de Groot',
    info: 'Een geschiedenis van het land dat er niet had moeten zijn, verteld door wie het droog houdt.',
    cover: 'Een huis onder aan een groene dijk, daarachter het water',
    chapters: [
      {
        title: 'Min vier',
        paragraphs: [
          'Aan de keukenmuur van Ria Blom hangt een streepje. Tot daar stond het, zegt ze, en ze zet de koffie er recht onder.',
          'Vier meter lager dan de zee ligt haar tuin. De rozen weten van niets.',
        ],
      },
      {
        title: 'De begroting',
        paragraphs: [
          'Een waterschap lees je als een roman: van achteren naar voren, want daar staan de posten onvoorzien.',
        ],
      },
    ],
  },
  {
    value: 'het-uur-van-de-bakker',
    title: 'Het uur van de bakker',
    author: 'Joris Tamminga',
    info: 'Over nachtwerk, deeg en de vraag wie er wakker is als iedereen slaapt.',
    cover: 'Broden in een gloeiende oven',
    chapters: [
      {
        title: 'Half drie',
        paragraphs: [
          'Er is een uur waarin de stad alleen van bakkers is. Zij delen het met één taxi en een vos.',
          'Deeg heeft geen haast, zegt Tamminga senior, en hij kijkt op zijn horloge.',
        ],
      },
    ],
  },
  {
    value: 'een-kaart-van-de-stilte',
    title: 'Een kaart van de stilte',
    author: 'Amina Berrada',
    info: 'Met microfoon en rubberlaarzen op zoek naar de laatste plek zonder motor.',
    cover: 'Hoogtelijnen rond een lichtend punt',
    chapters: [
      {
        title: 'Negentien decibel',
        paragraphs: [
          'Op de kaart staat niets, en dat is de bedoeling. Ik heb er met potlood een kruis gezet.',
          'Na een kwartier hoorde ik mijn eigen jas. Na een halfuur hoorde ik dat hij ophield.',
        ],
      },
    ],
  },
  {
    value: 'wie-het-licht-bedient',
    title: 'Wie het licht bedient',
    author: 'Ruben Oostveen',
    info: 'Roman. Een vuurtoren wordt gesloten, en de wachter blijft elke avond naar boven gaan.',
    cover: 'Een vuurtoren met twee bundels licht',
    chapters: [
      {
        title: 'Tweehonderdtwaalf treden',
        paragraphs: [
          'Op de honderdste trede rust hij, niet omdat het moet, maar omdat het raam daar is.',
          'De brief van de dienst lag nog ongeopend op tafel. Hij wist wat erin stond; het licht wist van niets.',
        ],
      },
    ],
  },
  {
    value: 'alle-treinen-rijden',
    title: 'Alle treinen rijden',
    author: 'Sanne Kuiper',
    info: 'Wie de dienstregeling tekent, hoe die stukloopt en waarom je toch op tijd kwam.',
    cover: 'Een spoor dat naar de zon loopt',
    chapters: [
      {
        title: 'De witte minuut',
        paragraphs: [
          'Tussen 07:41 en 07:42 past in Utrecht niets meer. Daar past, zegt de tekenaar, dus altijd nog één trein.',
        ],
      },
    ],
  },
  {
    value: 'kleine-kosmologie',
    title: 'Kleine kosmologie voor slechte slapers',
    author: 'Idris Vonk',
    info: 'Eenentwintig nachten, eenentwintig vragen over alles, en geen enkele pil.',
    cover: 'Een planeet met twee manen in een paarse nacht',
    chapters: [
      {
        title: 'Nacht een: waarom is het donker?',
        paragraphs: [
          'Als er overal sterren zijn, hoort de hemel te branden. Dat hij dat niet doet, is het beste nieuws dat je vannacht krijgt.',
        ],
      },
    ],
  },
  {
    value: 'brood-en-inkt',
    title: 'Brood en inkt',
    author: 'De redactie',
    info: 'De mooiste stukken over eten uit honderd jaar krant, met de recepten die klopten.',
    cover: 'Een brood op een krantenpagina',
    chapters: [
      {
        title: 'Rectificatie',
        paragraphs: [
          'In het recept van zaterdag stond een kilo zout. Bedoeld werd een snuf. De redactie biedt haar lezers koffie aan.',
        ],
      },
    ],
  },
  {
    value: 'het-winterorkest',
    title: 'Het winterorkest',
    author: 'Liesbeth Aarts',
    info: 'Een seizoen lang achter de coulissen van een orkest zonder zaal.',
    cover: 'Een strijkstok over snaren, in de sneeuw',
    chapters: [
      {
        title: 'Stemmen',
        paragraphs: [
          'De hobo geeft de a, en in de sporthal geeft een basketbal antwoord.',
          'Zo kwamen ze aan hun langste stilte: hij wachtte tot de bal lag.',
        ],
      },
    ],
  },
];
